import type { Pool } from 'pg'
import { inReading, type Db } from './request-database.ts'

/** Rows that are read at once for a file. */
const partSize = 1000

/**
 * All rows of a list in their order, for a file that is made while it is sent: first which, all at one moment, then the rows, so many at a time, so that memory stays flat and
 * others come in between. Each part takes a connection of its own and gives it back: a slow reader of an export holds none.
 */
export async function* readInParts<Found, Row>(
  pool: Pool,
  find: (db: Db) => Promise<Found[]>,
  read: (db: Db, part: Found[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const found = await inReading(pool, find)
  for (let from = 0; from < found.length; from += partSize)
    yield* await inReading(pool, (db) => read(db, found.slice(from, from + partSize)))
}
