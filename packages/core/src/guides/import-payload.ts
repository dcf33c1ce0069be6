import { readBasis, readMaterials, readQuestions } from './from-text.ts'
import { guessCategory } from './guess-category.ts'
import type { GuidePayload, MaterialRow } from './payload.ts'

/** What a row of an import file says of a guide; what it does not name is absent. */
export type BroughtGuide = Partial<Omit<GuidePayload, 'materials'>> & { materials?: Omit<MaterialRow, 'id'>[] }

const national = /^(?:国家级?|全国|中央)$/

/**
 * A row as read by its columns. `localCode` makes the key of a guide that has a region and no code of its own: guides of one name in two
 * places are two, and none of them is the national one.
 */
export function readBrought(values: Readonly<Record<string, unknown>>, localCode: (region: string, name: string) => string): BroughtGuide {
  const { materials, legalBasis, commonQuestions, region, code, ...texts } = values as Record<string, string | undefined>
  const place = region === undefined || national.test(region) ? undefined : region
  const key = code ?? (place === undefined || texts['name'] === undefined ? undefined : localCode(place, texts['name']))
  return {
    ...texts,
    ...(key !== undefined && { code: key }),
    ...(place !== undefined && { region: place }),
    ...(materials !== undefined && { materials: readMaterials(materials) }),
    ...(legalBasis !== undefined && { legalBasis: readBasis(legalBasis).map((row, index) => ({ id: `r${index + 1}`, ...row })) }),
    ...(commonQuestions !== undefined && {
      commonQuestions: readQuestions(commonQuestions).map((row, index) => ({ id: `r${index + 1}`, ...row })),
    }),
  }
}

/** The guide after an import: what the file names replaces what stands, the rest stays; a material of the same name keeps its sample. */
export function mergeBrought(known: GuidePayload | undefined, brought: BroughtGuide): Record<string, unknown> {
  const { materials, ...texts } = brought
  return {
    category: guessCategory(brought.name ?? known?.name ?? ''),
    ...known,
    ...texts,
    // of a new guide none may be known: its page says that there is no list
    materials: materials === undefined ? (known?.materials ?? []) : withIds(known?.materials ?? [], materials),
  }
}

function withIds(known: readonly MaterialRow[], brought: readonly Omit<MaterialRow, 'id'>[]): MaterialRow[] {
  const left = [...known]
  const taken = new Set(known.map(({ id }) => id))
  let next = 1
  return brought.map((row) => {
    const at = left.findIndex(({ name }) => name === row.name)
    if (at >= 0) return { ...left.splice(at, 1)[0]!, ...row }
    while (taken.has(`m${next}`)) next++
    taken.add(`m${next}`)
    return { id: `m${next}`, ...row }
  })
}
