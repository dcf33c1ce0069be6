import type { Pool } from 'pg'
import type { Db } from '../../../platform/database/request-database.ts'

export interface RegionDirectory {
  nameOf(code: string): string | undefined
  /** Whether a code exists, and whether it has parts below it. */
  kindOf(code: string): 'none' | 'leaf' | 'inner'
}

let loaded: Promise<RegionDirectory> | undefined

/** All administrative divisions (some 3,400 rows), kept until an import changes them (`settings_versions`). */
export function regionDirectory(db: Db): Promise<RegionDirectory> {
  loaded ??= load(db)
  loaded.catch(() => (loaded = undefined))
  return loaded
}

/** After an import of divisions: this process reads them again, and every other at its next call. */
export async function announceDivisions(pool: Pool): Promise<void> {
  forgetRegionDirectory()
  await pool.query("update settings_versions set version = version + 1 where name = 'regions'")
}

/** Reads the divisions again when they are asked for next. */
export function forgetRegionDirectory(): void {
  loaded = undefined
}

async function load(db: Db): Promise<RegionDirectory> {
  const rows = await db.selectFrom('regions').select(['code', 'parent_code', 'name']).execute()
  const names = new Map(rows.map((row) => [row.code, row.name]))
  const parents = new Set(rows.map((row) => row.parent_code))
  return {
    nameOf: (code) => names.get(code),
    kindOf: (code) => (!names.has(code) ? 'none' : parents.has(code) ? 'inner' : 'leaf'),
  }
}
