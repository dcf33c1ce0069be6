import type { CaseView, MaterialView } from '@wenwu/core/cases/model'
import { isJudged } from './judged.ts'

/** One page of the reader: a file of a material, or a material that is owed and was not handed in. */
export interface Reading {
  material: MaterialView
  file: MaterialView['files'][number] | null
}

/** What there is to read of the materials, in their order. */
export function readingOrder({ materials }: Pick<CaseView, 'materials'>): Reading[] {
  return materials.flatMap((material): Reading[] => {
    if (material.files.length > 0) return material.files.map((file) => ({ material, file }))
    return isJudged(material) && material.isRequired ? [{ material, file: null }] : []
  })
}

/** Name of a page of the reader, by which it is found again. */
export function readingNamed({ material, file }: Reading): string {
  return file?.fileId ?? material.key
}

/** Whether its material is to be judged and is not yet. */
export function isUnjudged({ material }: Reading): boolean {
  return isJudged(material) && material.verdict === null
}

/** The first place whose material is to be judged and is not yet; undefined when all are. */
export function firstUnjudged(order: readonly Reading[]): number | undefined {
  const index = order.findIndex(isUnjudged)
  return index === -1 ? undefined : index
}

/**
 * Where to read on once the material at a place was judged: its further files, which nobody may have looked at, then the next one, going round, that is not
 * judged yet. Undefined when all are.
 * @param judged keys of materials judged here a moment ago, whose verdict may still be on its way
 */
export function nextUnjudged(order: readonly Reading[], at: number, judged: ReadonlySet<string> = new Set()): number | undefined {
  const here = order[at]?.material.key
  if (order[at + 1]?.material.key === here) return at + 1
  for (let step = 1; step <= order.length; step++) {
    const index = (at + step) % order.length
    const reading = order[index]
    if (reading !== undefined && reading.material.key !== here && !judged.has(reading.material.key) && isUnjudged(reading)) return index
  }
  return undefined
}
