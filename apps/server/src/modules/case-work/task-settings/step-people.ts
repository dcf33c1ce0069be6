import { sql } from 'kysely'
import type { InputOf, OutputOf } from '@wenwu/core/http/endpoint'
import type { contract } from '@wenwu/core/task-settings/contract'
import type { Ctx } from '../../../platform/http/context.ts'
import { byName } from '../../../platform/database/by-name.ts'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { getItemVersion, listCurrentItems } from '../items/index.ts'
import { keyOfGroup, keysOf, partsOfKey, readTaskOfficials } from '../process/index.ts'
import { getStep, type StepKey } from './step-repository.ts'

const mostPeople = 20

/** Officials who can act at a step, in whatever body of its kind, whose name or user name holds every word. */
export async function findStepPeople(
  ctx: Ctx,
  { keyword = '', ...key }: InputOf<typeof contract.people>,
): Promise<OutputOf<typeof contract.people>> {
  await getStep(ctx, key)
  const words = wordsOf(keyword).map((word) => containsWord(sql`u.name || ' ' || u.username`, word))
  const ids = [...(await idsOf(ctx.db, key))]
  const { rows } = await sql<OutputOf<typeof contract.people>[number]>`
    select u.id as "userId", u.name, u.username, coalesce(o.name, '') as "organizationName"
    from users u left join organizations o on o.id = u.organization_id
    where u.id = any(${ids}::uuid[]) ${words.length === 0 ? sql`` : sql`and ${sql.join(words, sql` and `)}`}
    order by ${byName('u.name')}, u.username limit ${mostPeople}`.execute(ctx.db)
  return rows
}

/** Whether somebody can act at a step. */
export async function isOfStep(db: Db, key: StepKey, userId: string): Promise<boolean> {
  return (await idsOf(db, key)).has(userId)
}

async function idsOf(db: Db, { itemCode, step }: StepKey): Promise<ReadonlySet<string>> {
  const versions = await listCurrentItems(db)
  const version = versions.find((item) => item.definition.code === itemCode)
  const task = version && (await getItemVersion(db, version.versionId)).tasks.get(step)
  if (task === undefined) return new Set()
  const isOfGroup = task.organization === 'work-group'
  const people = (await readTaskOfficials(db)).values()
  const acts = (key: string) => (isOfGroup ? key === keyOfGroup(task.workGroup ?? '') : partsOfKey(key).role === task.role)
  const ids = [...people].filter((person) => keysOf(person).some(acts)).map((person) => person.userId)
  return new Set(ids)
}
