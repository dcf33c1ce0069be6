import type { DictionaryEntry } from '@wenwu/core/dictionaries/model'
import type { Db } from '../../../platform/database/request-database.ts'

/** Entries of a published dictionary; none where there is no such class. */
export async function findEntries(db: Db, classCode: string): Promise<DictionaryEntry[]> {
  const row = await db.selectFrom('dictionaries').select('entries').where('class_code', '=', classCode).executeTakeFirst()
  return row?.entries ?? []
}
