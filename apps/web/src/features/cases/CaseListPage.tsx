import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { caseQuery, contract, type CaseQuery } from '@wenwu/core/cases/contract'
import { casePresets, caseSorts, keywordFields, type CasePreset, type CaseRow, type KeywordField } from '@wenwu/core/cases/model'
import { findEntry, nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract as items } from '@wenwu/core/items/contract'
import { dayOf } from '@wenwu/core/kernel/date'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call, fetchFile } from '../../lib/call.ts'
import { formatDate, formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { ClockBadge } from '../../ui/ClockBadge.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListFilter, type ListQuery, type ListPreset } from '../../ui/list/list-types.ts'
import { statusFilter, statusQueryOf } from '../../ui/list/status-filter.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'

const presetTexts: Record<CasePreset, TextKey> = {
  all: 'list.presetAll',
  'new-system': 'list.presetNew',
  'old-system': 'list.presetOld',
  approved: 'list.presetApproved',
  draft: 'list.presetDraft',
  correcting: 'list.presetCorrecting',
  'in-hand': 'list.presetInHand',
  outside: 'list.presetOutside',
  concluded: 'list.presetConcluded',
}

/** Tabs in the order of a case's life; drafts only for whoever writes them. */
const presetOrder: readonly CasePreset[] = [
  'all',
  'draft',
  'correcting',
  'in-hand',
  'outside',
  'concluded',
  'approved',
  'new-system',
  'old-system',
]

const keywordTexts: Record<KeywordField, TextKey> = {
  any: 'list.keyAny',
  matterCode: 'list.keyMatterCode',
  recNumber: 'list.keyRecNumber',
  rfNumber: 'list.keyRfNumber',
  rfTitle: 'list.keyRfTitle',
  handlingPeople: 'list.keyHandlingPeople',
  punitName: 'list.keyPunitName',
  billName: 'list.keyBillName',
}

/** Columns that the export calls by another name than the list. */
const exportNames: Readonly<Record<string, string>> = {
  item: 'itemName',
  unit: 'unitName',
  applicant: 'applicantName',
  province: 'provinceCode',
  step: 'currentStep',
  remaining: 'clock',
  handler: 'handlerName',
}

function oneOf<T extends string>(allowed: readonly T[], value: string | undefined): T | undefined {
  return allowed.find((candidate) => candidate === value)
}

/** What the address says, as the contract asks for it; values nobody knows are dropped. */
export function caseQueryOf({ values, preset, sort, page }: ListQuery): CaseQuery {
  return {
    filter: {
      preset: oneOf(casePresets, preset) ?? 'all',
      keyword: values['keyword'],
      keywordField: values['keyword'] === undefined ? undefined : oneOf(keywordFields, values['in']),
      itemCode: values['item'],
      ...statusQueryOf(values['status']),
      provinceCode: findEntry(provinces, values['province'] ?? '')?.code,
      submittedFrom: dayOf(values['from']),
      submittedTo: dayOf(values['to']),
      light: oneOf(['amber', 'red'] as const, values['light']),
    },
    sort: oneOf(caseSorts, sort) ?? 'submitted-desc',
    isCounting: true,
    page,
  }
}

function useColumns(isApplicant: boolean): ListColumn<CaseRow>[] {
  const { t, textOf, locale } = useText()
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('list.number'),
        width: columnWidths.caseNumber,
        isMono: true,
        isOnCard: true,
        render: (row) => row.number ?? t('list.noNumber'),
      },
      {
        key: 'item',
        title: t('list.item'),
        share: 14,
        minWidth: 120,
        isMerged: true,
        text: (row) => textOf(row.itemName),
        render: (row) => textOf(row.itemName),
      },
      {
        key: 'title',
        title: t('list.title'),
        minWidth: 220,
        isTitle: true,
        text: (row) => row.title || t('list.untitled'),
        render: (row) => row.title || t('list.untitled'),
      },
      { key: 'unit', title: t('list.unit'), minWidth: 140, isOptional: true, text: (row) => row.unitName, render: (row) => row.unitName },
      {
        key: 'applicant',
        title: t('list.applicant'),
        share: 13,
        minWidth: 120,
        isOptional: isApplicant,
        isOnCard: !isApplicant,
        isMerged: true,
        text: (row) => row.applicantName,
        render: (row) => row.applicantName,
      },
      {
        key: 'province',
        title: t('list.province'),
        width: columnWidths.province,
        isOptional: true,
        render: (row) => (row.provinceCode === null ? '' : nameOf(provinces, row.provinceCode, locale)),
      },
      { key: 'status', title: t('list.status'), width: 124, isOnCard: true, render: (row) => <StatusTag of={row} /> },
      {
        key: 'step',
        title: t('list.step'),
        width: 120,
        isOptional: true,
        text: (row) => textOf(row.currentStep),
        render: (row) => textOf(row.currentStep),
      },
      {
        key: 'remaining',
        title: t('list.remaining'),
        width: columnWidths.remaining + 13,
        isOnCard: true,
        render: (row) => <ClockBadge clock={row.clock} isShort />,
        sorts: { ascending: 'due-asc' },
      },
      { key: 'handler', title: t('list.handler'), width: 90, isOptional: true, render: (row) => row.handlerName },
      {
        key: 'documentNumber',
        title: t('list.documentNumber'),
        width: columnWidths.documentNumber,
        isOptional: true,
        text: (row) => row.documentNumber ?? '',
        render: (row) => row.documentNumber,
      },
      {
        key: 'submittedAt',
        title: t('list.submittedAt'),
        width: columnWidths.submittedAt,
        isMono: true,
        isOnCard: true,
        render: (row) => formatMinute(row.submittedAt),
        sorts: { ascending: 'submitted-asc', descending: 'submitted-desc' },
      },
      {
        key: 'updatedAt',
        title: t('list.updatedAt'),
        width: columnWidths.submittedAt,
        isMono: true,
        isOptional: true,
        render: (row) => formatMinute(row.updatedAt),
        sorts: { descending: 'updated-desc' },
      },
      {
        key: 'decidedOn',
        title: t('list.decidedOn'),
        width: columnWidths.handlingDate,
        isMono: true,
        isOptional: true,
        render: (row) => formatDate(row.decidedOn),
      },
    ],
    [t, textOf, locale, isApplicant],
  )
}

function useFilters(isApplicant: boolean): ListFilter[] {
  const { t, textOf } = useText()
  const { data } = useQuery({
    queryKey: queryKeys.items,
    queryFn: ({ signal }) => call(items.list, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
  return useMemo(() => {
    const filters: ListFilter[] = [
      { kind: 'text', key: 'keyword', label: t('list.keyword'), placeholder: t('list.keywordPlaceholder'), width: 240 },
      {
        kind: 'select',
        key: 'item',
        label: t('list.item'),
        width: 200,
        options: (data ?? []).map((item) => ({ value: item.code, label: `${textOf(item.shortName)}` })),
      },
      statusFilter({ label: t('list.status'), textOf }),
      {
        kind: 'select',
        key: 'in',
        label: t('list.keywordField'),
        // who handles a case is not for applicants; the server finds them nothing by it
        options: keywordFields
          .filter((field) => !isApplicant || field !== 'handlingPeople')
          .map((field) => ({ value: field, label: t(keywordTexts[field]) })),
      },
      { kind: 'dates', fromKey: 'from', toKey: 'to', label: t('list.submittedRange') },
      {
        kind: 'select',
        key: 'light',
        label: t('list.light'),
        options: [
          { value: 'amber', label: t('list.lightAmber') },
          { value: 'red', label: t('list.lightRed') },
        ],
      },
    ]
    if (!isApplicant)
      filters.push({
        kind: 'select',
        key: 'province',
        label: t('list.province'),
        options: provinces.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      })
    return filters
  }, [t, textOf, data, isApplicant])
}

/** My applications, or all cases in the scope of an official: the same list over cases.query (specification §2.10, §4.4). */
export function CaseListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const isApplicant = useSession((state) => state.user?.kind !== 'official')
  const columns = useColumns(isApplicant)
  const filters = useFilters(isApplicant)
  const presets = presetOrder
    .filter((preset) => isApplicant || preset !== 'draft')
    .map((key): ListPreset => ({
      key,
      label: t(presetTexts[key]),
      // the system that a case came from is of no use to its applicant
      ...((key === 'new-system' || key === 'old-system') && { permission: 'case.search' }),
    }))
  const startPath = pathTo('new-application')
  const startLink = startPath === undefined ? undefined : <Link to={startPath}>{t('list.startNew')}</Link>
  return (
    <ListPage<CaseRow>
      tableKey={isApplicant ? 'my-cases' : 'cases'}
      title={t(isApplicant ? 'list.myCasesTitle' : 'list.casesTitle')}
      actions={isApplicant ? startLink : undefined}
      columns={columns}
      filters={filters}
      presets={presets}
      defaultSort={isApplicant ? 'updated-desc' : 'submitted-desc'}
      queryKey={queryKeys.cases}
      fetchPage={(query, signal) => call(contract.query, { ...caseQueryOf(query), isCounting: true }, { signal })}
      exportRows={(query, keys) =>
        fetchFile(contract.export, { ...caseQuery.toWire(caseQueryOf(query)), columns: keys.map((key) => exportNames[key] ?? key) })
      }
      rowKey={(row) => row.id}
      groupKey={(row) => row.groupId}
      rowTitle={(row) => row.title || t('list.untitled')}
      // opening a draft continues it
      rowPath={(row) => pathTo(row.status === '01' ? 'application-form' : 'case-page', { id: row.id })}
      emptyText={isApplicant ? t('list.caseEmptyHint') : undefined}
      emptyAction={isApplicant ? startLink : undefined}
    />
  )
}
