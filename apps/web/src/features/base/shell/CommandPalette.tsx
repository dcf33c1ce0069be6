import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Modal } from 'antd'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/cases/contract'
import { contract as search } from '@wenwu/core/search/contract'
import { matterCode } from '@wenwu/core/item/matter-code'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePages, usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { SearchStanding } from '../../../ui/SearchStanding.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { menuTitle } from './menu-tree.ts'
import './palette.css'

interface Found {
  id: string
  group: 'pages' | 'cases' | 'texts'
  title: string
  note: string
  /** Where a case is, or whether a text is in force. */
  tag: ReactNode
  path: string
}

const groupTitles = { pages: 'shell.searchPages', cases: 'shell.searchCases', texts: 'shell.searchTexts' } as const
const mostCases = 8
const mostTexts = 5

function Palette({ onClose }: { onClose: () => void }) {
  const tools = useText()
  const { t, textOf } = tools
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const pages = usePages((state) => state.all)
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [keyword, setKeyword] = useState('')
  const [index, setIndex] = useState(0)
  const settled = useSettled(keyword.trim(), 200)

  const cases = useQuery({
    queryKey: [...queryKeys.cases, 'palette', settled],
    queryFn: ({ signal }) => call(contract.search, { q: settled }, { signal, isQuiet: true }),
    enabled: settled.length >= 2 && pathTo('case-page', { id: 'x' }) !== undefined,
    placeholderData: keepPreviousData,
  })
  const texts = useQuery({
    queryKey: ['search', 'palette', settled],
    queryFn: ({ signal }) => call(search.suggestions, { q: settled }, { signal, isQuiet: true }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const isFetching = cases.isFetching || texts.isFetching

  const found = useMemo((): Found[] => {
    const wanted = keyword.trim().toLowerCase()
    const ofPages = pages.flatMap((page): Found[] => {
      if (page.menu === undefined) return []
      const title = menuTitle(page.menu, tools)
      const isHit = wanted === '' || title.toLowerCase().includes(wanted) || page.menu.name.toLowerCase().includes(wanted)
      return isHit ? [{ id: `page-${page.pattern}`, group: 'pages', title, note: '', tag: null, path: page.pattern }] : []
    })
    const rows = settled.length >= 2 && wanted !== '' ? (cases.data?.rows ?? []).slice(0, mostCases) : []
    const ofCases = rows.flatMap((row): Found[] => {
      const path = pathTo('case-page', { id: row.id })
      return path === undefined
        ? []
        : [
            {
              id: `case-${row.id}`,
              group: 'cases',
              title: row.title.text,
              note: [textOf(row.itemShortName), row.applicantName, row.number.text].filter(Boolean).join(' · '),
              tag: <StatusTag of={row} />,
              path,
            },
          ]
    })
    const ofTexts = (wanted === '' ? [] : (texts.data ?? [])).slice(0, mostTexts).map((text): Found => ({
      id: `text-${text.path}`,
      group: 'texts',
      title: text.title,
      note: [text.kind === 'guide' ? matterCode(text.number) : text.number, text.publishedOn?.slice(0, 4), t(`search.${text.kind}`)]
        .filter(Boolean)
        .join(' · '),
      tag: <SearchStanding kind={text.kind} standing={text.standing} />,
      path: text.path,
    }))
    const everywhere = pathTo('search', {}, { q: keyword.trim() })
    if (wanted !== '' && everywhere !== undefined)
      ofTexts.push({
        id: 'full-text',
        group: 'texts',
        title: t('search.fullText', { q: keyword.trim() }),
        note: '',
        tag: null,
        path: everywhere,
      })
    return [...ofPages, ...ofCases, ...ofTexts]
  }, [keyword, settled, pages, cases.data, texts.data, tools, t, textOf, pathTo])

  const active = found[Math.min(index, found.length - 1)]
  const go = (entry: Found | undefined): void => {
    if (entry === undefined) return
    onClose()
    void navigate(entry.path)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      const next = (Math.min(index, found.length - 1) + step + found.length) % found.length
      setIndex(next)
      list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(active)
    } else if (event.key === 'Escape') {
      // by itself: the dialog does not hear the key while it is still opening
      event.stopPropagation()
      onClose()
    }
  }

  return (
    <div className="palette">
      <div className="palette-input">
        <SearchOutlined />
        <input
          autoFocus
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active.id}`}
          aria-label={t('shell.search')}
          placeholder={t('shell.search')}
          maxLength={100}
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value)
            setIndex(0)
          }}
          onKeyDown={onKey}
        />
      </div>
      <ul id={listId} ref={list} role="listbox" aria-label={t('shell.search')} aria-busy={isFetching}>
        {found.map((entry, position) => (
          <li key={entry.id} role="presentation">
            {(position === 0 || found[position - 1]?.group !== entry.group) && (
              <p className="palette-group" role="presentation">
                {t(groupTitles[entry.group])}
              </p>
            )}
            <div
              id={`${listId}-${entry.id}`}
              role="option"
              aria-selected={entry === active}
              className="palette-option"
              onMouseMove={() => setIndex(position)}
              onClick={() => go(entry)}
            >
              <span className="palette-title">{entry.title}</span>
              <span className="palette-note">{entry.note}</span>
              {entry.tag}
            </div>
          </li>
        ))}
      </ul>
      <p className="palette-help">{t('shell.searchHelp')}</p>
    </div>
  )
}

/** Ctrl+K: a page of the menu, a case by number or title, a law, standard or guide, and the way to the search of all texts. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText()
  return (
    <Modal
      title={<span className="visually-hidden">{t('shell.search')}</span>}
      open={isOpen}
      footer={null}
      closable={false}
      width={640}
      onCancel={onClose}
      destroyOnHidden
      style={{ top: 72 }}
      styles={{ container: { padding: 0 }, header: { margin: 0, height: 0, overflow: 'hidden' } }}
    >
      <Palette onClose={onClose} />
    </Modal>
  )
}
