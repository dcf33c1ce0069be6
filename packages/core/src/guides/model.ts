import type { z } from 'zod'
import type { Text } from '../i18n/text.ts'
import type { GuideCategory } from '../item/categories.ts'
import type { ApplicantKind, Guide } from '../item/model.ts'
import type { guideEntrySchema, guideFileSchema, guideViewSchema } from './wire.ts'

/**
 * A matter as the public catalogue shows it (specification §2.7, §3 «approval guide item»): what an item folder says of itself, or the
 * file of a matter whose item is not built yet (`packages/items/src/_guides`). It is the starter text; editors may revise it.
 */
export interface GuideDefinition {
  /** The number of the matter (56016) or its entity code (TBCrpEsMainEntity). */
  code: string
  /** Other notations of the same matter (56014). */
  aliases: string[]
  name: Text
  shortName: Text
  category: GuideCategory
  applicants: ApplicantKind[]
  guide: Guide
  materials: GuideMaterial[]
}

/** `depends`: only in the cases that the name or the help tells. */
export const necessities = ['required', 'optional', 'depends'] as const
export type Necessity = (typeof necessities)[number]

/** One line of the material catalogue of a guide. */
export interface GuideMaterial {
  /** Unique within the guide: a letter followed by letters, digits and hyphens (of an item folder the material's own key). */
  key: string
  name: Text
  /** The applicant, or an authority on the way (opinions, letters). */
  by: 'applicant' | 'authority'
  necessity: Necessity
  /** Where it comes from: made by the applicant, issued by a government body, a third party. */
  channel: Text
  paperCopies: number
  help?: Text
  /** Key of the starter's sheet to download (`packages/items/src/_samples`); a file that an editor handed in goes before it. */
  sample?: string
}

/**
 * A sheet that shows how a material is made up: what each column is to hold and filled-in examples. It is a Chinese paper, as what is handed
 * in is, and drawn when it is asked for.
 */
export interface SampleSheet {
  key: string
  /** With its ending: 借用文物清单样表.xlsx. */
  fileName: string
  columns: { title: string; hint: string }[]
  /** Examples, as wide as `columns`; of people and places that do not exist. */
  rows: (string | number)[][]
}

export type GuideEntry = z.output<typeof guideEntrySchema>

/** The single texts of a guide (§3), in the order of the basic information; those that nobody filled in are absent. */
export const guideTextKeys = [
  'itemType',
  'projectType',
  'implementationSubject',
  'administrativeLevel',
  'decisionMechanism',
  'examineType',
  'applySubject',
  'acceptInstitution',
  'commitmentDeadline',
  'statutoryDeadline',
  'charge',
  'projectSceneNumber',
  'quantitativeLimitation',
  'applicationRange',
  'projectResult',
  'handleProcess',
  'consultingWay',
  'complaintChannels',
  'processTime',
  'processAddress',
  'chargeNorm',
] as const satisfies readonly (keyof Guide)[]
export type GuideTextKey = (typeof guideTextKeys)[number]

export type GuideFile = z.output<typeof guideFileSchema>

/** Where «view flow chart» leads: the process of the item, a picture an editor handed in, or 暂无流程图. */
export type GuideFlow = { kind: 'process'; itemVersionId: string } | { kind: 'picture'; link: string } | { kind: 'none' }

/** Everything the page of one guide shows. */
export type GuideView = Omit<z.output<typeof guideViewSchema>, 'flow'> & { flow: GuideFlow }
export type GuideViewMaterial = GuideView['materials'][number]

/** Address of a guide's page. */
export function guidePath(code: string): string {
  return `/work-guide/${encodeURIComponent(code)}`
}

/** Id of a section of that page (`basic`, `process`, `materials`, `prohibited`, `conditions`, `charge`, `basis`, `questions`), and its anchor. */
export function guideAnchor(section: string): string {
  return `guide-${section}`
}
