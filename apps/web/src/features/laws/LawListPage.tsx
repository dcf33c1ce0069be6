import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/laws/contract'
import { classesOfTab, lawDates, lawPath, lawStandingNames, lawStandings, lawTabNames, lawTabs, type LawRow } from '@wenwu/core/laws/model'
import { call, fetchFile } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListFilter } from '../../ui/list/list-types.ts'
import { lawQueryOf } from './law-query.ts'
import { StandingTag } from './StandingTag.tsx'

function useColumns(): ListColumn<LawRow>[] {
  const { t } = useText()
  return useMemo(
    () => [
      { key: 'title', title: t('laws.columnTitle'), minWidth: 260, isTitle: true, text: (row) => row.title, render: (row) => row.title },
      {
        key: 'documentNumber',
        title: t('laws.documentNumber'),
        share: 17,
        minWidth: 150,
        text: (row) => row.documentNumber,
        render: (row) => row.documentNumber,
      },
      { key: 'lawClass', title: t('laws.lawClass'), width: 126, isOnCard: true, render: (row) => row.lawClass },
      { key: 'standing', title: t('laws.standing'), width: 96, isOnCard: true, render: (row) => <StandingTag standing={row.standing} /> },
      {
        key: 'publishedOn',
        title: t('laws.published'),
        width: columnWidths.handlingDate,
        isMono: true,
        isOnCard: true,
        render: (row) => row.publishedOn,
        sorts: { ascending: 'published-asc', descending: 'published-desc' },
      },
      {
        key: 'writtenOn',
        title: t('laws.written'),
        width: columnWidths.handlingDate,
        isMono: true,
        render: (row) => row.writtenOn,
        sorts: { ascending: 'written-asc', descending: 'written-desc' },
      },
      {
        key: 'issuer',
        title: t('laws.issuer'),
        share: 18,
        minWidth: 150,
        text: (row) => row.issuer,
        render: (row) => row.issuer,
      },
    ],
    [t],
  )
}

/** `tab` and `chosen`: the tab and the class of law in the address. */
function useFilters(tab: string, chosen: string | null): ListFilter[] {
  const { t, textOf } = useText()
  return useMemo(
    () => [
      { kind: 'text', key: 'keyword', label: t('laws.keyword'), placeholder: t('laws.keywordPlaceholder'), width: 190 },
      {
        kind: 'select',
        key: 'dates',
        label: t('laws.dateKind'),
        width: 104,
        emptyLabel: t('laws.published'),
        options: lawDates.map((kind) => ({ value: kind, label: t(`laws.${kind}`) })),
      },
      {
        kind: 'select',
        key: 'class',
        label: t('laws.lawClass'),
        width: 136,
        // one that was chosen before the tab changed stays to be seen and taken away
        options: classesOfTab('all')
          .filter((lawClass) => classesOfTab(tab).includes(lawClass) || lawClass === chosen)
          .map((lawClass) => ({ value: lawClass, label: lawClass })),
      },
      {
        kind: 'select',
        key: 'standing',
        label: t('laws.standing'),
        width: 104,
        options: lawStandings.map((standing) => ({ value: standing, label: textOf(lawStandingNames[standing]) })),
      },
      { kind: 'dates', fromKey: 'from', toKey: 'to', label: t('laws.period'), placeholders: [t('laws.from'), t('laws.to')] },
    ],
    [t, textOf, tab, chosen],
  )
}

/** /regulations (specification §2.5). A law opens in a window of its own, with the words one looked for marked in it. */
export function LawListPage() {
  const { t, textOf } = useText()
  const [address] = useSearchParams()
  const keyword = address.get('keyword') ?? undefined
  const columns = useColumns()
  const filters = useFilters(lawTabs.find((tab) => tab === address.get('preset')) ?? 'all', address.get('class'))
  return (
    <ListPage<LawRow>
      tableKey="laws"
      title={t('laws.title')}
      columns={columns}
      filters={filters}
      filtersInLine={5}
      presets={lawTabs.map((tab) => ({ key: tab, label: textOf(lawTabNames[tab]) }))}
      defaultSort="published-desc"
      defaultPageSize={10}
      queryKey={['laws']}
      fetchPage={(query, signal) => call(contract.query, lawQueryOf(query), { signal })}
      exportRows={(query, columns) => {
        const { filter, sort } = lawQueryOf(query)
        return fetchFile(contract.export, { filter, sort, columns })
      }}
      rowKey={(row) => row.id}
      rowTitle={(row) => row.title}
      rowPath={(row) => lawPath(row, { keyword })}
      opensWindows
    />
  )
}
