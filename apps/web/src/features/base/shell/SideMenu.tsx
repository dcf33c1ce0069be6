import { useState } from 'react'
import { Tooltip } from 'antd'
import DownOutlined from '@ant-design/icons/DownOutlined'
import { NavLink, useLocation } from 'react-router'
import { useText } from '../../../lib/i18n.ts'
import { findPage, usePages } from '../../../lib/pages.ts'
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

function isWithin(node: MenuNode, path: string): boolean {
  return node.page?.pattern === path || node.children.some((child) => isWithin(child, path))
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

/** The address of the menu entry that the open page belongs to: its own, or that of the screen it stands below. */
function useOpenEntry(): string {
  const { pathname } = useLocation()
  const pages = usePages(({ all }) => all)
  const below = findPage(pages, pathname)?.route.below
  const entry = below === undefined ? undefined : pages.find(({ component, menu }) => component === below && menu !== undefined)
  return entry?.pattern ?? pathname
}

/** `openEntry`: the address of the entry that is marked. */
type EntryProps = SideMenuProps & { openEntry: string }

function Entry({ node, depth, props }: { node: MenuNode; depth: number; props: EntryProps }) {
  const tools = useText()
  const isActive = isWithin(node, props.openEntry)
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
  const openEntry = useOpenEntry()
  return (
    <nav className={`side-menu${props.isCollapsed ? ' is-collapsed' : ''}`} aria-label={t('shell.mainMenu')}>
      <ul>
        {props.nodes.map((node) => (
          <Entry key={node.item.id} node={node} depth={0} props={{ ...props, openEntry }} />
        ))}
      </ul>
    </nav>
  )
}
