import type { SampleSheet } from '@wenwu/core/guides/model'
import { sampleSheets } from '@wenwu/items/_samples/index'
import { starterGuides } from './starter-guides.ts'

const sheets = new Map(sampleSheets.map((sheet) => [sheet.key, sheet]))
const byMaterial = new Map(
  starterGuides.flatMap(({ code, materials }) =>
    materials.map(({ key, sample }) => [placeOf(code, key), sample === undefined ? undefined : sheets.get(sample)] as const),
  ),
)

/**
 * The sheet that this release gives to a material of a guide, by the guide's code and the material's key: a revision by an editor keeps it,
 * as rows keep their ids.
 */
export function starterSample(code: string, material: string): SampleSheet | undefined {
  return byMaterial.get(placeOf(code, material))
}

function placeOf(code: string, material: string): string {
  return `${code.toLowerCase()} ${material}`
}
