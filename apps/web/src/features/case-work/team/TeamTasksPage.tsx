import { useState } from 'react'
import { contract } from '@wenwu/core/team/contract'
import { teamTaskList } from '@wenwu/core/team/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { OpenClock } from '../../../item/OpenClock.tsx'
import { BatchVerbsLater } from '../../../item/verbs/batch-verbs-later.ts'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import type { KeyGroup } from '../../../lib/key-help.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { GreyText } from '../../../ui/GreyText.tsx'
import { ItemName } from '../../../ui/list/ItemName.tsx'
import { useItemChoices } from '../../../ui/list/item-choices.ts'
import { LeftoverDialog, type BatchOutcome } from '../../../ui/list/LeftoverDialog.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { useHolderChoices } from './use-holder-choices.ts'

const areOfOneStep = (rows: readonly TaskRow[]): boolean => rows.every(({ step }) => step === rows[0]?.step)

/** What is said of the verbs that may be done to all of them: a lead may transfer each, so where they may not transfer all, nobody can take them all. */
function aboutVerbs(rows: readonly TaskRow[], verbs: readonly string[]): TextKey | undefined {
  const isTransferred = verbs.includes('transfer')
  if (!areOfOneStep(rows)) return isTransferred ? 'team.lessForSteps' : 'team.differentSteps'
  // of one step some may have been done meanwhile
  if (verbs.length === 0) return 'team.nothingForAll'
  if (isTransferred) return undefined
  return verbs.includes('take-over') ? 'team.nobodyForAll' : 'team.nothingForAll'
}

/** 人员在办明细: the open tasks of the lead's body, taken over, transferred and urged several at once. */
export function TeamTasksPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const items = useItemChoices()
  const holders = useHolderChoices()
  return (
    <>
      <ListPage
        list={teamTaskList}
        queryKey={[...queryKeys.tasks, 'team-tasks']}
        fetchPage={(query, signal) => call(contract.tasks, query, { signal })}
        exportRows={(query) => fetchFile(contract.exportTasks, query)}
        cells={cells}
        choices={{ ...items, ...holders }}
        rowPath={(row) => pathTo('case-page', { id: row.id })}
        batchActions={(rows, _clear, keep) => (
          <BatchVerbsLater
            rows={rows}
            keep={keep}
            onLeft={setOutcome}
            say={(verbs) => {
              const about = aboutVerbs(rows, verbs)
              return about && t(about, { n: rows.length })
            }}
          />
        )}
        keys={keys}
        emptyText={t('team.tasksEmpty')}
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
    { name: 'Shift T', does: 'keys.transferSelected' },
    { name: 'Shift O', does: 'keys.takeOverSelected' },
    { name: 'Shift R', does: 'keys.urgeSelected' },
  ],
}

const cells = {
  status: (row: TaskRow) => <StatusTag of={row} />,
  item: (row: TaskRow) => <ItemName of={row} />,
  remaining: (row: TaskRow) => <OpenClock of={row} />,
  claimedBy: ({ claimedBy }: TaskRow) => (claimedBy === null ? <GreyText of="list.unclaimed" /> : claimedBy.name),
}
