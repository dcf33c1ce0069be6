import { sql, type RawBuilder } from 'kysely'
import { keysOfAction, presentAction, signInActions } from '@wenwu/core/audit/actions'
import { signInMethods, type SignInMethod } from '@wenwu/core/auth/model'
import type { SignInQuery } from '@wenwu/core/audit/list'
import type { SignInRow } from '@wenwu/core/audit/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { isId } from '@wenwu/core/kernel/id'
import { countCap, type Page } from '@wenwu/core/kernel/page'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { readPage } from '../../../platform/database/read-page.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { allOfLog, countLog, findPeople, inPeriod, readLog, type LogRow, type LogScan } from './log-query.ts'
import { signInScope } from './log-scope.ts'

const actions = Object.keys(signInActions).flatMap(keysOfAction)

/** A try to come in. The second part says of it what the index of addresses covers (its migration). */
const isSignIn = sql<boolean>`(r.action = any(${actions}::text[]) and (r.actor_id is null or r.action = 'auth.login'))`

/** One page of who came in and who did not, newest first; the look itself becomes an audit row. At most five statements. */
export async function querySignIns(ctx: Ctx, query: SignInQuery): Promise<Page<SignInRow>> {
  ctx.setAuditObject({ type: 'log', id: 'sign-ins', details: { ...query.filter, page: query.page.number } })
  const scan = await scanOf(ctx.db, ctx.actor, query)
  const read = async (limit: number, offset: number) => toSignIns(ctx.db, await readLog(ctx.db, scan, { limit, offset }))
  return readPage(query.page, read, (cap) => countLog(ctx.db, scan, cap))
}

/** How many sign-ins were refused today, of those the caller may read; the figure shows no row, so reading it is not audited. */
export async function countDeniedToday(ctx: Ctx): Promise<{ deniedToday: number; isCapped: boolean }> {
  const filter = { from: toShanghaiDate(ctx.now), outcome: 'denied' } as const
  const count = await countLog(ctx.db, await scanOf(ctx.db, ctx.actor, { filter, sort: 'at-desc' }), countCap)
  return { deniedToday: Math.min(count, countCap), isCapped: count > countCap }
}

/** Every filtered row, for the export. */
export async function* allSignIns(ctx: Ctx, query: Omit<SignInQuery, 'page'>, most: number): AsyncGenerator<SignInRow> {
  const { pool } = ctx.services
  const pages = allOfLog(
    (after, limit) => inTransaction(pool, async (db) => readLog(db, await scanOf(db, ctx.actor, query), { limit, after })),
    most,
  )
  for await (const rows of pages) yield* await inTransaction(pool, (db) => toSignIns(db, rows))
}

async function scanOf(db: Db, actor: Actor, { filter, sort }: Omit<SignInQuery, 'page'>): Promise<LogScan> {
  // who came in stands under auth.login whatever the way; the calls of the ways themselves add who did not
  const conditions = [
    ...(await signInScope(db, actor)),
    ...inPeriod(filter),
    sql<boolean>`(r.action = 'auth.login' or r.outcome <> 'done')`,
  ]
  if (filter.outcome) conditions.push(sql<boolean>`r.outcome = ${filter.outcome}`)
  const person = filter.person?.trim() ?? ''
  const people = person === '' ? null : await findPeople(db, person)
  if (people !== null) {
    const ofPeople = [...conditions, ...fromAddress(filter.address), sql<boolean>`r.object_type = 'user'`, isSignIn]
    return { keys: { column: 'object_id', values: people }, conditions: ofPeople, sort }
  }
  const words = wordsOf(person).map((word) => containsWord(sql`r.actor_name || ' ' || coalesce(r.details ->> 'username', '')`, word))
  if (filter.address)
    return { keys: { column: 'address', values: [filter.address] }, conditions: [...conditions, ...words, isSignIn], sort }
  return { keys: { column: 'action', values: actions }, conditions: [...conditions, ...words], sort }
}

function fromAddress(address: string | undefined): RawBuilder<boolean>[] {
  return address ? [sql<boolean>`r.address = ${address}`] : []
}

async function toSignIns(db: Db, rows: LogRow[]): Promise<SignInRow[]> {
  const ids = [...new Set(rows.map((row) => row.objectId).filter(isId))]
  const people = ids.length === 0 ? [] : await db.selectFrom('users').select(['id', 'name', 'username']).where('id', 'in', ids).execute()
  const known = new Map(people.map((one) => [one.id, one]))
  return rows.map((row) => {
    const user = known.get(row.objectId)
    return {
      id: row.id,
      at: row.at.toISOString(),
      method: methodOf(row),
      userId: user?.id ?? null,
      username: text(row.details['username']) || (user?.username ?? ''),
      name: row.actorName || (user?.name ?? ''),
      address: row.address,
      userAgent: text(row.details['userAgent']),
      outcome: row.outcome,
      reason: text(row.details['error']),
    }
  })
}

/** What the row says, else what its call is for. */
function methodOf(row: LogRow): SignInMethod | null {
  return signInMethods.find((method) => method === row.details['method']) ?? signInActions[presentAction(row.action)] ?? null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
