import { useMemo } from 'react'
import { nameOf } from '@wenwu/core/codes/code-list'
import { standardNatures } from '@wenwu/core/codes/standard-natures'
import { standardStatuses } from '@wenwu/core/codes/standard-statuses'
import { contract } from '@wenwu/core/standards/contract'
import { standardFields, type Standard, type StandardField } from '@wenwu/core/standards/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call, fetchFile } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListFilter } from '../../ui/list/list-types.ts'
import { standardQueryOf } from './standard-query.ts'

const fieldTexts: Record<StandardField, TextKey> = { any: 'standards.byAny', title: 'standards.byTitle', number: 'standards.byNumber' }
const statusTones: Readonly<Record<string, string>> = { '1': 'green', '2': 'blue', '3': 'grey', '4': 'red' }

function useColumns(): ListColumn<Standard>[] {
  const { t, locale } = useText()
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('standards.number'),
        width: 170,
        isMono: true,
        isOnCard: true,
        render: (row) => row.number,
        sorts: { ascending: 'number-asc', descending: 'number-desc' },
      },
      { key: 'title', title: t('standards.name'), minWidth: 260, isTitle: true, text: (row) => row.title, render: (row) => row.title },
      {
        key: 'publishedOn',
        title: t('standards.published'),
        width: columnWidths.handlingDate,
        isMono: true,
        isOnCard: true,
        render: (row) => row.publishedOn,
        sorts: { ascending: 'published-asc', descending: 'published-desc' },
      },
      {
        key: 'effectiveOn',
        title: t('standards.effective'),
        width: columnWidths.handlingDate,
        isMono: true,
        render: (row) => row.effectiveOn,
        sorts: { ascending: 'effective-asc', descending: 'effective-desc' },
      },
      {
        key: 'nature',
        title: t('standards.nature'),
        width: 92,
        render: (row) => (row.natureCode === '' ? '' : nameOf(standardNatures, row.natureCode, locale)),
      },
      {
        key: 'status',
        title: t('standards.status'),
        width: 104,
        isOnCard: true,
        render: (row) =>
          row.statusCode !== '' && (
            <span className={`status-tag tone-${statusTones[row.statusCode] ?? 'grey'}`}>
              {nameOf(standardStatuses, row.statusCode, locale)}
            </span>
          ),
      },
      {
        key: 'publisher',
        title: t('standards.publisher'),
        share: 22,
        minWidth: 180,
        text: (row) => row.publisher,
        render: (row) => row.publisher,
      },
    ],
    [t, locale],
  )
}

function useFilters(): ListFilter[] {
  const { t, textOf } = useText()
  return useMemo(
    () => [
      { kind: 'text', key: 'keyword', label: t('standards.keyword'), placeholder: t('standards.keywordPlaceholder'), width: 260 },
      {
        kind: 'select',
        key: 'in',
        label: t('standards.searchType'),
        width: 112,
        emptyLabel: t('standards.byAny'),
        options: standardFields.map((field) => ({ value: field, label: t(fieldTexts[field]) })),
      },
      {
        kind: 'dates',
        fromKey: 'from',
        toKey: 'to',
        label: t('standards.published'),
        placeholders: [t('standards.from'), t('standards.to')],
      },
      {
        kind: 'select',
        key: 'status',
        label: t('standards.status'),
        options: standardStatuses.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      },
      {
        kind: 'select',
        key: 'nature',
        label: t('standards.nature'),
        options: standardNatures.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      },
    ],
    [t, textOf],
  )
}

/** /specification (specification §2.4). */
export function StandardListPage() {
  const { t } = useText()
  const columns = useColumns()
  const filters = useFilters()
  return (
    <ListPage<Standard>
      tableKey="standards"
      title={t('standards.title')}
      columns={columns}
      filters={filters}
      defaultSort="published-desc"
      defaultPageSize={10}
      queryKey={['standards']}
      fetchPage={(query, signal) => call(contract.query, standardQueryOf(query), { signal })}
      exportRows={(query, columns) => {
        const { filter, sort } = standardQueryOf(query)
        return fetchFile(contract.export, { filter, sort, columns })
      }}
      rowKey={(row) => row.id}
      rowTitle={(row) => row.title}
    />
  )
}
