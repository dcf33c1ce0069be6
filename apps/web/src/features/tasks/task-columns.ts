import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findEntry, nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract as items } from '@wenwu/core/items/contract'
import type { TaskQuery, TaskRow } from '@wenwu/core/tasks/contract'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { queryKeys } from '../../lib/query.ts'
import { columnWidths, type ListColumn, type ListFilter, type ListQuery } from '../../ui/list/list-types.ts'
import { statusFilter, statusQueryOf } from '../../ui/list/status-filter.ts'

type TextTools = Pick<ReturnType<typeof useText>, 't' | 'textOf'>

/** The columns that say which case a task belongs to, in their order: of the to-dos and of what was handled. */
export function caseColumns({ t, textOf }: TextTools, { isApplicantOptional }: { isApplicantOptional: boolean }): ListColumn<TaskRow>[] {
  return [
    { key: 'number', title: t('list.number'), width: columnWidths.caseNumber, isMono: true, isOnCard: true, render: (row) => row.number },
    {
      key: 'item',
      title: t('list.item'),
      share: 14,
      minWidth: 120,
      text: (row) => textOf(row.itemName),
      render: (row) => textOf(row.itemName),
    },
    { key: 'title', title: t('list.title'), minWidth: 220, isTitle: true, text: (row) => row.title, render: (row) => row.title },
    {
      key: 'applicant',
      title: t('list.applicant'),
      share: 14,
      minWidth: 120,
      isOptional: isApplicantOptional,
      isOnCard: true,
      text: (row) => row.applicantName,
      render: (row) => row.applicantName,
    },
  ]
}

/** The province of a case, beside its place. */
export function provinceColumn({ t, locale }: Pick<ReturnType<typeof useText>, 't' | 'locale'>): ListColumn<TaskRow> {
  return {
    key: 'province',
    title: t('list.province'),
    width: columnWidths.province,
    isOptional: true,
    render: (row) => (row.provinceCode === null ? '' : nameOf(provinces, row.provinceCode, locale)),
  }
}

/** The filters of both lists that say which cases are looked for. */
export function useCaseFilters(): ListFilter[] {
  const { t, textOf } = useText()
  const { data } = useQuery({
    queryKey: queryKeys.items,
    queryFn: ({ signal }) => call(items.list, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
  return useMemo(
    () => [
      { kind: 'text', key: 'keyword', label: t('list.keyword'), placeholder: t('list.keywordPlaceholder'), width: 240 },
      {
        kind: 'select',
        key: 'item',
        label: t('list.item'),
        width: 200,
        options: (data ?? []).map((item) => ({ value: item.code, label: textOf(item.shortName) })),
      },
      statusFilter({ label: t('list.status'), textOf }),
      {
        kind: 'select',
        key: 'province',
        label: t('list.province'),
        options: provinces.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      },
    ],
    [t, textOf, data],
  )
}

/** What the filters of `useCaseFilters` ask for; values nobody knows are dropped. */
export function caseFilterOf(
  values: ListQuery['values'],
): Pick<TaskQuery, 'keyword' | 'itemCode' | 'status' | 'statuses' | 'provinceCode'> {
  const provinceCode = findEntry(provinces, values['province'] ?? '')?.code
  return {
    ...(values['keyword'] !== undefined && { keyword: values['keyword'] }),
    ...(values['item'] !== undefined && { itemCode: values['item'] }),
    ...statusQueryOf(values['status']),
    ...(provinceCode !== undefined && { provinceCode }),
  }
}
