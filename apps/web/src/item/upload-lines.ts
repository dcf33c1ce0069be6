import type { CaseFile, MaterialView } from '@wenwu/core/cases/model'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import type { FormData } from '@wenwu/core/form/model'
import type { Material } from '@wenwu/core/item/guide'
import { needOf } from '@wenwu/core/item/material'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { materialLimitOf, type UploadLimit } from '@wenwu/core/item/upload-limits'

/** One material as the person who hands it in sees it. */
export interface UploadLine {
  material: Material
  files: CaseFile[]
  /** `dispensable`: its condition does not hold as the form is filled in now. */
  need: 'required' | 'optional' | 'dispensable'
  /** Endings it takes, without dot. */
  types: readonly string[]
  /** Files and megabytes at most. */
  limit: UploadLimit
  isEditable: boolean
  /** What the official asks for (correction). */
  note?: string | undefined
  /** Asked for again, and neither replaced nor said to stay as it is: its files do not count. */
  isAwaited: boolean
}

export interface UploadLinesInput {
  item: ItemDefinition
  views: readonly MaterialView[]
  /** The form as it is now: conditions of materials look at it. */
  data: FormData
  /** Whose materials: `applicant`, or a step of the process by its id. */
  by: string
  isEditable: (key: string) => boolean
  notes?: Readonly<Record<string, string>>
  /** Keys of those that are still to be replaced (correction). */
  awaited?: readonly string[]
}

/** The materials that somebody hands in, in the order of the catalogue; in a correction those that are asked for stand first. */
export function uploadLines({ item, views, data, by, isEditable, notes = {}, awaited = [] }: UploadLinesInput): UploadLine[] {
  return item.materials
    .filter((material) => material.by === by)
    .map((material) => ({
      material,
      files: views.find(({ key }) => key === material.key)?.files ?? [],
      need: needOf(material, data),
      types: material.types ?? defaultFileTypes,
      limit: materialLimitOf(item, material),
      isEditable: isEditable(material.key),
      note: notes[material.key],
      isAwaited: awaited.includes(material.key),
    }))
    .sort((a, b) => Number(b.note !== undefined) - Number(a.note !== undefined))
}

/** Required materials without a file. */
export function missingLines(lines: readonly UploadLine[]): UploadLine[] {
  return lines.filter(({ need, files }) => need === 'required' && files.length === 0)
}
