import { useState } from 'react'
import { Input } from 'antd'
import { Link, useSearchParams } from 'react-router'
import type { ItemEntry } from '@wenwu/core/items/contract'
import { useText } from '../../lib/i18n.ts'
import { useIsNarrow } from '../../lib/viewport.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { GuideOfItem } from './GuidePage.tsx'
import { guidePath, useApplyPath, useItems } from './use-items.ts'
import './guide.css'

/** The work guide: every item with its time and who may apply; with `itemCode` in the address the guide of that item. */
export function WorkGuidePage() {
  const [search] = useSearchParams()
  const code = search.get('itemCode')
  return code === null || code === '' ? <ItemList /> : <GuideOfItem notation={code} />
}

function ItemList() {
  const { t, textOf } = useText()
  const isNarrow = useIsNarrow()
  const [keyword, setKeyword] = useState('')
  const query = useItems()
  if (query.data === undefined)
    return query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <PageSkeleton />
  const words = keyword.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const found = query.data.filter((item) => {
    const text = `${item.code} ${textOf(item.name)} ${textOf(item.shortName)} ${textOf(item.itemType)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <div className="page guide-list">
      <PageHeader title={t('guide.title')} description={t('guide.intro')} />
      <section className="panel">
        <div className="guide-search no-print">
          <Input.Search
            allowClear
            value={keyword}
            placeholder={t('guide.search')}
            aria-label={t('guide.search')}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <span className="guide-count" role="status">
            {t('guide.count', { n: found.length })}
          </span>
        </div>
        {found.length === 0 ? (
          <EmptyState text={t('guide.none', { keyword: keyword.trim() })} />
        ) : isNarrow ? (
          <ul className="guide-cards">
            {found.map((item) => (
              <li key={item.code}>
                <Link to={guidePath(item.code)}>{textOf(item.name)}</Link>
                <span className="guide-facts">
                  <span className="mono">{item.code}</span> · {textOf(item.deadline)}
                </span>
                <span className="guide-card-foot">
                  <span className="guide-facts">
                    <Applicants item={item} />
                  </span>
                  <ApplyLink item={item} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <table className="guide-table">
            <thead>
              <tr>
                <th scope="col" className="is-code">
                  {t('guide.code')}
                </th>
                <th scope="col">{t('guide.itemName')}</th>
                <th scope="col" className="is-type">
                  {t('guide.itemType')}
                </th>
                <th scope="col" className="is-deadline">
                  {t('guide.statutoryDeadline')}
                </th>
                <th scope="col" className="is-who">
                  {t('guide.applicants')}
                </th>
                <th scope="col" className="is-act no-print">
                  {t('common.operations')}
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((item) => (
                <tr key={item.code}>
                  <td className="mono">{item.code}</td>
                  <td>
                    <Link to={guidePath(item.code)}>{textOf(item.name)}</Link>
                  </td>
                  <td>{textOf(item.itemType)}</td>
                  <td>{textOf(item.deadline)}</td>
                  <td>
                    <Applicants item={item} />
                  </td>
                  <td className="no-print">
                    <ApplyLink item={item} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  )
}

function Applicants({ item }: { item: ItemEntry }) {
  const { t } = useText()
  return item.applicants
    .map((kind) => t(kind === 'legal-entity' ? 'guide.legalEntity' : 'guide.individual'))
    .join(t('application.listSeparator'))
}

function ApplyLink({ item }: { item: ItemEntry }) {
  const { t, textOf } = useText()
  const apply = useApplyPath()(item)
  if (apply === undefined) return null
  return (
    <Link className="button-link" to={apply.path} aria-label={t('guide.applyFor', { name: textOf(item.shortName) })}>
      {t('guide.handle')}
    </Link>
  )
}
