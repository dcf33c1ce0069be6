import { sql, type RawBuilder } from 'kysely'
import { keysOfAction, logActions, signInSteps } from '@wenwu/core/audit/actions'
import type { OperationQuery } from '@wenwu/core/audit/list'
import type { OperationRow } from '@wenwu/core/audit/model'
import type { Page } from '@wenwu/core/kernel/page'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { readPage } from '../../../platform/database/read-page.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { toOperations } from './about-cases.ts'
import { allOfLog, countLog, findPeople, inPeriod, readLog, type LogScan } from './log-query.ts'
import { operationScope } from './log-scope.ts'

/** One page of what people did, newest first; the look itself becomes a row (`logs` preset `readings`). Two to four statements. */
export async function queryOperations(ctx: Ctx, query: OperationQuery): Promise<Page<OperationRow>> {
  ctx.setAuditObject({ type: 'log', id: 'operations', details: { preset: 'operations', ...query.filter, page: query.page.number } })
  const scan = await scanOf(ctx.db, ctx.actor, query)
  const read = async (limit: number, offset: number) => toOperations(ctx.db, await readLog(ctx.db, scan, { limit, offset }))
  return readPage(query.page, read, (cap) => countLog(ctx.db, scan, cap))
}

/** Every filtered row in pages of its own, for the export. */
export async function* allOperations(ctx: Ctx, query: Omit<OperationQuery, 'page'>, most: number): AsyncGenerator<OperationRow> {
  const pages = allOfLog(
    (after, limit) => inTransaction(ctx.services.pool, async (db) => readLog(db, await scanOf(db, ctx.actor, query), { limit, after })),
    most,
  )
  for await (const page of pages) yield* await inTransaction(ctx.services.pool, (db) => toOperations(db, page))
}

async function scanOf(db: Db, actor: Actor, { filter, sort }: Omit<OperationQuery, 'page'>): Promise<LogScan> {
  const conditions = [...operationScope(actor), ...inPeriod(filter), ...ofPreset(filter), ...ofObject(filter)]
  if (filter.id !== undefined) conditions.push(sql<boolean>`r.id = ${filter.id}`)
  if (filter.action) conditions.push(sql<boolean>`r.action = any(${keysOfAction(filter.action)}::text[])`)
  if (filter.outcome) conditions.push(sql<boolean>`r.outcome = ${filter.outcome}`)
  const person = filter.person?.trim() ?? ''
  if (person === '') return { conditions, sort }
  const people = await findPeople(db, person)
  if (people !== null) return { keys: { column: 'actor_id', values: people }, conditions, sort }
  return { conditions: [...conditions, ...wordsOf(person).map((word) => containsWord(sql`r.actor_name`, word))], sort }
}

function ofPreset({ preset, action, id }: OperationQuery['filter']): RawBuilder<boolean>[] {
  if (preset === 'readings') return [sql<boolean>`r.action = any(${[...logActions]}::text[])`]
  if (preset === 'refused') return [sql<boolean>`r.outcome <> 'done'`]
  // an action or a row that is asked for by name is shown whatever it is
  return preset === 'all' || action || id !== undefined ? [] : [sql<boolean>`r.action <> all(${[...logActions, ...signInSteps]}::text[])`]
}

function ofObject({ objectType, objectId }: OperationQuery['filter']): RawBuilder<boolean>[] {
  return [
    ...(objectType ? [sql<boolean>`r.object_type = ${objectType}`] : []),
    ...(objectId ? [sql<boolean>`r.object_id = ${objectId}`] : []),
  ]
}
