import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** The shared data folder: WENWU_SHARED, else ../shared beside the repository; undefined where it is absent. */
export function findSharedData(): string | undefined {
  const folder = join(process.env['WENWU_SHARED'] ?? join(repository, '..', 'shared'), 'data')
  return existsSync(folder) ? folder : undefined
}

/** Names of the files in a folder of the shared data, sorted. Prints how many tests could not run, and gives none, where it is absent. */
export function listSharedFiles(folder: string, suffix: string, expected: number): string[] {
  const data = findSharedData()
  if (data === undefined || !existsSync(join(data, folder))) {
    console.log(`not run (no shared data): ${expected}`)
    return []
  }
  return readdirSync(join(data, folder))
    .filter((name) => name.endsWith(suffix))
    .toSorted()
}

/** The text of a file of the shared data. Throws where it is absent. */
export function readSharedFile(...path: string[]): string {
  return readFileSync(join(findSharedData() ?? '', ...path), 'utf8')
}
