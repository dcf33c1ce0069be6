import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

interface Column {
  isNullable: boolean
  /** Made by the database of other columns: it cannot be declared never to be null. */
  isComputed?: boolean
  /** Whether an insert may leave it out. */
  isOptional: boolean
}
type Tables = Record<string, Record<string, Column>>

/** Tables that are read and written by SQL alone (the audit trail, the search's counter, migrations). */
const untyped = new Set(['schema_migrations', 'audit_rows', 'audit_seals', 'search_generation'])

/** The tables as the types in db/schema/ say them, read from their source. */
function typedTables(): Tables {
  const folder = join(import.meta.dirname, 'schema')
  const interfaces = new Map<string, ts.InterfaceDeclaration>()
  for (const name of readdirSync(folder)) {
    const source = ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true)
    source.forEachChild((node) => {
      if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node)
    })
  }
  const columnsOf = (members: ts.NodeArray<ts.TypeElement>): [string, Column][] =>
    members.filter(ts.isPropertySignature).map((member) => [member.name.getText().replaceAll("'", ''), columnOf(member.type!)])
  const allOf = (declaration: ts.InterfaceDeclaration): [string, Column][] => [
    ...(declaration.heritageClauses ?? []).flatMap((clause) =>
      clause.types.flatMap((type) => allOf(interfaces.get(type.expression.getText())!)),
    ),
    ...columnsOf(declaration.members),
  ]
  const found: Tables = {}
  for (const [name, declaration] of interfaces) {
    if (!/Tables$/.test(name)) continue
    for (const member of declaration.members.filter(ts.isPropertySignature)) {
      const type = member.type!
      const columns = ts.isTypeLiteralNode(type) ? columnsOf(type.members) : allOf(interfaces.get(type.getText())!)
      found[member.name.getText()] = Object.fromEntries(columns)
    }
  }
  return found
}

function columnOf(type: ts.TypeNode): Column {
  const text = type.getText()
  const isGenerated = /^Generated(Always)?</.test(text)
  const isNullable = /\| null\b(?![^<]*>)/.test(text.replace(/^Generated(Always)?<(.*)>$/s, '$2'))
  return { isNullable, isOptional: isGenerated || isNullable }
}

it('the types of the tables say what the migrations made', async () => {
  const { rows } = await api.pool.query<{
    table_name: string
    column_name: string
    is_nullable: string
    is_computed: boolean
    has_default: boolean
  }>(
    // of a column of a view the database does not know whether it may be null
    `select c.table_name, c.column_name,
         c.is_nullable, c.is_generated = 'ALWAYS' or t.table_type = 'VIEW' as is_computed,
         c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as has_default
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and t.table_type in ('BASE TABLE', 'VIEW')`,
  )
  const made: Tables = {}
  for (const row of rows)
    (made[row.table_name] ??= {})[row.column_name] = {
      isNullable: row.is_nullable === 'YES',
      isComputed: row.is_computed,
      isOptional: row.is_nullable === 'YES' || row.has_default,
    }
  const typed = typedTables()
  expect(
    Object.keys(made)
      .filter((table) => !untyped.has(table))
      .toSorted(),
  ).toEqual(Object.keys(typed).toSorted())
  const problems = Object.entries(typed).flatMap(([table, columns]) => [
    ...Object.keys(made[table]!)
      .filter((name) => !Object.hasOwn(columns, name))
      .map((name) => `${table}.${name} has no type`),
    ...Object.entries(columns).flatMap(([name, column]) => {
      const real = made[table]![name]
      if (real === undefined) return [`${table}.${name} does not exist`]
      if (real.isNullable !== column.isNullable && real.isComputed !== true)
        return [`${table}.${name} is ${real.isNullable ? '' : 'not '}nullable`]
      return column.isOptional && !real.isOptional ? [`${table}.${name} has no default`] : []
    }),
  ])
  expect(problems).toEqual([])
})
