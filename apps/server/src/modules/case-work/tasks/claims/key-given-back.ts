import { sql } from 'kysely'
import type { Ctx } from '../../../../platform/http/context.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { getCase } from '../../cases/index.ts'
import { getItemVersion } from '../../items/index.ts'
import { findInstance, keyOfStep, keyOfUser, readPeopleOfKeys } from '../../process/index.ts'
import { voicesBeside } from '../people/signers.ts'
import { readSituation } from '../situation/situation.ts'
import type { TaskRecord } from '../situation/task-repository.ts'

/** So often is one task taken over by one lead after another, as far as it is followed back. */
const mostTakings = 100

/**
 * The key under which a task that its holder gives back is offered: of one that a lead took over that before it was, so that those whose it was can claim it; else, and
 * where nobody of them can act any more or whose it was has another say beside it, its own. No statement but for a task of one person.
 */
export async function keyGivenBack(ctx: Ctx, task: TaskRecord): Promise<string> {
  const own = task.candidate_key
  if (own !== keyOf(ctx.actor.userId)) return own
  const { rows } = await sql<{ taker: string; before: string | null }>`
    select actor_id as taker, details ->> 'keyBefore' as before from case_events
    where case_id = ${task.case_id} and kind = 'taken-over' and details ->> 'task' = ${task.id}::text
    order by at desc, id desc limit ${sql.lit(mostTakings)} ${byKey}`.execute(ctx.db)
  // the newest is this person's, or it was given to them otherwise; one from whom it was taken may have taken it as well
  let key = own
  for (const { taker, before } of rows) {
    if (key !== keyOf(taker)) break
    key = before ?? (await keyWhereNotKept(ctx, task))
  }
  if (key === own || (task.is_asked && (await hasSayBeside(ctx, task, key)))) return own
  const { province_code: provinceCode } = await getCase(ctx.db, task.case_id)
  return (await readPeopleOfKeys(ctx.db, [key], [provinceCode])).length > 0 ? key : own
}

/** Of a task that was taken over before its key was kept with it: that of its step; whose say a signer's was is not known. */
async function keyWhereNotKept({ db }: Ctx, task: TaskRecord): Promise<string> {
  if (task.is_asked) return task.candidate_key
  const [record, instance] = await Promise.all([getCase(db, task.case_id), findInstance(db, task.case_id)])
  const item = await getItemVersion(db, record.item_version_id)
  return instance === undefined ? task.candidate_key : keyOfStep({ record, item, instance }, task.step)
}

/** Whether those of a key were asked elsewhere in the row of a signer's task while another had it. */
async function hasSayBeside(ctx: Ctx, { id, case_id: caseId }: TaskRecord, key: string): Promise<boolean> {
  const situation = await readSituation(ctx, caseId)
  const task = situation?.tasks.find((each) => each.id === id)
  return situation !== undefined && task !== undefined && voicesBeside(situation, task).has(key)
}

function keyOf(userId: string): string {
  return keyOfUser(userId)
}
