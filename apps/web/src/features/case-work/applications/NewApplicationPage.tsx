import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { guideCategoryNames } from '@wenwu/core/guides/category-names'
import { foldEveryday, saysWord } from '@wenwu/core/guides/everyday-words'
import { groupByCategory } from '@wenwu/core/item/categories'
import { resolveItemCode } from '@wenwu/core/item/resolve'
import { contract } from '@wenwu/core/items/contract'
import { matterCode } from '@wenwu/core/item/matter-code'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { OtherKindNote } from '../../../item/OtherKindNote.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { ItemOffer } from './ItemOffer.tsx'
import './applications.css'

/** Choose what to apply for: what may be applied for at the left, what it takes at the right. Nothing is chosen but by the person or a link; the choice stands in the address. */
export function NewApplicationPage() {
  const { t, textOf } = useText()
  const isNarrow = useIsNarrow()
  const guides = usePathTo()('work-guide')
  const [search, setSearch] = useSearchParams()
  const [keyword, setKeyword] = useState('')
  const columns = useRef<HTMLDivElement>(null)
  /** Code of the item whose place takes the focus: of the offer that was just opened, or of the option it was left from. */
  const toFocus = useRef<string>(undefined)
  const query = useQuery({
    queryKey: queryKeys.items,
    queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
  const named = search.get('itemCode')
  const isLoaded = query.data !== undefined
  useEffect(() => {
    const option = columns.current?.querySelector('.item-option[aria-pressed="true"]')
    // far down the list, and under the heading of its group
    option?.scrollIntoView({ block: 'nearest' })
    const wanted = toFocus.current
    toFocus.current = undefined
    if (wanted === undefined) return
    const place = named === null ? `[data-code="${CSS.escape(wanted)}"]` : '.item-offer h2'
    columns.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: named !== null })
  }, [named, isLoaded])

  if (query.data === undefined)
    return query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <PageSkeleton />
  const open = query.data.filter(({ canApply }) => canApply)
  const words = foldEveryday(keyword)
    .split(/[\s、,]+/)
    .filter(Boolean)
  const found = open.filter((item) => {
    const text = foldEveryday(`${matterCode(item.code)} ${textOf(item.name)} ${textOf(item.shortName)} ${textOf(item.itemType)}`)
    return words.every((word) => saysWord(text, word))
  })
  const asked =
    named === null
      ? undefined
      : resolveItemCode(
          open.map((item) => ({ ...item, aliases: [] })),
          named,
        )
  // what somebody asked for by a link and may not apply for
  const refused =
    named === null || asked !== undefined
      ? undefined
      : resolveItemCode(
          query.data.map((item) => ({ ...item, aliases: [] })),
          named,
        )
  const choose = (code: string): void => {
    toFocus.current = code
    setSearch({ itemCode: code })
  }
  const leave = (): void => {
    toFocus.current = asked?.code
    setSearch({})
  }

  return (
    <div className="page new-application">
      <PageHeader title={t('application.newTitle')} description={isNarrow && asked !== undefined ? undefined : t('application.newIntro')} />
      {refused !== undefined && (
        <p>
          <OtherKindNote name={refused.name} applicants={refused.applicants} /> {open.length > 0 ? t('application.newInstead') : ''}
          {guides !== undefined && <Link to={`${guides}/${encodeURIComponent(refused.code)}`}>{t('application.newGuide')}</Link>}
        </p>
      )}
      {named !== null && asked === undefined && refused === undefined && (
        <p role="alert">{t('application.newUnknown', { code: named.slice(0, 40) })}</p>
      )}
      {open.length === 0 ? (
        <EmptyState text={t('shell.newEmpty')} action={guides === undefined ? undefined : <Link to={guides}>{t('public.guide')}</Link>} />
      ) : (
        <div ref={columns} className="new-columns">
          {!(isNarrow && asked !== undefined) && (
            <div className="panel item-choice">
              <div className="item-search">
                <Input.Search
                  allowClear
                  value={keyword}
                  placeholder={t('application.itemSearch')}
                  aria-label={t('application.itemSearch')}
                  onChange={(event) => setKeyword(event.target.value)}
                />
              </div>
              {found.length === 0 && (
                <EmptyState
                  text={t('application.itemNone', { keyword: keyword.trim() })}
                  action={
                    guides === undefined ? undefined : (
                      <Link to={`${guides}?${new URLSearchParams({ keyword: keyword.trim() }).toString()}`}>
                        {t('application.itemNoneGuide')}
                      </Link>
                    )
                  }
                />
              )}
              <div className="item-groups" role="group" aria-label={t('application.itemList')}>
                {groupByCategory(found).map(({ category, entries }) => (
                  <section key={category} aria-labelledby={`items-${category}`}>
                    <h2 id={`items-${category}`} className="item-group">
                      {textOf(guideCategoryNames[category])}
                    </h2>
                    <ul>
                      {entries.map((item) => (
                        <li key={item.code}>
                          <button
                            type="button"
                            className="item-option"
                            data-code={item.code}
                            aria-pressed={item.code === asked?.code}
                            onClick={() => choose(item.code)}
                          >
                            <strong>{textOf(item.shortName)}</strong>
                            <span>{textOf(item.name)}</span>
                            <span className="item-option-facts">
                              {matterCode(item.code) !== '' && (
                                <>
                                  <span className="mono">{item.code}</span> ·{' '}
                                </>
                              )}
                              {textOf(item.itemType)}
                            </span>
                          </button>
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </div>
          )}
          {asked !== undefined && <ItemOffer key={asked.code} entry={asked} onBack={isNarrow ? leave : undefined} />}
          {asked === undefined && !isNarrow && <p className="panel item-none">{t('application.chooseFirst')}</p>}
        </div>
      )}
    </div>
  )
}
