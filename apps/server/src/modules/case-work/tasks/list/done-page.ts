import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { caseCountCap } from '@wenwu/core/cases/model'
import { openingSizes } from '@wenwu/core/kernel/page'
import { prepared } from '../../../../platform/database/prepared.ts'
import { countRows } from '../../../../platform/database/read-page.ts'
import { onePlan, unseen } from '../../../../platform/database/statement-name.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { caseScope, opensAllHandled, provincesOf, scopeCondition, type CaseScope } from '../../cases/index.ts'
import { doneTaskColumns, storedDoneRow, type JsonDoneRow, type StoredTaskRow } from './task-rows.ts'

interface Values {
  userId: string
  province?: string
}
interface Found {
  rows: JsonDoneRow[]
  total: number
}

/** Of tasks `t`: those that a person has done and that are listed. What was withdrawn before its acceptance is a draft, its applicant's alone again (cases/readers/case-scope.ts). */
function theirsOf(userId: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`t.state = 'done' and not t.is_of_draft and t.completed_by = ${userId}`
}

/** Of tasks `t` with their cases `c`: those that the caller has done, of cases that they still read: who has moved to another office leaves its cases behind. */
export function doneByCaller(ctx: Pick<Ctx, 'actor' | 'now' | 'services'>): RawBuilder<boolean> {
  const scope = caseScope(ctx)
  return sql<boolean>`${theirsOf(ctx.actor.userId)} and ${scopeOfTask(scope) ?? scopeCondition(scope)}`
}

/** How many of them there are under conditions on `t`, counted one after another until there are enough. */
export function countDone(ctx: Ctx, conditions: readonly RawBuilder<boolean>[], cap: number): Promise<number> {
  const scope = caseScope(ctx)
  const all = sql.join([theirsOf(ctx.actor.userId), scopeOfTask(scope) ?? ofItsCase(scopeCondition(scope)), ...conditions], sql` and `)
  return countRows(ctx.db, sql`tasks t where ${all}`, cap)
}

/** A scope as a condition on tasks `t` that the caller has done, where the task says enough of its case; else undefined. */
function scopeOfTask(scope: CaseScope): RawBuilder<boolean> | undefined {
  if (opensAllHandled(scope)) return sql<boolean>`true`
  const provinces = provincesOf(scope)
  return Array.isArray(provinces) ? sql<boolean>`t.province_code = ${provinces[0]}` : undefined
}

/** A condition on the case `c` of a task `t`, which is read by itself: as a join all that the person has done would be read, and all cases. */
function ofItsCase(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(select ${condition} from cases c where c.id = t.case_id)`
}

/** Other sizes are rare and planned each time. */
const pages = new Map(openingSizes.map((size) => [size, { all: donePage(size, false), ofProvince: donePage(size, true) }]))

/**
 * The first page of what the caller has done, the newest first, with its count up to `caseCountCap`: one statement, compiled once and planned once per connection. Undefined
 * for a size that no list opens with, and for those who read neither all that they have done nor the cases of one province.
 */
export async function readDonePage(ctx: Ctx, size: number): Promise<{ rows: StoredTaskRow[]; total: number } | undefined> {
  const scope = caseScope(ctx)
  const provinces = provincesOf(scope)
  const userId = ctx.actor.userId
  const ofSize = pages.get(size)
  const read = opensAllHandled(scope)
    ? ofSize?.all(ctx.db, { userId })
    : Array.isArray(provinces)
      ? ofSize?.ofProvince(ctx.db, { userId, province: provinces[0] })
      : undefined
  const [found] = (await read) ?? []
  return found && { rows: found.rows.map(storedDoneRow), total: found.total }
}

function donePage(size: number, isOfProvince: boolean) {
  return prepared<Values>()((db, at) => {
    const isTheirs = theirsOf(unseen(at('userId'), 'uuid'))
    const isSeen = isOfProvince ? sql<boolean>`t.province_code = ${unseen(at('province')!, 'text')}` : sql<boolean>`true`
    // a name is looked up where somebody else had claimed what they have done
    const claimer = sql`u.id = nullif(t.claimed_by, t.completed_by)`
    const query = sql<Found>`select coalesce(json_agg(r), '[]') as rows,
        (select count(*)::int from (select 1 from tasks t where ${isTheirs} and ${isSeen} limit ${sql.lit(caseCountCap + 1)}) counted) as total
      from (select ${doneTaskColumns} from tasks t join cases c on c.id = t.case_id left join users u on ${claimer}
        where ${isTheirs} and ${isSeen} order by t.completed_at desc, t.id desc limit ${sql.lit(size)}) r ${onePlan}`
    return { compile: (): CompiledQuery<Found> => query.compile(db) }
  })
}
