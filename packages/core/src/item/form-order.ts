import { allPaths, findPath, withoutRows } from '../form/paths.ts'
import type { ItemDefinition } from './model.ts'

/** Something that is asked of an applicant: a field by its path, or a material by its key. */
export interface AskedFor {
  kind: 'field' | 'material'
  path: string
}

/**
 * Compares what is asked for by its place in the application: fields as the form has them, within a table row by row (ids of rows sort as the rows were
 * made), then materials as the catalogue has them. What this version of the item does not know comes last.
 */
export function byFormOrder({ form, materials }: Pick<ItemDefinition, 'form' | 'materials'>): (one: AskedFor, other: AskedFor) => number {
  const fields = placesIn(allPaths(form))
  const papers = placesIn(materials.map(({ key }) => key))
  const placeOf = ({ kind, path }: AskedFor): (number | string)[] => {
    if (kind === 'material') return [1, papers(path)]
    const found = findPath(path)
    return [0, fields(`${found?.section}.${found?.field}`), found?.row ?? '', fields(withoutRows(path))]
  }
  return (one, other) => {
    const others = placeOf(other)
    const differences = placeOf(one).map((place, i) => compare(place, others[i] ?? ''))
    return differences.find((difference) => difference !== 0) ?? 0
  }
}

function placesIn(keys: readonly string[]): (key: string) => number {
  const places = new Map(keys.map((key, i) => [key, i]))
  return (key) => places.get(key) ?? keys.length
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) === String(other) ? 0 : String(one) < String(other) ? -1 : 1
}
