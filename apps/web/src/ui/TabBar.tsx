import { useEffect, useRef, type KeyboardEvent } from 'react'
import { showInLine } from '../lib/show-in-line.ts'
import { useHasPermissions } from '../lib/session.ts'
import './page.css'

export interface TabBarItem {
  key: string
  label: string
  /** How many are behind it, as it is shown. */
  count?: string | undefined
  /** Hidden from whoever lacks it (specification §6). */
  permission?: string
}

export interface TabBarProps {
  items: readonly TabBarItem[]
  active: string
  onChange: (key: string) => void
  label: string
  /** Id of the element the tabs change. */
  controls?: string
}

/** Tabs in one line, scrolled aside where they do not fit; arrows move between them (WAI-ARIA tabs, automatic activation). */
export function TabBar({ items: all, active, onChange, label, controls }: TabBarProps) {
  const isAllowed = useHasPermissions()
  const items = all.filter((item) => item.permission === undefined || isAllowed(item.permission))
  const bar = useRef<HTMLDivElement>(null)
  // the figures that come later widen them
  const width = items.map(({ count = '' }) => count).join()
  useEffect(() => showInLine(bar.current, '[aria-selected="true"]'), [active, width])
  const move = (event: KeyboardEvent): void => {
    const index = items.findIndex((item) => item.key === active)
    const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: items.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = items[(target + items.length) % items.length]
    if (next === undefined) return
    onChange(next.key)
    bar.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus()
  }
  return (
    <div
      ref={bar}
      className="tab-bar"
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      // a wheel goes up and down, the tabs aside
      onWheel={({ deltaY, currentTarget }) => {
        currentTarget.scrollLeft += deltaY
      }}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          data-key={item.key}
          aria-selected={item.key === active}
          aria-controls={controls}
          tabIndex={item.key === active ? 0 : -1}
          onClick={() => onChange(item.key)}
        >
          {item.label}
          {item.count !== undefined && <span className="tab-bar-count">{item.count}</span>}
        </button>
      ))}
    </div>
  )
}
