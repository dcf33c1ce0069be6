import { sql, type RawBuilder } from 'kysely'

/** What a statement of packed rows gives: one row; null where none was found. */
export interface Packed {
  packed: string | null
}

const [betweenFields, betweenRows] = ['\u001f', '\u001e']

/**
 * All rows as one text, in their order, as the column `packed`: many rows of many columns cost the driver more than the database needs to
 * find them. Fields must not be null, and those that somebody typed go through `unmarked`. `order`: where they do not come in it.
 */
export function packRows(fields: readonly RawBuilder<unknown>[], order?: RawBuilder<unknown>): RawBuilder<unknown> {
  const row = sql.join(fields, sql` || ${sql.lit(betweenFields)} || `)
  return sql`string_agg(${row}, ${sql.lit(betweenRows)} ${order === undefined ? sql`` : sql`order by ${order}`}) as packed`
}

/** The rows of such a text; `read` is given the fields as they were packed. */
export function unpackRows<T>(packed: string | null | undefined, read: (fields: string[]) => T): T[] {
  return packed === null || packed === undefined ? [] : packed.split(betweenRows).map((row) => read(row.split(betweenFields)))
}

/** A text without the two characters that packed rows are taken apart at. */
export function unmarked(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`translate(${text}, ${sql.lit(betweenFields + betweenRows)}, '')`
}
