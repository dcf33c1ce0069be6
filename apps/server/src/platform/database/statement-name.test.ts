import { beforeEach, expect, test } from 'vitest'
import { byKey, StatementNames } from './statement-name.ts'
import { Kysely, PostgresAdapter, DummyDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

interface Tables {
  things: { id: string; name: string }
}

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

let names = new StatementNames()
beforeEach(() => {
  names = new StatementNames()
})

const nameOf = (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
  const { sql, parameters } = query.compile()
  return names.nameOf(sql, parameters.length)
}

test('a query that finds its rows by a key keeps one name, wherever its lock stands', () => {
  const byId = (id: string) => db.selectFrom('things').select('name').where('id', '=', id).modifyEnd(byKey)
  expect(nameOf(byId('a'))).toMatch(/^wenwu-\d+$/)
  expect(nameOf(byId('b'))).toBe(nameOf(byId('a')))
  expect(nameOf(byId('a').forUpdate())).toMatch(/^wenwu-\d+$/)
  expect(nameOf(byId('a').forUpdate())).not.toBe(nameOf(byId('a')))
})

test('writes have names; lists and searches have none', () => {
  expect(nameOf(db.insertInto('things').values({ id: 'a', name: 'b' }))).toBeDefined()
  expect(nameOf(db.updateTable('things').set({ name: 'b' }).where('id', '=', 'a'))).toBeDefined()
  expect(nameOf(db.deleteFrom('things').where('id', '=', 'a'))).toBeDefined()
  expect(nameOf(db.selectFrom('things').select('id').where('name', 'like', '%a%'))).toBeUndefined()
})

test('a statement of one plan has its name however many values it has: the figures of a province have more than seventy', () => {
  expect(names.nameOf('select array[$1] /* one plan */', 90)).toMatch(/^wenwu-\d+$/)
  expect(names.nameOf('select name from things where id in ($1) /* by key */', 90)).toBeUndefined()
})

test('neither a long statement nor ever new ones fill the memory of the connections', () => {
  const rows = (n: number) => db.insertInto('things').values(Array.from({ length: n }, (_, i) => ({ id: `${i}`, name: '' })))
  expect(nameOf(rows(40))).toBeUndefined()
  const many = Array.from({ length: 500 }, (_, i) => names.nameOf(`insert into t${i} values ($1)`, 1))
  expect(many.filter((name) => name !== undefined).length).toBeLessThan(350)
  expect(many.at(-1)).toBeUndefined()
})
