import { useMemo } from 'react'
import { dayOf } from '@wenwu/core/kernel/date'
import { contract, type TaskQuery, type TaskRow } from '@wenwu/core/tasks/contract'
import { call } from '../../lib/call.ts'
import { formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListFilter, type ListQuery } from '../../ui/list/list-types.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { caseColumns, caseFilterOf, provinceColumn, useCaseFilters } from './task-columns.ts'

/** What the address says, as getActivelyTaskallList asks for it. */
export function doneQueryOf({ values, page }: ListQuery): TaskQuery {
  const [from, to] = [dayOf(values['from']), dayOf(values['to'])]
  return {
    state: 'done',
    ...caseFilterOf(values),
    ...(from !== undefined && { doneFrom: from }),
    ...(to !== undefined && { doneTo: to }),
    sort: 'due-asc',
    page,
  }
}

function useFilters(): ListFilter[] {
  const { t } = useText()
  const filters = useCaseFilters()
  return useMemo(() => [...filters, { kind: 'dates', fromKey: 'from', toKey: 'to', label: t('list.doneAt') }], [t, filters])
}

function useColumns(): ListColumn<TaskRow>[] {
  const { t, textOf, locale } = useText()
  return useMemo(
    () => [
      ...caseColumns({ t, textOf }, { isApplicantOptional: true }),
      provinceColumn({ t, locale }),
      { key: 'step', title: t('list.doneStep'), width: 120, text: (row) => textOf(row.stepName), render: (row) => textOf(row.stepName) },
      {
        key: 'outcome',
        title: t('list.doneOutcome'),
        width: 130,
        isOnCard: true,
        render: (row) => (row.outcomeLabel === null ? '' : textOf(row.outcomeLabel)),
      },
      {
        key: 'completedAt',
        title: t('list.doneAt'),
        width: columnWidths.submittedAt,
        isMono: true,
        isOnCard: true,
        render: (row) => (row.completedAt === null ? '' : formatMinute(row.completedAt)),
      },
      { key: 'status', title: t('list.statusNow'), width: 124, isOnCard: true, render: (row) => <StatusTag of={row} /> },
    ],
    [t, textOf, locale],
  )
}

/** 已办: what the person has handled, the newest first, with the result and where the case is now. */
export function DoneListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const columns = useColumns()
  const filters = useFilters()
  return (
    <ListPage<TaskRow>
      tableKey="done"
      title={t('list.doneTitle')}
      columns={columns}
      filters={filters}
      defaultSort="done-desc"
      queryKey={[...queryKeys.tasks, 'done']}
      fetchPage={(query, signal) => call(contract.list, doneQueryOf(query), { signal })}
      rowKey={(row) => row.taskId}
      rowTitle={(row) => row.title}
      rowPath={(row) => pathTo('case-page', { id: row.id })}
      emptyText={t('list.doneEmpty')}
    />
  )
}
