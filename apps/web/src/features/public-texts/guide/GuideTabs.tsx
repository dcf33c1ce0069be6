import { useEffect, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { guideAnchor } from '@wenwu/core/guides/model'
import { useText } from '../../../lib/i18n.ts'

interface GuideTabsProps {
  items: readonly { key: string; label: string }[]
  bar: RefObject<HTMLElement | null> | undefined
  /** The section being read; the server knows none. */
  active: string | undefined
  onChoose: ((key: string) => void) | undefined
}

/** The sections as tabs in one line: links that work without a script; arrows, Home and End move between them. */
export function GuideTabs({ items, bar, active, onChoose }: GuideTabsProps) {
  const { t } = useText()
  useEffect(() => {
    // in its own line only: the page must not jump because of it
    const line = bar?.current
    const tab = line?.querySelector<HTMLElement>('[aria-current]')
    if (line == null || tab == null) return
    line.scrollTo({ left: tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2 })
  }, [bar, active])
  const choose = (event: MouseEvent, key: string): void => {
    if (onChoose === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(key)
  }
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const index = links.findIndex((link) => link === document.activeElement)
    const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: links.length - 1 }
    const target = targets[event.key]
    if (target === undefined || index === -1) return
    event.preventDefault()
    const next = (target + links.length) % links.length
    links[next]?.focus({ preventScroll: true })
    onChoose?.(items[next]?.key ?? '')
  }
  return (
    <nav ref={bar} className="guide-tabs no-print" aria-label={t('guide.sections')} onKeyDown={move}>
      {items.map(({ key, label }) => (
        <a
          key={key}
          href={`#${guideAnchor(key)}`}
          aria-current={key === active ? 'location' : undefined}
          onClick={(event) => choose(event, key)}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
