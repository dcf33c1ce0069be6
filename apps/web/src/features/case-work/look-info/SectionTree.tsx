import { useRef, type KeyboardEvent } from 'react'
import { Select } from 'antd'
import type { ViewerNode } from '@wenwu/core/item/model'
import { useText } from '../../../lib/i18n.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'

export interface SectionTreeProps {
  /** What stands over the sections: the matter. */
  name: string
  nodes: readonly ViewerNode[]
  /** Key of the section that is shown. */
  active: string
  onChoose: (key: string) => void
}

/** How far a key leads in a list of so many, from a place. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The sections of the matter: a tree that the arrow keys walk, on a phone a choice in one line. */
export function SectionTree({ name, nodes, active, onChoose }: SectionTreeProps) {
  const { t, textOf } = useText()
  const list = useRef<HTMLUListElement>(null)
  const isNarrow = useIsNarrow()
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const at = nodes.findIndex(({ key }) => key === active)
    const next = placeAfter(event.key, at, nodes.length)
    const node = next === undefined ? undefined : nodes[next]
    if (node === undefined) return
    event.preventDefault()
    onChoose(node.key)
    list.current?.querySelectorAll<HTMLElement>('button')[next!]?.focus()
  }
  if (isNarrow)
    return (
      <Select
        className="look-choice"
        aria-label={t('look.sections')}
        value={active}
        onChange={onChoose}
        options={nodes.map((node) => ({ value: node.key, label: textOf(node.title) }))}
      />
    )
  return (
    <nav className="look-tree no-print" aria-label={t('look.sections')}>
      <p className="look-tree-root">{name}</p>
      <ul ref={list}>
        {nodes.map((node) => (
          <li key={node.key}>
            <button
              type="button"
              aria-current={node.key === active ? 'true' : undefined}
              tabIndex={node.key === active ? 0 : -1}
              onClick={() => onChoose(node.key)}
              onKeyDown={move}
            >
              {textOf(node.title)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
