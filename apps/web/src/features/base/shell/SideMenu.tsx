import { useState } from 'react'
import { Tooltip } from 'antd'
import DownOutlined from '@ant-design/icons/DownOutlined'
import { NavLink, useLocation } from 'react-router'
import { useText } from '../../../lib/i18n.ts'
import { findPage, usePages, type Page } from '../../../lib/pages.ts'
import { MenuIcon } from './menu-icons.tsx'
import { menuTitle, type MenuNode } from './menu-tree.ts'
import { useTodoCount } from './use-todo-count.ts'

interface SideMenuProps {
  nodes: readonly MenuNode[]
  isCollapsed: boolean
  /** After choosing an entry (the drawer closes) or opening a group while collapsed (the menu unfolds). */
  onChoose?: () => void
  onExpand?: () => void
}

/** Whether a node leads to the open page, or to the screen that it stands below. */
function isWithin(node: MenuNode, open: Page | undefined): boolean {
  return (
    (node.page !== undefined && (node.page.pattern === open?.pattern || node.page.component === open?.route.below)) ||
    node.children.some((child) => isWithin(child, open))
  )
}

function TodoBadge({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useText()
  const count = useTodoCount(true)
  if (count === undefined || count.total === 0) return null
  const shown = count.total > 99 ? '99+' : String(count.total)
  return (
    <span className={`menu-badge${isCollapsed ? ' is-small' : ''}`} aria-label={t('shell.pending', { n: count.total })}>
      {shown}
    </span>
  )
}

function Entry({ node, depth, props }: { node: MenuNode; depth: number; props: SideMenuProps & { open: Page | undefined } }) {
  const tools = useText()
  const isActive = isWithin(node, props.open)
  const [isOpen, setOpen] = useState(true)
  const title = menuTitle(node.item, tools)
  const indent = props.isCollapsed ? undefined : { paddingLeft: depth === 0 ? 16 : 30 + depth * 16 }
  const body = (
    <>
      {depth === 0 && (
        <span className="menu-icon">
          <MenuIcon item={node.item} />
        </span>
      )}
      <span className="menu-title">{title}</span>
    </>
  )
  if (node.children.length === 0 && node.page !== undefined) {
    return (
      <li>
        <Tooltip title={props.isCollapsed ? title : ''} placement="right">
          <NavLink
            to={node.page.pattern}
            end
            className={() => `menu-entry${isActive ? ' active' : ''}`}
            style={indent}
            {...(props.onChoose ? { onClick: props.onChoose } : {})}
          >
            {body}
            {node.item.component === 'todo' && <TodoBadge isCollapsed={props.isCollapsed} />}
          </NavLink>
        </Tooltip>
      </li>
    )
  }
  const toggle = (): void => {
    if (props.isCollapsed) props.onExpand?.()
    else setOpen(!isOpen)
  }
  return (
    <li>
      <Tooltip title={props.isCollapsed ? title : ''} placement="right">
        <button
          type="button"
          className={`menu-entry menu-group${isActive && props.isCollapsed ? ' active' : ''}`}
          style={indent}
          aria-expanded={isOpen && !props.isCollapsed}
          onClick={toggle}
        >
          {body}
          <span className={`menu-arrow${isOpen ? ' is-open' : ''}`}>
            <DownOutlined />
          </span>
        </button>
      </Tooltip>
      {isOpen && !props.isCollapsed && (
        <ul>
          {node.children.map((child) => (
            <Entry key={child.item.id} node={child} depth={depth + 1} props={props} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The navigation the server gives: groups fold, the to-do entry carries its figure. */
export function SideMenu(props: SideMenuProps) {
  const { t } = useText()
  const { pathname } = useLocation()
  const open = findPage(
    usePages(({ all }) => all),
    pathname,
  )
  return (
    <nav className={`side-menu${props.isCollapsed ? ' is-collapsed' : ''}`} aria-label={t('shell.mainMenu')}>
      <ul>
        {props.nodes.map((node) => (
          <Entry key={node.item.id} node={node} depth={0} props={{ ...props, open }} />
        ))}
      </ul>
    </nav>
  )
}
