import type { z } from 'zod'
import type { Label } from '../i18n/words.ts'
import type {
  batchProgressSchema,
  batchSchema,
  planSchema,
  planRowSchema,
  planRowViewSchema,
  planViewSchema,
  importedPlanRowSchema,
  rowFactsSchema,
} from './schemas.ts'

/** What the plans of a batch are about; an item says by `listing.plan` that one of their projects is applied for by it (decision 0150). */
export const planKinds = ['works', 'security', 'relics'] as const
export type PlanKind = (typeof planKinds)[number]

/** How a plan stands: with the province until it is submitted and while it is returned, with the bureau else. */
export const planStatuses = ['compiling', 'reviewing', 'submitted', 'returned', 'ranking', 'deciding', 'issued'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** Statuses in which the national bureau reads the rows; a returned plan is the province's again until it is resubmitted. */
export const statusesAtBureau = ['submitted', 'ranking', 'deciding', 'issued'] as const satisfies readonly PlanStatus[]
/** Statuses in which the rows may stand in another order than the province gave them. */
export const statusesBeingRanked = ['ranking', 'deciding'] as const satisfies readonly PlanStatus[]
/** Statuses in which the province may change rows. While its lead reviews the plan nobody does: what is reported is what was read. */
export const statusesOpen = ['compiling', 'returned'] as const satisfies readonly PlanStatus[]

/** The tabs of the list of plans and the statuses they show. */
export const planPresets = {
  all: planStatuses,
  open: statusesOpen,
  // and those that their own lead has sent back
  returned: ['returned'],
  reviewing: ['reviewing'],
  deciding: ['submitted', 'ranking', 'deciding'],
  issued: ['issued'],
} as const satisfies Record<string, readonly PlanStatus[]>
export type PlanPreset = keyof typeof planPresets
export const planPresetKeys = Object.keys(planPresets) as PlanPreset[]

/** What became of a row; `cancelled` is an adjustment after it was issued. */
export const rowResults = ['open', 'approved', 'refused', 'cancelled'] as const
export type RowResult = (typeof rowResults)[number]

/** What rows are filtered by: their result, or that an adjustment of them waits for the bureau. */
export const rowFilterResults = [...rowResults, 'adjusting'] as const

/** How an adjustment of an issued row stands. */
export const adjustmentStates = ['proposed', 'approved', 'refused', 'taken-back'] as const

const named = <K extends string>(keys: readonly K[], prefix: string): Readonly<Record<K, Label>> =>
  Object.fromEntries(keys.map((key) => [key, `annual-plans.${prefix}-${key}`])) as Record<K, Label>
export const planKindNames = named(planKinds, 'kind')
export const planStatusNames = named(planStatuses, 'status')
export const rowResultNames = named(rowResults, 'result')
export const rowFilterResultNames: Readonly<Record<(typeof rowFilterResults)[number], Label>> = {
  ...rowResultNames,
  adjusting: 'annual-plans.adjusting',
}

export type BatchProgress = z.output<typeof batchProgressSchema>
export type PlanBatch = z.output<typeof batchSchema>
export type AnnualPlan = z.output<typeof planSchema>
export type PlanView = z.output<typeof planViewSchema>
export type PlanRow = z.output<typeof planRowSchema>
export type PlanRowView = z.output<typeof planRowViewSchema>
/** What a person says of a row; `earlierId`: the row of an earlier batch that it goes on with; `caseNumber`: '' for none. */
export type RowFacts = z.output<typeof rowFactsSchema>
export type ImportedPlanRow = z.output<typeof importedPlanRowSchema>

/** Whether a plan has decisions that its reader knows: of one that is returned nothing is decided any more. */
export function hasKnownDecisions({ status, decisionsRevision }: Pick<PlanView, 'status' | 'decisionsRevision'>): boolean {
  return (status === 'deciding' || status === 'issued') && decisionsRevision !== null
}

/** Rows of one plan at most, and of one file. */
export const mostPlanRows = 5000
export const mostImportedRows = 2000

/** A warning, never a refusal: `code` of `annual-plans.warning-<code>`. */
export const warningCodes = ['similar', 'approved', 'site'] as const

/** Names that are this alike are warned of: the part of their bigrams that they share. */
export const similarFrom = 0.8
/** Years in which an approved project of the same site is warned of. */
export const approvedWithinYears = 3
