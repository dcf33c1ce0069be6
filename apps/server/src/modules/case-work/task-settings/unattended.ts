import { sql } from 'kysely'
import { authorityOf } from '@wenwu/core/auth/authority'
import { emptyPolicyOf } from '@wenwu/core/item/empty-policy'
import { roles } from '@wenwu/core/item/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { UnattendedTask } from '@wenwu/core/task-settings/model'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { AppServices } from '../../../platform/services.ts'
import { getItemVersion, getTaskSettings } from '../items/index.ts'
import { keyHolders, officeKeys } from '../process/index.ts'
import { handToLead } from './empty-office.ts'

/** Tasks of one list, the oldest first. */
const mostTasks = 200

interface StoredTask {
  id: string
  caseId: string
  itemVersionId: string
  itemCode: string
  itemName: Text
  number: string
  step: string
  stepName: Text
  role: string
  candidateKey: string
  provinceCode: string | null
  regionCode: string | null
  createdAt: Date
}

/** Open tasks of offices that no account can act on, whatever the reason: read as it is now, nothing is kept. Two statements, one more where there are some. */
async function readUnattended(db: Db): Promise<StoredTask[]> {
  const offices = roles.filter((role) => authorityOf(role) !== undefined)
  const { rows: keys } = await sql<{ key: string }>`
    select distinct candidate_key as key from tasks where state = 'open' and role = any(${offices}::text[])`.execute(db)
  if (keys.length === 0) return []
  const holders = await keyHolders(db)
  const empty = keys.map(({ key }) => key).filter((key) => holders.of(key).length === 0)
  if (empty.length === 0) return []
  const { rows } = await sql<StoredTask>`
    select t.id, t.case_id as "caseId", c.item_version_id as "itemVersionId", c.item_code as "itemCode", c.item_name as "itemName", coalesce(c.number, '') as number,
      t.step, t.step_name as "stepName", t.role, t.candidate_key as "candidateKey", c.province_code as "provinceCode", c.region_code as "regionCode",
      t.created_at as "createdAt"
    from tasks t join cases c on c.id = t.case_id
    where t.state = 'open' and t.role = any(${offices}::text[]) and t.candidate_key = any(${empty}::text[])
    order by t.created_at, t.id limit ${sql.lit(mostTasks)}`.execute(db)
  return rows
}

/** The list of those who maintain accounts: which case waits at which step, and for which role where. Of the case its number and item alone. */
export async function listUnattended(ctx: Ctx): Promise<UnattendedTask[]> {
  return (await readUnattended(ctx.db)).map(({ id, itemCode, itemName, number, stepName, role, provinceCode, createdAt }) => ({
    taskId: id,
    number,
    itemCode,
    itemName,
    stepName,
    role,
    provinceCode: authorityOf(role) === 'national' ? null : provinceCode,
    since: createdAt.toISOString(),
  }))
}

/** Gives what an office can no longer act on to its lead, where the step says so: accounts are closed after a case came there as well. For the nights. */
export async function sweepEmptyOffices(services: AppServices, now: Date): Promise<{ handedToLead: number }> {
  return inTransaction(services.pool, async (db) => {
    let handedToLead = 0
    for (const task of await readUnattended(db)) {
      const item = await getItemVersion(db, task.itemVersionId)
      if (emptyPolicyOf(getTaskSettings(item, task.step)) !== 'lead') continue
      if (await handToLead(db, { ...task, officeKeys: officeKeys(task.role, task) }, now)) handedToLead++
    }
    return { handedToLead }
  })
}
