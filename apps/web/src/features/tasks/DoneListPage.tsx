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

function useColumns(): ListColumn<TaskRow>[] {
  const { t, textOf } = useText()
  return useMemo(
    () => [
      { key: 'number', title: t('list.number'), width: columnWidths.caseNumber, isMono: true, render: (row) => row.number },
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
        isOptional: true,
        text: (row) => row.applicantName,
        render: (row) => row.applicantName,
      },
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
      filters={[{ kind: 'text', key: 'keyword', label: t('list.keyword'), placeholder: t('list.keywordPlaceholder'), width: 240 }]}
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
