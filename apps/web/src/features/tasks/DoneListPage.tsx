import { useMemo } from 'react'
import { contract, type TaskRow } from '@wenwu/core/tasks/contract'
import { call } from '../../lib/call.ts'
import { formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn } from '../../ui/list/list-types.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { caseColumns, keywordFilter } from './task-columns.ts'

function useColumns(): ListColumn<TaskRow>[] {
  const { t, textOf } = useText()
  return useMemo(
    () => [
      ...caseColumns({ t, textOf }, { isApplicantOptional: true }),
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
    [t, textOf],
  )
}

/** 已办: what the person has handled, the newest first, with the result and where the case is now. */
export function DoneListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const columns = useColumns()
  return (
    <ListPage<TaskRow>
      tableKey="done"
      title={t('list.doneTitle')}
      columns={columns}
      filters={[keywordFilter({ t })]}
      defaultSort="done-desc"
      queryKey={[...queryKeys.tasks, 'done']}
      fetchPage={({ values, page }, signal) =>
        call(contract.list, { state: 'done', ...(values['keyword'] && { keyword: values['keyword'] }), sort: 'due-asc', page }, { signal })
      }
      rowKey={(row) => row.taskId}
      rowTitle={(row) => row.title}
      rowPath={(row) => pathTo('case-page', { id: row.id })}
      emptyText={t('list.doneEmpty')}
    />
  )
}
