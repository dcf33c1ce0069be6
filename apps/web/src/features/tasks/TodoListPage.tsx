import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/tasks/contract'
import { todoList } from '@wenwu/core/tasks/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { call, fetchFile } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryClient, queryKeys } from '../../lib/query.ts'
import { OpenClock } from '../../item/OpenClock.tsx'
import { GreyText } from '../../ui/GreyText.tsx'
import { useItemChoices } from '../../ui/list/item-choices.ts'
import { LeftoverDialog, type BatchOutcome } from '../../ui/list/LeftoverDialog.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { BatchActions } from './BatchActions.tsx'
import { claimTask, releaseTask } from './claim.ts'
import { statusCell } from './status-cell.tsx'

/** The to-do list: what waits for me or my office (specification §7.4). */
export function TodoListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const figures = useQuery({ queryKey: queryKeys.figures, queryFn: ({ signal }) => call(contract.figures, {}, { signal, isQuiet: true }) })
  const open = figures.data?.open
  useEffect(() => {
    // the number beside the menu is not another than the list's
    const shown = queryClient.getQueryData<{ total: number }>(queryKeys.badge)?.total
    if (open !== undefined && shown !== open) void queryClient.invalidateQueries({ queryKey: queryKeys.badge })
  }, [open])
  const [outcome, setOutcome] = useState<BatchOutcome>()
  return (
    <>
      <ListPage
        list={todoList}
        queryKey={queryKeys.tasks}
        fetchPage={({ filter, sort, page }, signal) => call(contract.list, { state: 'open', ...filter, sort, page }, { signal })}
        exportRows={(query) => fetchFile(contract.exportTodo, query)}
        cells={cells}
        choices={useItemChoices()}
        presetCounts={{ open: figures.data?.open, 'due-today': figures.data?.dueToday, overdue: figures.data?.overdue }}
        rowPath={(row) => pathTo('case-page', { id: row.id })}
        rowActions={(row) => {
          if (row.isMine) return [{ key: 'release', label: t('list.release'), onClick: () => releaseTask(row.taskId) }]
          return row.claimedBy === null ? [{ key: 'claim', label: t('list.claim'), onClick: () => claimTask(row.taskId) }] : []
        }}
        actionsWidth={68}
        batchActions={(rows, clear) => <BatchActions rows={rows} clear={clear} onLeft={setOutcome} />}
        emptyText={t('list.todoEmptyHint')}
        refetchOnFocus
      />
      <LeftoverDialog outcome={outcome} listName={t('list.batchRefused')} onClose={() => setOutcome(undefined)} />
    </>
  )
}

const cells = {
  ...statusCell,
  remaining: ({ id, clock }: TaskRow) => <OpenClock caseId={id} clock={clock} />,
  claimedBy: ({ claimedBy, isMine }: TaskRow) =>
    claimedBy === null ? <GreyText of="list.unclaimed" /> : isMine ? <Mine /> : claimedBy.name,
}

function Mine() {
  const { t } = useText()
  return t('list.mine')
}
