import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { StepSettings } from '@wenwu/core/task-settings/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { MadeTask } from './services.ts'
import { handToLead } from './empty-office.ts'

/** An official whom a step would rather not have: they applied, or did the step before. */
interface Unwanted {
  userId: string
  name: string
  /** What the step says of them. */
  policy: 'lead' | 'refuse'
}

/**
 * Officials whom a new task of an office is not for: who applied and who completed the step before it, each under every account with the same phone, which is a person's
 * own; an identity number stands in one account alone.
 * One statement where the step asks for it, else none.
 */
export async function findUnwanted(db: Db, task: MadeTask, { whenStarter, whenSamePerson }: StepSettings): Promise<Unwanted[]> {
  const before = task.isNextStep && whenSamePerson !== 'ask' ? task.actorId : null
  if (task.officeKeys.length === 0 || (whenStarter === 'ask' && before === null)) return []
  const { rows } = await sql<Omit<Unwanted, 'policy'> & { isStarter: boolean; isSame: boolean }>`
    with people as (
      select u.id, u.mobile, ${whenStarter !== 'ask'}::boolean and u.id = c.applicant_user_id as is_starter, coalesce(u.id = ${before}::uuid, false) as is_same
      from users u, cases c where c.id = ${task.caseId} and u.id in (c.applicant_user_id, ${before}::uuid))
    select u.id as "userId", u.name, bool_or(p.is_starter) as "isStarter", bool_or(p.is_same) as "isSame"
    from people p join users u on u.id = p.id or (u.mobile = p.mobile and u.mobile <> '')
    where u.kind = 'official' and (p.is_starter or p.is_same) group by u.id`.execute(db)
  return rows.map(({ userId, name, isStarter, isSame }) => {
    const isRefused = (isStarter && whenStarter === 'refuse') || (isSame && whenSamePerson === 'refuse')
    return { userId, name, policy: isRefused ? 'refuse' : 'lead' }
  })
}

/**
 * Takes a new task away from its office because one of those who can act there is not wanted: gives it to a lead who is. Throws `step-same-person` where the step
 * refuses it and a person can be told; what the platform did itself goes to the lead. Where there is no such lead it stays with the office.
 */
export async function keepFrom(db: Db, task: MadeTask, unwanted: readonly Unwanted[]): Promise<void> {
  const refused = unwanted.find(({ policy }) => policy === 'refuse')
  if (refused !== undefined && task.actorId !== null)
    throw new AppError('step-same-person', { params: { step: task.stepName.zh_CN, name: refused.name } })
  await handToLead(db, task, task.now, { kind: 'handed-past-same', except: unwanted.map(({ userId }) => userId) })
}
