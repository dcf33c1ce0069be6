import { sql, type RawBuilder } from 'kysely'
import { authorityOf } from '@wenwu/core/auth/authority'
import type { Actor, Principal } from '../../../platform/http/actor.ts'
import { keyOfUser, userOfKey } from './candidate-key.ts'

/** What is known of a task by which it is told whether a deputy may handle it. */
interface TaskFacts {
  role: string
  candidate_key: string
  claimed_by: string | null
  /** A signer was asked by name: the answer is their own. */
  is_asked: boolean
}

/** The one person who has a task: who claimed it, else the one to whom it is offered. Null where an office or a work group has it. */
function holderOf({ candidate_key: key, claimed_by: claimed }: Pick<TaskFacts, 'candidate_key' | 'claimed_by'>): string | null {
  return claimed ?? userOfKey(key) ?? null
}

/**
 * For whom a person may handle a task (授权办理, decision 0147): a colleague who has it has authorised them for its item, and it is a step of an authority that their own roles
 * permit. What a signer was asked is answered by the signer. Undefined where they may not, and where it is their own. Pure; `standsInCondition` says the same of rows.
 */
export function principalOf(actor: Pick<Actor, 'principals' | 'roles'>, task: TaskFacts, itemCode: string): Principal | undefined {
  if (actor.principals.length === 0 || task.is_asked || authorityOf(task.role) === undefined || !actor.roles.includes(task.role))
    return undefined
  const holder = holderOf(task)
  return actor.principals.find(({ userId, itemCodes }) => userId === holder && (itemCodes === null || itemCodes.includes(itemCode)))
}

/** Of tasks `t` of the case `c.id = t.case_id`: those that `principalOf` finds a colleague for. Undefined for who is no one's deputy today. */
export function standsInCondition(actor: Pick<Actor, 'principals' | 'roles'>): RawBuilder<boolean> | undefined {
  const roles = actor.roles.filter((role) => authorityOf(role) !== undefined)
  if (actor.principals.length === 0 || roles.length === 0) return undefined
  const each = actor.principals.map(({ userId, itemCodes }) => {
    const ofItem =
      itemCodes === null ? sql`` : sql`and exists (select from cases i where i.id = t.case_id and i.item_code = any(${itemCodes}::text[]))`
    return sql<boolean>`((t.claimed_by = ${userId} or (t.claimed_by is null and t.candidate_key = ${keyOfUser(userId)})) ${ofItem})`
  })
  return sql<boolean>`(t.role = any(${roles}::text[]) and not t.is_asked and (${sql.join(each, sql` or `)}))`
}
