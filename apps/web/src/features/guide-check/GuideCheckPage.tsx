import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/guides/contract'
import { filterFindings, findingKinds, type GuideFinding } from '@wenwu/core/guides/lint'
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

function filterOf({ values, preset }: ListQuery) {
  return { kind: findingKinds.find((kind) => kind === preset), keyword: values['keyword'] }
}

function useColumns(): ListColumn<GuideFinding>[] {
  const { t } = useText()
  return useMemo(
    () => [
      { key: 'code', title: t('guide-check.code'), width: 150, isMono: true, render: (row) => row.code },
      { key: 'name', title: t('guide-check.name'), minWidth: 200, isTitle: true, text: (row) => row.name, render: (row) => row.name },
      { key: 'kind', title: t('guide-check.kind'), width: 150, isOnCard: true, render: (row) => t(`guide-check.kind-${row.kind}`) },
      { key: 'cited', title: t('guide-check.cited'), share: 20, minWidth: 160, isOnCard: true, text: (row) => row.cited, render: (row) => row.cited },
      { key: 'became', title: t('guide-check.became'), share: 20, minWidth: 160, isOnCard: true, text: (row) => row.became, render: (row) => row.became },
      { key: 'quote', title: t('guide-check.quote'), share: 22, minWidth: 160, text: (row) => row.quote, render: (row) => row.quote },
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
  const filters = useMemo<ListFilter[]>(() => [{ kind: 'text', key: 'keyword', label: t('guide-check.keyword'), placeholder: t('guide-check.keyword'), width: 240 }], [t])
  const presets = useMemo(() => [{ key: 'all', label: t('guide-check.all') }, ...findingKinds.map((kind) => ({ key: kind, label: t(`guide-check.kind-${kind}`) }))], [t])
  return (
    <>
      <ListPage<GuideFinding>
        tableKey="guide-check"
        title={t('guide-check.title')}
        columns={columns}
        filters={filters}
        presets={presets}
        defaultSort="catalogue"
        queryKey={['guide-check', 'list']}
        fetchPage={async (query) => {
          const { findings } = await queryClient.fetchQuery({ queryKey: checkKey, queryFn, staleTime: 0 })
          const rows = filterFindings(findings, filterOf(query))
          const begin = (query.page.number - 1) * query.page.size
          const found = filterFindings(findings, { keyword: query.values['keyword'] })
          const presetCounts = { all: found.length, ...Object.fromEntries(findingKinds.map((kind) => [kind, filterFindings(found, { kind }).length])) }
          return { rows: rows.slice(begin, begin + query.page.size), total: rows.length, isCapped: false, presetCounts }
        }}
        exportRows={(query, chosen) => fetchFile(contract.exportCheck, { ...filterOf(query), language: locale, columns: chosen })}
        rowKey={(row) => [row.id, row.kind, row.cited].join(' ')}
        rowTitle={(row) => row.name}
        rowPath={(row) => pathTo('content-page', { kind: 'guide', id: row.id })}
        emptyText={t('guide-check.none')}
      />
      {check !== undefined && (
        <p className="guide-check-summary" role="status">
          {t('guide-check.summary', { guides: check.guides, citations: check.citations, n: check.findings.length })}
          {check.unknownLaws.length > 0 && ` ${t('guide-check.unknownLaws', { laws: check.unknownLaws.map((law) => `《${law}》`).join('') })}`}
        </p>
      )}
    </>
  )
}
