import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../../..')
const folder = process.env.WENWU_SHARED ?? path.join(root, 'shared')

/** A file of the real data that stand beside the project (../shared/data, or $WENWU_SHARED/data); undefined where they are not there. */
export function sharedFile(name: string): string | undefined {
  const file = path.join(folder, 'data', name)
  return fs.existsSync(file) ? file : undefined
}
