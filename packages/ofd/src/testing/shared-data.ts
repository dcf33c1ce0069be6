import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Folder with data too large or not ours to be part of the sources; undefined where it is missing. */
export function findSharedOfd(): string | undefined {
  const folders = [process.env.WENWU_SHARED, join(import.meta.dirname, '../../../../../shared')]
  return folders.map((folder) => folder && join(folder, 'data/ofd')).find((folder) => folder !== undefined && existsSync(folder))
}
