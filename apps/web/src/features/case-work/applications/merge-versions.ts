import { changedFields, type FieldChange } from '@wenwu/core/form/diff'
import { isSame } from '@wenwu/core/form/json'
import { getValue, setValue, withoutRows } from '@wenwu/core/form/paths'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'

export type Side = 'mine' | 'theirs'

/** One field that two versions of a draft fill differently. Tables are chosen as a whole; `changes` tells their rows apart. */
export interface Difference {
  /** `section.field`. */
  path: string
  /** `before` is theirs, `after` is mine. */
  changes: FieldChange[]
  /** The side that alone was changed since both were one; undefined where both were, or nothing is known. */
  suggestion: Side | undefined
}

/** What differs between two versions, in the form's order. `base` is what both began with, where it is known. */
export function findDifferences(definition: FormDefinition, mine: FormData, theirs: FormData, base?: FormData): Difference[] {
  const found = new Map<string, Difference>()
  for (const change of changedFields(definition, theirs, mine)) {
    const path = fieldOf(change.path)
    const known = found.get(path)
    if (known === undefined) found.set(path, { path, changes: [change], suggestion: suggest(path, mine, theirs, base) })
    else known.changes.push(change)
  }
  return [...found.values()]
}

function suggest(path: string, mine: FormData, theirs: FormData, base: FormData | undefined): Side | undefined {
  if (base === undefined) return undefined
  const before = getValue(base, path)
  if (isSame(before, getValue(theirs, path))) return 'mine'
  return isSame(before, getValue(mine, path)) ? 'theirs' : undefined
}

/** Mine, with every field for which theirs was chosen. */
export function mergeVersions(mine: FormData, theirs: FormData, choices: Readonly<Record<string, Side>>): FormData {
  return Object.entries(choices).reduce(
    (data, [path, side]) => (side === 'theirs' ? setValue(data, path, getValue(theirs, path)) : data),
    mine,
  )
}

function fieldOf(path: string): string {
  return withoutRows(path).split('.').slice(0, 2).join('.')
}
