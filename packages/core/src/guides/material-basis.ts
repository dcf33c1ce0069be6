import type { LegalBasis } from '../item/guide.ts'
import { readBasis } from './from-text.ts'
import { assumedBasis } from './payload.ts'

/** The laws that the materials of a guide cite. */
export function citedByMaterials(materials: readonly { basis: LegalBasis[] | 'assumption' | null }[]): LegalBasis[] {
  return materials.flatMap(({ basis }) => (basis === null || basis === 'assumption' ? [] : basis))
}

/** What an editor wrote: the laws it cites, or that it is an assumption; null where nothing was written. */
export function readMaterialBasis(text: string | undefined): LegalBasis[] | 'assumption' | null {
  const said = text?.trim() ?? ''
  if (said === '') return null
  if (said === assumedBasis) return 'assumption'
  return readBasis(said).map(({ statute, article = '', version = '' }) => ({ statute, article, version }))
}
