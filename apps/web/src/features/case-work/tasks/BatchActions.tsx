import { useState } from 'react'
import { Button } from 'antd'
import { contract, type TaskBatchAct } from '@wenwu/core/tasks/contract'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useShortcuts } from '../../../lib/keys.ts'
import { notify } from '../../../lib/notify.ts'
import { refreshAfterActing } from '../../../lib/query.ts'
import type { BatchOutcome } from '../../../ui/list/LeftoverDialog.tsx'

const acts = {
  claim: {
    label: 'list.claimSelected',
    key: 'C',
    done: 'list.claimedSelected',
    isFor: (row: TaskRow) => row.claimedBy === null && row.standsFor === null,
  },
  release: { label: 'list.releaseSelected', key: 'U', done: 'list.releasedSelected', isFor: (row: TaskRow) => row.isMine },
} as const

interface BatchActionsProps {
  rows: readonly TaskRow[]
  clear: () => void
  /** Some were left as they are. Told outside the selection: rows that others have are gone with the next look at the list. */
  onLeft: (outcome: BatchOutcome) => void
}

/** Takes the selected tasks for oneself, or gives back one's own; each button says how many of them it is for. */
export function BatchActions({ rows, clear, onLeft }: BatchActionsProps) {
  const { t } = useText()
  const [running, setRunning] = useState<TaskBatchAct>()
  const run = async (act: TaskBatchAct): Promise<void> => {
    const { label, done: doneText, isFor } = acts[act]
    const chosen = rows.filter(isFor)
    setRunning(act)
    try {
      const results = await call(contract.batch, { act, ids: chosen.map((row) => row.taskId) })
      const leftovers = chosen.flatMap(({ taskId, title, number }) => {
        const refused = results.find(({ id }) => id === taskId)
        if (refused === undefined || refused.error === null) return []
        return [{ key: taskId, name: title, detail: number ?? '', why: t(`errors.${refused.error}`, refused.params) }]
      })
      const done = results.length - leftovers.length
      if (leftovers.length === 0) notify.success(t(doneText, { n: done }))
      else onLeft({ title: t('list.batchResultTitle', { action: t(label), done, failed: leftovers.length }), leftovers })
      clear()
    } catch {
      // call() has told why
    } finally {
      setRunning(undefined)
      await refreshAfterActing()
    }
  }
  const offered = (['claim', 'release'] as const).filter((act) => rows.some(acts[act].isFor))
  useShortcuts(Object.fromEntries(offered.map((act) => [acts[act].key, () => void run(act)])), running === undefined)
  return offered.map((act) => (
    <Button
      key={act}
      size="small"
      loading={running === act}
      disabled={running !== undefined && running !== act}
      title={t('list.withKey', { label: t(acts[act].label), key: `Shift+${acts[act].key}` })}
      aria-keyshortcuts={`Shift+${acts[act].key}`}
      onClick={() => void run(act)}
    >
      {t('list.withCount', { label: t(acts[act].label), n: rows.filter(acts[act].isFor).length })}
    </Button>
  ))
}
