import { folderOf, type Container } from './container.ts'
import { findSealAppearance, type SealAppearance } from './seal.ts'
import { boxOf, type Box } from './values.ts'
import { child, childrenOf, textOf, type XmlElement } from './xml.ts'

/** A stamp of a signature on a page. That it is shown says nothing about whether the signature holds. */
export interface Stamp {
  pageId: string
  box: Box
  /** Part that is seen, measured from the corner of the stamp; undefined = all of it. */
  clip: Box | undefined
  appearance: SealAppearance | null
}

/** A signature as its file names it; nothing of it is verified. */
export interface SignatureEntry {
  id: string
  provider: string
  signedAt: string
  stamps: Stamp[]
}

/** Signatures that a document lists. Files that are missing are passed over. */
export function readSignatures(container: Container, list: string | undefined, root: string): SignatureEntry[] {
  const file = list === undefined ? undefined : container.xml(list)
  if (list === undefined || file === undefined) return []
  return childrenOf(file, 'Signature').flatMap((entry) => {
    const place = container.find(entry.attributes['BaseLoc'] ?? '', folderOf(list), root)
    const signature = place === undefined ? undefined : container.xml(place)
    return place === undefined || signature === undefined
      ? []
      : [readSignature(container, entry.attributes['ID'] ?? '', signature, folderOf(place), root)]
  })
}

function readSignature(container: Container, id: string, signature: XmlElement, folder: string, root: string): SignatureEntry {
  const info = child(signature, 'SignedInfo')
  const stamps = childrenOf(info, 'StampAnnot')
  const appearance =
    stamps.length === 0
      ? null
      : findAppearance(container, [textOf(info, 'Seal', 'BaseLoc'), textOf(signature, 'SignedValue')], folder, root)
  return {
    id,
    provider: child(info, 'Provider')?.attributes['ProviderName'] ?? '',
    signedAt: textOf(info, 'SignatureDateTime'),
    stamps: stamps.flatMap((stamp) => {
      const box = boxOf(stamp.attributes['Boundary'])
      return box === undefined
        ? []
        : [{ pageId: stamp.attributes['PageRef'] ?? '', box, clip: boxOf(stamp.attributes['Clip']), appearance }]
    }),
  }
}

function findAppearance(container: Container, locations: string[], folder: string, root: string): SealAppearance | null {
  for (const location of locations) {
    const place = container.find(location, folder, root)
    const bytes = place === undefined ? undefined : container.bytes(place)
    const found = bytes === undefined ? null : findSealAppearance(bytes)
    if (found !== null) return found
  }
  return null
}
