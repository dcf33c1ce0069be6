import { expect, test } from 'vitest'
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type { Db } from './request-database.ts'
import { prepared } from './prepared.ts'

/** A database that keeps what it is sent. */
function listening(): { db: Db; sent: CompiledQuery[] } {
  const sent: CompiledQuery[] = []
  const connection: DatabaseConnection = {
    executeQuery: (compiled) => {
      sent.push(compiled)
      return Promise.resolve({ rows: [] })
    },
    streamQuery: () => {
      throw new Error('no streams here')
    },
  }
  const nothing = () => Promise.resolve()
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: nothing,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    destroy: nothing,
  }
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db: db, sent }
}

test('is built once; each call sends its own values, in their places; what the query says itself stands in it', async () => {
  let built = 0
  const find = prepared<{ caseId: string; status: string }>()((db, at) => {
    built++
    return db
      .selectFrom('cases')
      .select('id')
      .where('status', '=', at('status'))
      .where('revision', '>', 3)
      .where('title', '!=', "it's $1")
      .where('id', '=', at('caseId'))
      .limit(5)
  })
  const { db, sent } = listening()
  await Promise.all([find(db, { caseId: 'a', status: '01' }), find(db, { caseId: 'b', status: '02' })])
  expect(built).toBe(1)
  expect(sent.map(({ parameters }) => parameters)).toEqual([
    ['01', 'a'],
    ['02', 'b'],
  ])
  // constants are not values: the one plan of a connection is made for them
  expect(sent[0]!.sql).toBe(
    `select "id" from "cases" where "status" = $1 and "revision" > 3 and "title" != 'it''s $1' and "id" = $2 limit 5`,
  )
})

test('values may be null, dates and numbers; a write is prepared alike, on whichever database calls', async () => {
  const touch = prepared<{ id: string; at: Date; by: string | null }>()((db, at) =>
    db
      .updateTable('tasks')
      .set({ completed_at: at('at'), completed_by: at('by') })
      .where('id', '=', at('id')),
  )
  const [one, other] = [listening(), listening()]
  const at = new Date(0)
  await touch(one.db, { id: 'x', at, by: null })
  await touch(other.db, { id: 'y', at, by: 'u' })
  expect(one.sent[0]!.parameters).toEqual([at, null, 'x'])
  expect(other.sent[0]!.parameters).toEqual([at, 'u', 'y'])
})
