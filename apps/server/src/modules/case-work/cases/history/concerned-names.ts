import { sql } from 'kysely'
import { namesOf } from '@wenwu/core/cases/visibility'
import type { Actor } from '../../../../platform/http/actor.ts'
import { userInKey } from '../../process/index.ts'
import { isSeen } from '../readers/case-reader.ts'

/** So many of those who were reminded are named. */
const mostReminded = 5

/** Of an entry `e` of a history that reminded people (催办), which keeps only their ids: the names; null of any other. */
export const remindedNames = sql<string[] | null>`case when e.kind = 'urged' then array(
  select u.name from jsonb_array_elements_text(e.details -> 'assigned') as a (key) join users u on u.id = ${userInKey('a.key')} order by u.name limit ${sql.lit(mostReminded + 1)}) end`

/** An entry of a history, with what tells whom it concerns. */
export interface ConcernedEntry {
  kind: string
  actor_name: string
  details: Record<string, unknown>
  reminded: string[] | null
  /** The role in which those whom it concerns have the step. */
  roleOfStep: string
}

/**
 * The details of an entry for a reader of its words: `assignee` was asked, removed or reminded, or had what was taken over, `replacement` came in
 * another's place. Where the reader may not see such a name, nobody is named. `before`: the entries up to it; `isOwn`: it is of the reader's own office.
 */
export function detailsFor(
  actor: Actor,
  entry: ConcernedEntry,
  before: readonly ConcernedEntry[],
  isOwn: boolean,
): Record<string, unknown> {
  const { assigned: _, told: __, assignee: ___, replacement: ____, keyBefore: _____, ...details } = entry.details
  return { ...details, ...namesFor(actor, entry, before, isOwn) }
}

function namesFor(
  actor: Actor,
  entry: ConcernedEntry,
  before: readonly ConcernedEntry[],
  isOwn: boolean,
): { assignee?: string; replacement?: string } {
  const { details, roleOfStep: role, reminded } = entry
  // an expert is of no office: who called them knows the name
  const of = role === 'expert' ? { isConvened: isOwn } : { isOwn }
  if (!isSeen(actor, namesOf(role), of)) return {}
  const names = reminded?.slice(0, mostReminded).join('、')
  const assignee = reminded === null || names === '' ? (details.assignee ?? holderBefore(entry, before)) : names
  const more = reminded !== null && reminded.length > mostReminded ? '…' : ''
  return {
    ...(typeof assignee === 'string' && assignee !== '' && { assignee: `${assignee}${more}` }),
    ...(typeof details.replacement === 'string' && { replacement: details.replacement }),
  }
}

/** Who had a task that was taken over, as far as the entries before tell; undefined where nobody had it. */
function holderBefore({ kind, details: { task } }: ConcernedEntry, before: readonly ConcernedEntry[]): unknown {
  if (kind !== 'taken-over') return undefined
  const last = before.findLast((each) => each.details.task === task && holding.has(each.kind))
  if (last?.kind === 'claimed' || last?.kind === 'taken-over') return last.actor_name
  return last?.details.assignee
}

/** Kinds of the entries that tell who has a task from then on, or that nobody has. */
const holding: ReadonlySet<string> = new Set(['claimed', 'released', 'claim-ended', 'assigned', 'transferred', 'taken-over'])
