import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { Button } from 'antd'
import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined'
import type { OrganizationNode } from '@wenwu/core/organizations/model'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useLevel } from './queries.ts'

export interface OrganizationTreeProps {
  chosen: string | undefined
  expanded: ReadonlySet<string>
  onChoose: (id: string) => void
  onExpand: (id: string, isExpanded: boolean) => void
}

/**
 * The tree of organisations (WAI-ARIA tree): up and down move among what is shown, right opens and goes in, left closes and goes out, Home
 * and End, Enter or a click chooses. A level is read when it is opened.
 */
export function OrganizationTree(props: OrganizationTreeProps) {
  const { t } = useText()
  const tree = useRef<HTMLUListElement>(null)

  const items = (): HTMLElement[] => [...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])]
  const focus = (item: Element | null | undefined): void => {
    if (!(item instanceof HTMLElement)) return
    for (const other of items()) other.tabIndex = -1
    item.tabIndex = 0
    item.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const item = (event.target as Element).closest<HTMLElement>('[role=treeitem]')
    if (item === null || event.target !== item) return
    const id = item.dataset['id'] ?? ''
    const all = items()
    const at = all.indexOf(item)
    const isOpen = item.getAttribute('aria-expanded') === 'true'
    const isLeaf = !item.hasAttribute('aria-expanded')
    if (event.key === 'ArrowDown') focus(all[at + 1])
    else if (event.key === 'ArrowUp') focus(all[at - 1])
    else if (event.key === 'Home') focus(all[0])
    else if (event.key === 'End') focus(all.at(-1))
    else if (event.key === 'ArrowRight' && !isLeaf) {
      if (isOpen) focus(item.querySelector('[role=treeitem]'))
      else props.onExpand(id, true)
    } else if (event.key === 'ArrowLeft') {
      if (isOpen) props.onExpand(id, false)
      else focus(item.parentElement?.closest('[role=treeitem]'))
    } else if (event.key === 'Enter' || event.key === ' ') props.onChoose(id)
    else return
    event.preventDefault()
  }

  return (
    <ul ref={tree} className="org-tree" role="tree" aria-label={t('organizations.tree')} onKeyDown={onKeyDown}>
      <Level {...props} parentId={null} depth={0} />
    </ul>
  )
}

interface LevelProps extends OrganizationTreeProps {
  parentId: string | null
  depth: number
}

function Level({ parentId, depth, ...tree }: LevelProps) {
  const { t } = useText()
  const { rows, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLevel(parentId)
  if (rows === undefined) {
    return (
      <li role="none" style={{ '--depth': depth } as CSSProperties} className="org-more">
        {error === null ? <span className="skeleton org-skeleton" /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </li>
    )
  }
  return (
    <>
      {rows.map((node, index) => (
        <Item key={node.id} node={node} depth={depth} isFirst={parentId === null && index === 0} {...tree} />
      ))}
      {hasNextPage && (
        <li role="none" style={{ '--depth': depth } as CSSProperties} className="org-more">
          <Button type="link" size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('organizations.showMore')}
          </Button>
        </li>
      )}
    </>
  )
}

interface ItemProps extends OrganizationTreeProps {
  node: OrganizationNode
  depth: number
  isFirst: boolean
}

function Item({ node, depth, isFirst, ...tree }: ItemProps) {
  const { t } = useText()
  const isChosen = tree.chosen === node.id
  const isExpanded = node.hasChildren && tree.expanded.has(node.id)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // one that was found by a word, or stands in the address, may lie far below
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li
      role="treeitem"
      data-id={node.id}
      aria-label={node.name}
      aria-level={depth + 1}
      aria-selected={isChosen}
      aria-expanded={node.hasChildren ? isExpanded : undefined}
      tabIndex={isChosen || (isFirst && tree.chosen === undefined) ? 0 : -1}
    >
      <div
        ref={row}
        className={`org-row${isChosen ? ' is-chosen' : ''}${node.isActive ? '' : ' is-inactive'}`}
        style={{ '--depth': depth } as CSSProperties}
        onClick={() => tree.onChoose(node.id)}
      >
        {node.hasChildren ? (
          <span
            className={`org-caret${isExpanded ? ' is-open' : ''}`}
            aria-hidden="true"
            title={t(isExpanded ? 'organizations.collapse' : 'organizations.expand', { name: node.name })}
            onClick={(event) => {
              event.stopPropagation()
              tree.onExpand(node.id, !isExpanded)
            }}
          >
            <CaretRightOutlined />
          </span>
        ) : (
          <span className="org-caret" aria-hidden="true" />
        )}
        <span className="org-name">{node.name}</span>
        {!node.isActive && <span className="org-state">{t('form.organization.inactive')}</span>}
      </div>
      {isExpanded && (
        <ul role="group">
          <Level parentId={node.id} depth={depth + 1} {...tree} />
        </ul>
      )}
    </li>
  )
}
