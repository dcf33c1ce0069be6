import type { CompiledQuery, InferResult, Insertable } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/schema.ts'
import type { Db } from './request-database.ts'

/** Stands in a query for a value that each call gives. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** What `prepared` builds: a query of kysely. */
interface Compilable<R> {
  compile(): CompiledQuery<R>
}

type Rows<Q> = Q extends Compilable<unknown> ? InferResult<Q> : never

/**
 * A query of one shape, built and compiled once and then called with its values; building and compiling costs more than running one that
 * finds a few rows by a key. `at(name)` stands for a value and must not be looked into, so what depends on a value belongs into the
 * caller. What the query says itself (a state, a limit) is written into the statement: as a value it would hide from the one plan of a connection that few rows
 * have it, and the server would plan again at each call. The rows come as an array, as `execute()` gives them.
 *
 *     const sectionsOf = prepared<{ caseId: string }>()((db, at) => db.selectFrom('case_sections').selectAll().where('case_id', '=', at('caseId')).modifyEnd(byKey))
 *     const rows = await sectionsOf(db, { caseId })
 */
export function prepared<Values extends object>() {
  return <Q extends Compilable<unknown>>(
    build: (db: Db, at: <Name extends keyof Values & string>(name: Name) => Values[Name]) => Q,
  ): ((db: Db, values: Values) => Promise<Rows<Q>>) => {
    let compiled: CompiledQuery | undefined
    return async (db, values) => {
      compiled ??= withConstants(build(db, (name) => new Slot(name) as never).compile())
      const parameters = compiled.parameters.map((parameter) =>
        parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
      )
      const { rows } = await db.executeQuery({ sql: compiled.sql, query: compiled.query, queryId: compiled.queryId, parameters })
      return rows as Rows<Q>
    }
  }
}

/** The query with the texts and numbers that no call gives written into it. */
function withConstants(compiled: CompiledQuery): CompiledQuery {
  const parameters: unknown[] = []
  const sql = compiled.sql.replace(/\$(\d+)/g, (_place, number: string) => {
    const value = compiled.parameters[Number(number) - 1]
    if (typeof value === 'string') return pg.escapeLiteral(value)
    if (typeof value === 'number') return String(value)
    return `$${parameters.push(value)}`
  })
  return { ...compiled, sql, parameters }
}

/** An insert of one row with these columns, prepared. */
export function preparedInsert<Table extends keyof Database & string, Column extends keyof Insertable<Database[Table]> & string>(
  table: Table,
  columns: readonly Column[],
): (db: Db, row: Pick<Insertable<Database[Table]>, Column>) => Promise<unknown> {
  return prepared<Pick<Insertable<Database[Table]>, Column>>()((db, at) =>
    db.insertInto(table).values(Object.fromEntries(columns.map((column) => [column, at(column)])) as never),
  )
}
