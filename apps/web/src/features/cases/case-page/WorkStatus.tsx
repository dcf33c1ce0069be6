import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from 'antd'
import { formatRecent } from '../../../lib/dates.ts'
import type { DraftSync } from '../../../lib/draft-sync.ts'
import { useText } from '../../../lib/i18n.ts'
import { warnBeforeLeaving } from '../../../lib/leave-warning.ts'
import { useFlush } from '../../../lib/use-flush.ts'
import { differenceOf } from './two-works.ts'
import { findWork, isEmptyWork, wordsOfWork, type Work } from './kept-work.ts'

export interface WorkStatusProps {
  taskId: string
  /** The step is no longer this person's: what the server says about it, and what was typed here. */
  onOver: (message: string, words: string) => void
}

/** Codes by which a save is refused because somebody else has acted. */
const overCodes = new Set(['task-taken', 'not-your-turn', 'task-claimed'])

/** What has been kept of the step and when. */
export function WorkStatus({ taskId, ...rest }: WorkStatusProps) {
  const sync = findWork(taskId)
  return sync === undefined ? null : <OpenWork sync={sync} {...rest} />
}

function OpenWork({ sync, onOver }: { sync: DraftSync<Work> } & Omit<WorkStatusProps, 'taskId'>) {
  const { t } = useText()
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  const { hasUnsaved } = sync
  useEffect(() => (hasUnsaved ? warnBeforeLeaving() : undefined), [hasUnsaved])
  useFlush(sync)
  const over = state.phase === 'refused' && overCodes.has(state.failure?.code ?? '') ? state.failure : null
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
  return isEmptyWork(state.data) || state.savedAt === '' ? null : (
    <p className="work-status">{t('case.workKept', { time: formatRecent(state.savedAt) })}</p>
  )
}

interface WorkNoticeProps {
  taskId: string
  /** The words of another place were taken: the page starts again with them. */
  onTaken: () => void
}

/** On top of the step: that what was begun is here again, and the choice where another place has kept other words. */
export function WorkNotice({ taskId, onTaken }: WorkNoticeProps) {
  const sync = findWork(taskId)
  return sync === undefined ? null : <OpenNotice sync={sync} onTaken={onTaken} />
}

function OpenNotice({ sync, onTaken }: { sync: DraftSync<Work> } & Pick<WorkNoticeProps, 'onTaken'>) {
  const { t } = useText()
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  const [restored] = useState(() => (isEmptyWork(state.data) || state.savedAt === '' ? null : state.savedAt))
  const stored = state.conflict
  const alert = useRef<HTMLDivElement>(null)
  const isMet = stored !== null
  useEffect(() => {
    if (isMet) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [isMet])
  if (stored === null)
    return restored === null ? null : <p className="work-status">{t('case.workRestored', { time: formatRecent(restored) })}</p>
  const [mine, theirs] = [wordsOfWork(state.data), wordsOfWork(stored.data)]
  return (
    <div ref={alert} role="alert" className="action-error">
      <p>{t('case.workElsewhere')}</p>
      <dl className="two-works">
        <dt>{t('case.workHere')}</dt>
        <Words words={mine} others={theirs} />
        <dt>{t('case.workOther', { time: formatRecent(stored.savedAt) })}</dt>
        <Words words={theirs} others={mine} />
      </dl>
      <div className="two-works-acts">
        <Button size="small" onClick={() => sync.resolve(state.data, stored)}>
          {t('case.workKeepMine')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            sync.resolve(stored.data, stored)
            onTaken()
          }}
        >
          {t('case.workTakeTheirs')}
        </Button>
      </div>
    </div>
  )
}

/** One of two versions: what the other has not is marked. */
function Words({ words, others }: { words: string; others: string }) {
  const { t } = useText()
  const [before, own, after] = differenceOf(words, others)
  if (words === '') return <dd className="tone-grey">{t('case.workNoWords')}</dd>
  return (
    <dd className="kept-words">
      {before}
      {own !== '' && <mark>{own}</mark>}
      {after}
    </dd>
  )
}

const never = (): (() => void) => () => undefined

/** Whether another place has kept other words for a step, so that nothing is decided before one of the two is chosen. */
export function useWorkConflict(taskId: string): boolean {
  const sync = findWork(taskId)
  return useSyncExternalStore(sync?.subscribe ?? never, () => sync !== undefined && sync.state().conflict !== null)
}
