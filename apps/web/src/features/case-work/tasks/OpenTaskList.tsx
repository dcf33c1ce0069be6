import { useState } from 'react'
import { contract, type TaskPage } from '@wenwu/core/tasks/contract'
import type { QueryOf } from '@wenwu/core/list/definition'
import type { todoList } from '@wenwu/core/tasks/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import type { KeyGroup } from '../../../lib/key-help.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient, queryKeys } from '../../../lib/query.ts'
import { keepWorkedList } from '../../../lib/worked-list.ts'
import { BatchVerbsLater } from '../../../item/verbs/batch-verbs-later.ts'
import { OpenClock } from '../../../item/OpenClock.tsx'
import { GreyText } from '../../../ui/GreyText.tsx'
import { useItemChoices } from '../../../ui/list/item-choices.ts'
import { LeftoverDialog, type BatchOutcome } from '../../../ui/list/LeftoverDialog.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { BatchActions } from './BatchActions.tsx'
import { claimTask, releaseTask } from './claim.ts'
import { statusCell } from './status-cell.tsx'

/** Open tasks of the person and their office, by the declaration of a list: claimed, given back and moved one by one or several at once. */
export function OpenTaskList({ list, emptyText }: { list: typeof todoList; emptyText: string }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const [outcome, setOutcome] = useState<BatchOutcome>()
  return (
    <>
      <ListPage
        list={list}
        queryKey={queryKeys.tasks}
        fetchPage={fetchTodos}
        exportRows={(query) => fetchFile(contract.exportTodo, query)}
        cells={cells}
        choices={useItemChoices()}
        rowPath={(row) => pathTo('case-page', { id: row.id })}
        rowActions={(row) => {
          if (row.isMine) return [{ key: 'release', label: t('list.release'), shortcut: 'u', onClick: () => releaseTask(row.taskId) }]
          return row.claimedBy === null && row.standsFor === null
            ? [{ key: 'claim', label: t('list.claim'), shortcut: 'c', onClick: () => claimTask(row.taskId) }]
            : []
        }}
        actionsWidth={68}
        batchActions={(rows, clear, keep) => (
          <>
            <BatchActions rows={rows} clear={clear} onLeft={setOutcome} />
            <BatchVerbsLater rows={rows} keep={keep} onLeft={setOutcome} />
          </>
        )}
        keys={keys}
        emptyText={emptyText}
        refetchOnFocus
      />
      <LeftoverDialog outcome={outcome} listName={t('list.batchRefused')} onClose={() => setOutcome(undefined)} />
    </>
  )
}

const keys: KeyGroup = {
  title: 'keys.list',
  keys: [
    { name: '↑ ↓ j k', does: 'keys.move' },
    { name: 'Enter', does: 'keys.open' },
    { name: 'Space', does: 'keys.select' },
    { name: 'c', does: 'keys.claim' },
    { name: 'u', does: 'keys.release' },
    { name: 'Shift C', does: 'keys.claimSelected' },
    { name: 'Shift U', does: 'keys.releaseSelected' },
    { name: 'Shift T', does: 'keys.transferSelected' },
  ],
}

/** One page of the to-dos. It becomes the list that is worked in, and the number in the menu is the list's. */
async function fetchTodos({ filter, sort, page }: QueryOf<typeof todoList>, signal: AbortSignal): Promise<TaskPage> {
  const query = { ...filter, sort, page }
  const found = await call(contract.list, { state: 'open', isCounting: true, ...query }, { signal })
  keepWorkedList(query, found.rows)
  if (Object.values(filter).every((value) => value === undefined)) {
    const { total, isCapped } = found
    queryClient.setQueryData(queryKeys.badge, { rows: [], total, isCapped } satisfies TaskPage)
  }
  return found
}

const cells = {
  ...statusCell,
  remaining: (row: TaskRow) => <OpenClock of={row} />,
  claimedBy: ({ claimedBy, isMine, standsFor }: TaskRow) => {
    if (standsFor !== null) return <StandsFor name={standsFor} />
    return claimedBy === null ? <GreyText of="list.unclaimed" /> : isMine ? <Mine /> : claimedBy.name
  },
}

/** A task of a colleague that the person may handle. */
function StandsFor({ name }: { name: string }) {
  const { t } = useText()
  return <span className="tone-amber">{t('list.standsFor', { name })}</span>
}

function Mine() {
  const { t } = useText()
  return t('list.mine')
}
