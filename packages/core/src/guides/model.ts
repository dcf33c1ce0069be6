import type { Text } from '../i18n/text.ts'
import type { ApplicantKind, Guide } from '../item/model.ts'

/** The groups of the public catalogue, in its order. */
export type GuideCategory = 'protection-works' | 'construction' | 'planning' | 'archaeology' | 'collections' | 'entry-exit' | 'safety' | 'qualification'

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

/** One line of the material catalogue of a guide. */
export interface GuideMaterial {
  /** Unique within the guide; kebab-case. */
  key: string
  name: Text
  /** The applicant, or an authority on the way (opinions, letters). */
  by: 'applicant' | 'authority'
  /** `depends`: only in the cases that the name or the help tells. */
  necessity: 'required' | 'optional' | 'depends'
  /** Where it comes from: made by the applicant, issued by a government body, a third party. */
  channel: Text
  paperCopies: number
  help?: Text
}
