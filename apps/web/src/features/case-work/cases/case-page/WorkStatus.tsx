import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Button } from 'antd'
import type { TaskView } from '@wenwu/core/cases/model'
import { formatRecent } from '../../../../lib/dates.ts'
import type { DraftSync } from '../../../../lib/draft-sync.ts'
import { useText } from '../../../../lib/i18n.ts'
import { useFlush } from '../../../../lib/use-flush.ts'
import { useLeaveWarning } from '../../../../lib/leave-warning.ts'
import { LaterTwoWorks } from './LaterTwoWorks.ts'
import { findWork, wordsOfWork, type Work } from './kept-work.ts'
import { isShown } from './shown-work.ts'
import { isStepOver } from './step-over.ts'

export interface WorkStatusProps {
  task: TaskView
  /** The step is no longer this person's: what the server says about it, and what was typed here. */
  onOver: (message: string, words: string) => void
}

/** Whether a save is refused because somebody else has acted, or has claimed the step. */
const isElsewhere = (code: string | undefined): boolean => code === 'task-claimed' || isStepOver(code)

/** What has been kept of the step and when. */
export function WorkStatus(props: WorkStatusProps) {
  const sync = findWork(props.task.id)
  return sync === undefined ? null : <OpenWork sync={sync} {...props} />
}

function OpenWork({ sync, task, onOver }: { sync: DraftSync<Work> } & WorkStatusProps) {
  const { t } = useText()
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  const { hasUnsaved } = sync
  useLeaveWarning(hasUnsaved)
  useFlush(sync)
  const over = state.phase === 'refused' && isElsewhere(state.failure?.code) ? state.failure : null
  const tell = useEffectEvent(() => over !== null && onOver(over.message, wordsOfWork(state.data)))
  useEffect(() => void tell(), [over])
  if (state.conflict !== null) return null
  if (state.failure !== null)
    return (
      <p className="tone-red work-status" role="status">
        {t('case.workNotKept', { message: state.failure.message })}
        {state.phase === 'failed' && (
          <Button type="link" size="small" onClick={() => void sync.flush()}>
            {t('common.retry')}
          </Button>
        )}
      </p>
    )
  if (hasUnsaved) return <p className="work-status">{t('case.workKeeping')}</p>
  return !isShown(state.data, task.actions) || state.savedAt === '' ? null : (
    <p className="work-status">{t('case.workKept', { time: formatRecent(state.savedAt) })}</p>
  )
}

interface WorkNoticeProps {
  task: TaskView
  /** The words of another place were taken: the page starts again with them. */
  onTaken: () => void
}

/** On top of the step: that what was begun is here again, and the choice where another place has kept other words. */
export function WorkNotice(props: WorkNoticeProps) {
  const sync = findWork(props.task.id)
  return sync === undefined ? null : <OpenNotice sync={sync} {...props} />
}

function OpenNotice({ sync, task, onTaken }: { sync: DraftSync<Work> } & WorkNoticeProps) {
  const { t } = useText()
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  const [restored] = useState(() => (isShown(state.data, task.actions) && state.savedAt !== '' ? state.savedAt : null))
  const stored = state.conflict
  const [mine, theirs] = [wordsOfWork(state.data), wordsOfWork(stored?.data ?? {})]
  // where both say the same there is nothing to choose: what is chosen on this page goes on
  const isAlike = stored !== null && mine === theirs
  useEffect(() => {
    if (isAlike) sync.resolve(state.data, stored)
  }, [isAlike, sync, state.data, stored])
  if (stored === null || isAlike)
    return restored === null ? null : <p className="work-status">{t('case.workRestored', { time: formatRecent(restored) })}</p>
  return (
    <LaterTwoWorks
      message={t('case.workElsewhere')}
      mine={mine}
      theirs={theirs}
      whereTheirs={t('case.workOther', { time: formatRecent(stored.savedAt) })}
      onKeep={() => sync.resolve(state.data, stored)}
      onTake={() => {
        sync.resolve(stored.data, stored)
        onTaken()
      }}
    />
  )
}

const never = (): (() => void) => () => undefined

/** Whether another place has kept other words for a step, so that nothing is decided before one of the two is chosen. */
export function useWorkConflict(taskId: string): boolean {
  const sync = findWork(taskId)
  return useSyncExternalStore(sync?.subscribe ?? never, () => sync !== undefined && sync.state().conflict !== null)
}
