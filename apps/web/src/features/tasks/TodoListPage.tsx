import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract, taskSorts, type TaskQuery, type TaskRow } from '@wenwu/core/tasks/contract'
import { call } from '../../lib/call.ts'
import { formatMinute, today } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { ClockBadge } from '../../ui/ClockBadge.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListQuery } from '../../ui/list/list-types.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { claimTask, releaseTask } from './claim.ts'
import { caseColumns, caseFilterOf, provinceColumn, useCaseFilters } from './task-columns.ts'

/** Tabs of the to-do list; the figures of the home page lead to the second and third. */
export const todoPresets = ['open', 'due-today', 'overdue'] as const

/** What the address says, as getActivelyTaskallList asks for it. */
export function taskQueryOf({ values, preset, sort, page }: ListQuery): TaskQuery {
  return {
    state: 'open',
    ...caseFilterOf(values),
    dueBy: preset === 'due-today' ? today() : undefined,
    isOverdue: preset === 'overdue' ? true : undefined,
    sort: taskSorts.find((allowed) => allowed === sort) ?? 'due-asc',
    page,
  }
}

function useColumns(): ListColumn<TaskRow>[] {
  const { t, textOf, locale } = useText()
  return useMemo(
    () => [
      ...caseColumns({ t, textOf }, { isApplicantOptional: false }),
      provinceColumn({ t, locale }),
      { key: 'step', title: t('list.step'), width: 110, text: (row) => textOf(row.stepName), render: (row) => textOf(row.stepName) },
      {
        key: 'status',
        title: t('list.status'),
        width: 124,
        isOptional: true,
        isOnCard: true,
        render: (row) => <StatusTag of={row} />,
      },
      {
        key: 'remaining',
        title: t('list.remaining'),
        width: columnWidths.remaining + 13,
        isOnCard: true,
        render: (row) => <ClockBadge clock={row.clock} isShort />,
        sorts: { ascending: 'due-asc' },
      },
      {
        key: 'receivedAt',
        title: t('list.receivedAt'),
        width: columnWidths.submittedAt,
        isMono: true,
        isOptional: true,
        render: (row) => formatMinute(row.taskCreatedAt),
        sorts: { ascending: 'created-asc', descending: 'created-desc' },
      },
      {
        key: 'claimedBy',
        title: t('list.handler'),
        width: 90,
        isOnCard: true,
        render: (row) =>
          row.claimedBy === null ? (
            <span className="tone-grey">{t('list.unclaimed')}</span>
          ) : row.isMine ? (
            t('list.mine')
          ) : (
            row.claimedBy.name
          ),
      },
    ],
    [t, textOf, locale],
  )
}

/** The to-do list: what waits for me or my office (specification §7.4). */
export function TodoListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const columns = useColumns()
  const figures = useQuery({ queryKey: queryKeys.figures, queryFn: ({ signal }) => call(contract.figures, {}, { signal, isQuiet: true }) })
  const filters = useCaseFilters()
  const labels = { open: 'list.todoOpen', 'due-today': 'list.todoDueToday', overdue: 'list.todoOverdue' } as const
  const counts: Partial<Record<(typeof todoPresets)[number], number>> = {
    open: figures.data?.open,
    'due-today': figures.data?.dueToday,
    overdue: figures.data?.overdue,
  }
  return (
    <ListPage<TaskRow>
      tableKey="todo"
      title={t('list.todoTitle')}
      columns={columns}
      filters={filters}
      presets={todoPresets.map((key) => ({ key, label: t(labels[key]), count: counts[key] }))}
      defaultSort="due-asc"
      queryKey={queryKeys.tasks}
      fetchPage={(query, signal) => call(contract.list, taskQueryOf(query), { signal })}
      rowKey={(row) => row.taskId}
      rowTitle={(row) => row.title}
      rowPath={(row) => pathTo('case-page', { id: row.id })}
      rowActions={(row) => {
        if (row.isMine) return [{ key: 'release', label: t('list.release'), onClick: () => releaseTask(row.taskId) }]
        return row.claimedBy === null ? [{ key: 'claim', label: t('list.claim'), onClick: () => claimTask(row.taskId) }] : []
      }}
      actionsWidth={68}
      emptyText={t('list.todoEmptyHint')}
      refetchOnFocus
    />
  )
}
