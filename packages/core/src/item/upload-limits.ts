import type { Material } from './guide.ts'
import type { ItemDefinition } from './model.ts'

/** How many files, and how many megabytes (1,048,576 bytes) together. */
export interface UploadLimit {
  files: number
  megabytes: number
}

/** What may be handed in; an item may say otherwise for each. */
export interface UploadLimits {
  /** Files of one material of the catalogue, or of one attachment field. */
  material: UploadLimit
  /** What the applicant hands in for one case. */
  applicant: UploadLimit
  /** What officials hand in for one case: the own materials of their steps. */
  officials: UploadLimit
  /** What one person hands in on one day, for all purposes together. */
  day: UploadLimit
}

/** Together a case stays below what one zip takes (files/case-zip.ts), with room for its replies. */
export const defaultUploadLimits: UploadLimits = {
  material: { files: 100, megabytes: 200 },
  applicant: { files: 360, megabytes: 360 },
  officials: { files: 100, megabytes: 120 },
  day: { files: 1000, megabytes: 2000 },
}

/** The limits of an item. */
export function uploadLimitsOf(item: Pick<ItemDefinition, 'uploadLimits'>): UploadLimits {
  return { ...defaultUploadLimits, ...item.uploadLimits }
}

/** The limit of one material of an item. */
export function materialLimitOf(item: Pick<ItemDefinition, 'uploadLimits'>, material: Pick<Material, 'limit'>): UploadLimit {
  return material.limit ?? uploadLimitsOf(item).material
}

/** Whether files of these sizes are together within a limit. */
export function isWithin({ files, megabytes }: UploadLimit, count: number, bytes: number): boolean {
  return count <= files && bytes <= megabytes * 1024 * 1024
}
