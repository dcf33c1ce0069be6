import type { Ctx } from '../../../../platform/http/context.ts'
import { ring } from '../../bell/index.ts'
import type { RecallOf } from '../../cases/index.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'

/** How this person's office, which gave the case away, may end the waiting at a task; null where it did not. */
export function recallOf(situation: Situation, task: OpenTask | undefined): RecallOf | null {
  return task === undefined ? null : situation.history.recallOf(situation.actor, situation.settingsOf(task).organization)
}

/** Experts who judge now and were called by this person's office. */
interface OpenPanel {
  /** The act that called them. */
  act: RecallOf['act']
  /** Whose opinions are awaited. */
  open: readonly OpenTask[]
  asked: number
  answered: number
  /** How many opinions are enough; null: all. */
  enough: number | null
}

/** The panel that this person's office may end; undefined where there is none. */
export function openPanelOf(situation: Situation): OpenPanel | undefined {
  const open = situation.tasks.filter((task) => recallOf(situation, task)?.kind === 'dismiss')
  const [first] = open
  const panel = situation.history.panel()
  if (first === undefined || panel === undefined) return undefined
  return { act: recallOf(situation, first)!.act, open, ...panel, enough: situation.enoughOpinionsOf(first) }
}

/** Tells those who are no longer asked, each by the bell; why stands in the history, which they may read. */
export async function tellEnded({ db, now, actor }: Ctx, situation: Situation, keys: readonly string[]): Promise<void> {
  const people = keys.flatMap((key) => situation.peopleOf(key)).filter(({ userId }) => userId !== actor.userId)
  const caseId = situation.record.id
  await ring(
    db,
    people.map(({ userId }) => ({ userId, caseId, kind: 'part-ended', key: `part-ended:${caseId}:${now.toISOString()}` })),
    now,
  )
}
