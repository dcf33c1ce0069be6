import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One way through a process; `start` is what waits after the submission. */
export interface Path {
  name: string
  variables?: Record<string, unknown>
  /** What the form has to say for it beside the example and the variables, by path of the field. */
  form?: Record<string, unknown>
  start?: { tasks: string[]; status: string }
  moves: { step: string; outcome: string; variables?: Record<string, unknown>; tasks: string[]; status: string }[]
}
/** Paths of the folder, or all of a shared process (`_processes/<include>.paths.json`), where an item has other statuses with those. */
type PathEntry = Path | { include: string; variables?: Record<string, unknown>; statuses?: Record<string, string> }

/** A file of data in a folder of items. */
export function readJson(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', ...path), 'utf8'))
}

/** The ways through the process of an item's folder, those of shared processes among them. */
export function pathsOf(folder: string): Path[] {
  const entries = readJson(folder, 'paths.json') as PathEntry[]
  return entries.flatMap((entry) => {
    if (!('include' in entry)) return [entry]
    const shared = readJson('_processes', `${entry.include}.paths.json`) as Path[]
    return shared.map((path) => ({
      ...path,
      variables: { ...entry.variables, ...path.variables },
      moves: path.moves.map((move) => ({ ...move, status: entry.statuses?.[move.status] ?? move.status })),
    }))
  })
}
