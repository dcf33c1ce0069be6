import { useMemo } from 'react'
import { Button, Popover } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/guides/contract'
import { filterFindings, findingKinds, type GuideCheck, type GuideFinding } from '@wenwu/core/guides/lint'
import { matterCode } from '@wenwu/core/item/matter-code'
import { call, fetchFile } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryClient } from '../../lib/query.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import type { ListColumn, ListFilter, ListQuery } from '../../ui/list/list-types.ts'
import './guide-check.css'

const checkKey = ['guide-check', 'result'] as const

/** The check is one reply; the list filters and pages it here, and asks anew when it is refreshed. */
const queryFn = ({ signal }: { signal: AbortSignal }) => call(contract.check, {}, { signal, isQuiet: true })

function filterOf({ values }: ListQuery) {
  return { kind: findingKinds.find((kind) => kind === values['kind']), keyword: values['keyword'] }
}

function useColumns(): ListColumn<GuideFinding>[] {
  const { t } = useText()
  return useMemo(
    () => [
      { key: 'code', title: t('guide-check.code'), width: 130, isMono: true, render: (row) => matterCode(row.code) },
      { key: 'name', title: t('guide-check.name'), minWidth: 200, isTitle: true, text: (row) => row.name, render: (row) => row.name },
      { key: 'kind', title: t('guide-check.kind'), width: 140, isOnCard: true, render: (row) => t(`guide-check.kind-${row.kind}`) },
      {
        key: 'cited',
        title: t('guide-check.cited'),
        share: 18,
        minWidth: 140,
        isOnCard: true,
        text: (row) => row.cited,
        render: (row) => row.cited,
      },
      {
        key: 'became',
        title: t('guide-check.became'),
        share: 18,
        minWidth: 140,
        isOnCard: true,
        text: (row) => row.became,
        render: (row) => row.became,
      },
      { key: 'quote', title: t('guide-check.quote'), share: 16, minWidth: 140, text: (row) => row.quote, render: (row) => row.quote },
    ],
    [t],
  )
}

/** 引用条文检查: citations of published guides that do not fit the laws in force; each row leads to where the guide is revised. */
export function GuideCheckPage() {
  const { t, locale } = useText()
  const pathTo = usePathTo()
  const columns = useColumns()
  const check = useQuery({ queryKey: checkKey, queryFn, enabled: false }).data
  const filters = useMemo<ListFilter[]>(
    () => [
      { kind: 'text', key: 'keyword', label: t('guide-check.keyword'), width: 240 },
      {
        kind: 'select',
        key: 'kind',
        label: t('guide-check.kind'),
        width: 200,
        options: findingKinds.map((kind) => ({ value: kind, label: t(`guide-check.kind-${kind}`) })),
      },
    ],
    [t],
  )
  return (
    <ListPage<GuideFinding>
      tableKey="guide-check"
      title={t('guide-check.title')}
      actions={check !== undefined && <Summary check={check} />}
      columns={columns}
      filters={filters}
      defaultSort="catalogue"
      queryKey={['guide-check', 'list']}
      fetchPage={async (query) => {
        const { findings } = await queryClient.fetchQuery({ queryKey: checkKey, queryFn, staleTime: 0 })
        const rows = filterFindings(findings, filterOf(query))
        const begin = (query.page.number - 1) * query.page.size
        return { rows: rows.slice(begin, begin + query.page.size), total: rows.length, isCapped: false }
      }}
      exportRows={(query, chosen) => fetchFile(contract.exportCheck, { ...filterOf(query), language: locale, columns: chosen })}
      rowKey={(row) => [row.id, row.kind, row.cited].join(' ')}
      rowTitle={(row) => row.name}
      rowPath={(row) => pathTo('content-page', { kind: 'guide', id: row.id })}
      emptyText={t('guide-check.none')}
    />
  )
}

/** What was looked at, and the laws that could not be. */
function Summary({ check }: { check: GuideCheck }) {
  const { t } = useText()
  const { guides, citations, findings, unknownLaws } = check
  const laws = (
    <ul className="guide-check-laws">
      {unknownLaws.map((law) => (
        <li key={law}>《{law}》</li>
      ))}
    </ul>
  )
  return (
    <>
      <span className="guide-check-summary" role="status">
        {t('guide-check.summary', { guides, citations, n: findings.length })}
      </span>
      {unknownLaws.length > 0 && (
        <Popover trigger="click" placement="bottomRight" title={t('guide-check.unknownTitle')} content={laws}>
          <Button size="small">{t('guide-check.unknown', { n: unknownLaws.length })}</Button>
        </Popover>
      )}
    </>
  )
}
