import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useKeyGroup, type KeyGroup } from '../../lib/key-help.ts'
import { useShortcuts } from '../../lib/keys.ts'
import type { ShownList } from './list-types.ts'

const keysOfList: KeyGroup = {
  title: 'keys.list',
  keys: [
    { name: '↑ ↓ j k', does: 'keys.move' },
    { name: 'Enter', does: 'keys.open' },
  ],
}

/**
 * The keys of a list's rows: j/k and arrows move, Enter opens, Space selects, a button's own letter presses it.
 * @param onToggle absent: no row can be selected
 */
export function useRowKeys<Row>(
  list: ShownList<Row>,
  onToggle: ((row: Row) => void) | undefined,
): { table: RefObject<HTMLTableElement | null>; onRowKey: (event: KeyboardEvent, row: Row) => void } {
  const navigate = useNavigate()
  const table = useRef<HTMLTableElement>(null)
  const move = (step: number): void => {
    const elements = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
    const current = elements.findIndex((element) => element.contains(document.activeElement))
    const target =
      elements[current === -1 ? (step > 0 ? 0 : elements.length - 1) : Math.min(elements.length - 1, Math.max(0, current + step))]
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }
  useKeyGroup(list.keys ?? keysOfList)
  useShortcuts({ j: () => move(1), k: () => move(-1) })
  const onRowKey = (event: KeyboardEvent, row: Row): void => {
    if (event.target !== event.currentTarget) return
    const path = list.rowPath?.(row)
    if (event.key === 'Enter' && path !== undefined) {
      if (list.opensWindows === true) window.open(path, '_blank', 'noopener')
      else void navigate(path)
    } else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === ' ' && onToggle !== undefined) onToggle(row)
    else if (!pressByKey(event)) return
    event.preventDefault()
  }
  return { table, onRowKey }
}

/** Presses the button of a row that has this letter; false where it has none. */
function pressByKey({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const button = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
  if (button === null || ctrlKey || metaKey || altKey) return false
  button.click()
  return true
}
