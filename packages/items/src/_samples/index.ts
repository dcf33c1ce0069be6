import type { SampleSheet } from '@wenwu/core/guides/model'
import { archaeologySheets } from './archaeology.ts'
import { collectionSheets } from './collections.ts'
import { constructionSheets } from './construction.ts'
import { entryExitSheets } from './entry-exit.ts'
import { letterSheets } from './letters.ts'
import { projectSheets } from './projects.ts'
import { qualificationSheets } from './qualification.ts'

/** Every sheet that a material of a guide may name as its `sample`. */
export const sampleSheets: readonly SampleSheet[] = [
  ...archaeologySheets,
  ...collectionSheets,
  ...constructionSheets,
  ...entryExitSheets,
  ...letterSheets,
  ...projectSheets,
  ...qualificationSheets,
]

/**
 * Samples of the item folders' materials: code ↦ key of the material ↦ key of the sheet. They stand here because a sample belongs to the
 * guide: a new one must not make a new version of the item.
 */
export const itemSamples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '56005': { application: 'developer-letter', terrainMap: 'construction-position', provinceLetter: 'province-opinion' },
  '5600802': { plan: 'excavation-staff', provinceLetter: 'province-opinion' },
  TBCrpPaMainEntity: { application: 'request-letter', provinceLetter: 'province-opinion' },
  TBCrpPpMainEntity: { application: 'request-letter', provinceLetter: 'province-opinion' },
}
