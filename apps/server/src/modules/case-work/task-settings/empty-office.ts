import { sql } from 'kysely'
import { builtInRoles } from '@wenwu/core/auth/permissions'
import type { Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import { perInstallation, type AppServices } from '../../../platform/services.ts'
import type { MadeTask } from './services.ts'
import { ring } from '../bell/index.ts'
import { addCaseEvent, systemParty } from '../cases/index.ts'
import { keysOf, partsOfKey, readPeopleOfKeys } from '../process/index.ts'

/** A task of an office, as far as it is asked whether an account could act on it. */
export type OfficeTask = Pick<MadeTask, 'id' | 'caseId' | 'step' | 'stepName' | 'candidateKey' | 'officeKeys' | 'provinceCode'>

/** Offices that were found to have people, kept until anything changes that this follows from (`rights` of `settings_versions`). */
const attended = perInstallation((services) => {
  const memory = { keys: new Set<string>() }
  services.settings.keep('rights', () => {
    // a new one: an answer that was asked for before goes into the old one
    memory.keys = new Set()
  })
  return memory
})

/**
 * Sees to it that a new task of an office has people, as its step says: gives it to the lead, or refuses the act with `step-without-people`. Gives whether the task went to
 * the lead. One statement where an account can act, none where that is known and outside the offices.
 */
export async function handleEmptyOffice(services: AppServices, db: Db, task: MadeTask): Promise<boolean> {
  if (task.officeKeys.length === 0 || task.whenEmpty === 'administrator' || (await isAttended(services, db, task))) return false
  if (task.whenEmpty === 'refuse' && task.actorId !== null)
    throw new AppError('step-without-people', { params: { step: task.stepName.zh_CN, role: roleName(task.role).zh_CN } })
  return task.whenEmpty === 'lead' && handToLead(db, task, task.now)
}

/** What a role is called. */
function roleName(role: string): Text {
  return Object.hasOwn(builtInRoles, role) ? builtInRoles[role as keyof typeof builtInRoles].name : { zh_CN: role, en_US: role }
}

/** Whether an account could act on a task. That a person has the role there is asked first, as it is nearly always so; else everything that keys follow from is read. */
async function isAttended(services: AppServices, db: Db, { candidateKey, provinceCode }: OfficeTask): Promise<boolean> {
  const { keys } = attended(services)
  if (keys.has(candidateKey)) return true
  const { role, place } = partsOfKey(candidateKey)
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from roles r join user_roles ur on ur.role_id = r.id join users u on u.id = ur.user_id
      left join organizations o on o.id = u.organization_id
      where r.code = ${role} and 'task.handle' = any(r.permissions) and u.kind = 'official' and u.status = 'active' and not u.is_locked
        and (${place} = 'national' or o.province_code = ${place})) as found ${byKey}`.execute(db)
  if (rows[0]!.found) keys.add(candidateKey)
  return rows[0]!.found || (await readPeopleOfKeys(db, [candidateKey], [provinceCode])).length > 0
}

interface WhyToLead {
  /** Of the entry in the history. */
  kind: 'handed-to-lead' | 'handed-past-same'
  /** Leads whom it is not for. */
  except: readonly string[]
}

/** Gives a task that no person of its office could act on, or should, to the lead of the office, who is told. False where it has none. */
export async function handToLead(
  db: Db,
  { id, caseId, step, stepName, officeKeys, provinceCode }: OfficeTask,
  now: Date,
  { kind, except }: WhyToLead = { kind: 'handed-to-lead', except: [] },
): Promise<boolean> {
  const people = await readPeopleOfKeys(db, officeKeys, [provinceCode])
  const leads = people.filter(({ userId, permissions }) => permissions.includes('task.lead') && !except.includes(userId))
  const key = officeKeys.find((each) => leads.some((lead) => keysOf(lead).includes(each)))
  if (key === undefined) return false
  const told = leads.filter((lead) => keysOf(lead).includes(key))
  // a key that one of the others holds as well would let them take it
  const isShared = people.some((each) => except.includes(each.userId) && keysOf(each).includes(key))
  await db
    .updateTable('tasks')
    .set({ candidate_key: key, ...(isShared && { claimed_by: told[0]!.userId, claimed_at: now }) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
  await addCaseEvent(db, caseId, {
    // after the act that made the task
    id: newId(now.getTime() + 1),
    at: now,
    kind,
    by: systemParty,
    step,
    stepName,
    details: { task: id },
  })
  await ring(
    db,
    told.map(({ userId }) => ({ userId, caseId, kind: 'assigned', key: `assigned:${id}` })),
    now,
  )
  return true
}
