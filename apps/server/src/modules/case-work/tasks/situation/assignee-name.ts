import { nameFor } from '../../cases/index.ts'
import type { OpenTask, Situation } from './situation.ts'

/** The one person or body that a task waits for, as the reader of its case may see them; '' for none. */
export function assigneeName(situation: Situation, { assignee, step, candidate_key: key }: OpenTask): string {
  const { actor, record, history } = situation
  const { role } = situation.settingsOf({ step })
  const of = { isOwn: situation.holdsKey(key), isConvened: role === 'expert' && history.isConvenedBy(actor) }
  return nameFor(actor, { name: assignee ?? '', role, ...of }, record)
}
