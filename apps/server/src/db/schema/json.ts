import type { JSONColumnType } from 'kysely'

/** JSON columns: read as parsed values, written as JSON text. */
export type Json<T> = JSONColumnType<T & object, string, string>
