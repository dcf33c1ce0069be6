import type { z } from 'zod'
import type { ActionInput } from '../item/action-form.ts'
import type {
  abilitiesSchema,
  caseRowSchema,
  caseViewSchema,
  clockCountSchema,
  clockSchema,
  correctionSchema,
  documentSummarySchema,
  draftCheckSchema,
  draftVersionSchema,
  draftVersionSummarySchema,
  eventSchema,
  fileSchema,
  materialViewSchema,
  lastApplicationSchema,
  receiptSchema,
  taskViewSchema,
} from './schemas.ts'

// What travels is described once, in schemas.ts; here it has its names.

/** Status codes of specification §4.4; names and tones stand in codes/statuses.ts. */
export type CaseStatus = string

export type ClockSummary = z.output<typeof clockSchema>
export type ClockCount = z.output<typeof clockCountSchema>
export type CaseRow = z.output<typeof caseRowSchema>
export type CaseAbilities = z.output<typeof abilitiesSchema>
export type TaskView = z.output<typeof taskViewSchema>
export type MaterialView = z.output<typeof materialViewSchema>
export type CaseFile = z.output<typeof fileSchema>
export type CorrectionView = z.output<typeof correctionSchema>
export type CaseEvent = z.output<typeof eventSchema>
export type CaseView = z.output<typeof caseViewSchema>
/** Experts of one review: asked, answered, and those who did not. */
export type PanelCounts = Pick<NonNullable<CaseView['panel']>, 'asked' | 'answered' | 'silent'>
export type DraftMove = CaseView['moves'][number]
export type LinkedCase = NonNullable<CaseView['reappliedFrom']>
export type DocumentSummary = z.output<typeof documentSummarySchema>
export type DraftVersionSummary = z.output<typeof draftVersionSummarySchema>
export type DraftVersion = z.output<typeof draftVersionSchema>
export type DraftCheck = z.output<typeof draftCheckSchema>
export type LastApplication = z.output<typeof lastApplicationSchema>
export type Receipt = z.output<typeof receiptSchema>

/** One thing that a correction opens. */
export type CorrectionEntry = Pick<CorrectionView['fields'][number], 'note' | 'isAsked' | 'reason'>

/**
 * Tabs of the lists of all cases: the presets of §4.4, the groups of statuses, and what the national bureau has sent back, to the applicant or to the province.
 */
export const listPresets = [
  'all',
  'new-system',
  'old-system',
  'approved',
  'draft',
  'correcting',
  'in-hand',
  'outside',
  'returned-by-national',
  'concluded',
] as const
/** Every tab: those that single desks have besides. `with-government`: the State Council decides on it now. */
export const casePresets = [...listPresets, 'with-government'] as const
export type CasePreset = (typeof casePresets)[number]

/**
 * What a keyword is looked for in (keyword search fields of §3). `any` looks at title, unit and number; `rfTitle` is the title of the letter, `billName` that of the
 * application; `handlingPeople` are all who handle or have handled it.
 */
export const keywordFields = ['any', 'matterCode', 'recNumber', 'rfNumber', 'rfTitle', 'handlingPeople', 'punitName', 'billName'] as const
export type KeywordField = (typeof keywordFields)[number]

/** What the caller decides at a task; what is said with it is checked by the action's form. */
export interface TaskDecision {
  taskId: string
  version: number
  outcome: string
  input: ActionInput
  /** Of what the act is done upon, as the caller read it (`revisionUpon`); demanded where its effect says so. */
  baseRevision?: number | undefined
}

/**
 * Counts of lists of cases stop here, «999+» beyond: paging continues beyond it, and no one reads a larger figure. Counting up to
 * 10,001 took 45 % of a list call at 1,000,000 cases.
 */
export const caseCountCap = 999
