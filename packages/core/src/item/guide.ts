import type { Condition } from '../form/condition.ts'
import type { Text } from '../i18n/text.ts'
import type { GuideCategory } from './categories.ts'
import type { UploadLimit } from './upload-limits.ts'

/**
 * What every matter begins with, in `packages/items/src/<code>/guide.ts`: how the public catalogue shows it (specification §2.7, §3
 * «approval guide item»). Its item, once it is built, takes the guide as it is. It is the starter text; editors may revise it.
 */
export interface GuideDefinition {
  /** The number of the matter (56016) or its entity code (TBCrpEsMainEntity), its key everywhere. */
  code: string
  /** Other notations of the same matter (56008-b). */
  aliases: string[]
  name: Text
  /** For tabs and narrow lists. */
  shortName: Text
  /** Under which group of the public catalogue it stands. */
  category: GuideCategory
  applicants: ApplicantKind[]
  guide: Guide
  materials: Material[]
}

export const applicantKinds = ['legal-entity', 'individual'] as const
export type ApplicantKind = (typeof applicantKinds)[number]

/**
 * One line of the material catalogue: the material row of specification §3 (materialName, materialPrototype, originWay, paperMaterial,
 * paperNecessary), and what the upload needs to know once there is one.
 */
export interface Material {
  /** Unique within the matter: a letter followed by letters, digits and underscores. */
  key: string
  /** materialName. */
  name: Text
  /**
   * Who hands it in, and where: the applicant with the application, or a step of the process by its id. A guide without an item may leave it
   * at `authority`, some authority on the way.
   */
  by: 'applicant' | 'authority' | string
  /**
   * paperNecessary: always or never, or where a condition over the form holds. `depends`: in the cases that the name or the help tells and
   * no form asks for.
   */
  required: boolean | 'depends' | Condition
  /** originWay: made by the applicant, issued by a government body, a third party. */
  channel: Text
  /** paperMaterial; 0: none on paper. */
  paperCopies: number
  /** Why it may be asked for (行政许可法 31条). Versions of items stored before it was written down have none. */
  basis: MaterialBasis
  /** File endings without dot; default pdf, jpg, png, doc, docx, xls, xlsx, ofd, zip. */
  types?: string[]
  /** Files and bytes at most, where the item's limit for a material does not fit. */
  limit?: UploadLimit
  help?: Text
  /** materialPrototype: the sheet of the release to download; a file that an editor handed in goes before it. */
  sample?: SampleSheet
}

/** The article that names a material, or what it has to prove; `assumption`: no text does, and this platform asks for it. */
export type MaterialBasis = LegalBasis | 'assumption'

/**
 * A sheet that shows how a material is made up: what each column is to hold and filled-in examples. It is a Chinese paper, as what is handed
 * in is, and drawn when it is asked for.
 */
export interface SampleSheet {
  /** With its ending: 借用文物清单样表.xlsx. */
  fileName: string
  columns: { title: string; hint: string }[]
  /** Examples, as wide as `columns`; of people and places that do not exist. */
  rows: (string | number)[][]
}

/** Work guide (办事指南): the fields of specification §3 that do not follow from the rest of the matter. */
export interface Guide {
  itemType: Text
  projectType: Text
  implementationSubject: Text
  administrativeLevel: Text
  decisionMechanism: Text
  examineType: Text
  applySubject: Text
  acceptInstitution: Text
  commitmentDeadline: Text
  statutoryDeadline: Text
  charge: Text
  projectSceneNumber: Text
  quantitativeLimitation: Text
  applicationRange: Text
  projectResult: Text
  handleProcess: Text
  consultingWay: Text
  complaintChannels: Text
  processTime: Text
  processAddress: Text
  prohibitiveRequirements: Text[]
  acceptConditions: Text[]
  chargeNorm: Text
  /** Statute, article and version each. */
  legalBasis: LegalBasis[]
  commonQuestions: { question: Text; answer: Text }[]
}

export interface LegalBasis {
  statute: string
  article: string
  /** Version of the text, `2024`. */
  version: string
}

/** A guide or an item as it is stored: samples are drawn from the release, so that a new sheet makes no new version. */
export function withoutSamples<T extends Pick<GuideDefinition, 'materials'>>(definition: T): T {
  return { ...definition, materials: definition.materials.map(({ sample: _, ...material }) => material) }
}
