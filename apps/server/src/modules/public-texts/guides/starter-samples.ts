import type { SampleSheet } from '@wenwu/core/item/guide'
import { guides } from '@wenwu/items/guides.generated'

const sheets = new Map(guides.flatMap(({ code, materials }) => materials.map(({ key, sample }) => [placeOf(code, key), sample] as const)))

/**
 * The sheet that this release gives to a material of a guide, by the guide's code and the material's key: a revision by an editor keeps it,
 * as rows keep their ids.
 */
export function starterSample(code: string, material: string): SampleSheet | undefined {
  return sheets.get(placeOf(code, material))
}

/** Revisions of editors and old addresses still spell a key as guides did before decision 0090 (`repair-scheme`). */
export function isSameMaterial(key: string, other: string): boolean {
  return spelt(key) === spelt(other)
}

function placeOf(code: string, material: string): string {
  return `${code.toLowerCase()} ${spelt(material)}`
}

function spelt(key: string): string {
  return key.replaceAll('-', '').toLowerCase()
}
