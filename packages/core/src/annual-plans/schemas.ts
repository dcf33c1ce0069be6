import { z } from 'zod'
import { counterNumber, idText, limits, nameText } from '../http/wire.ts'
import { maxMoney } from '../kernel/money.ts'
import { adjustmentStates, planKinds, planStatuses, rowResults, warningCodes } from './model.ts'
import { planMoves } from './moves.ts'

/** An amount in 万元; whether it has at most six decimals is asked by the service (`isMoney`). */
const amount = z.number().min(0).max(maxMoney)
export const planYear = z.number().int().min(2000).max(2100)

/** 第N批 of a year and kind: provinces submit until the end of its day. */
export const batchSchema = z.object({
  id: z.string(),
  year: z.number(),
  kind: z.enum(planKinds),
  number: z.number(),
  dueOn: z.string(),
  /** Nothing is submitted any more: its last day is over, or the bureau has closed it. */
  isOver: z.boolean(),
  isClosed: z.boolean(),
})

/** A batch with how far the provinces that compile plans have come, by their codes. */
export const batchProgressSchema = batchSchema.extend({
  /** Its last day ended while it was open: who has not submitted is late. Nobody is in a batch that was closed before. */
  isLate: z.boolean(),
  /** They have no plan in it. */
  waiting: z.array(z.string()),
  compiling: z.array(z.string()),
  /** Their plans lie with the bureau. */
  reported: z.array(z.string()),
  /** The bureau gave their plans back; the last day binds them no more. */
  returned: z.array(z.string()),
})

export const planSchema = z.object({
  id: z.string(),
  year: z.number(),
  kind: z.enum(planKinds),
  batch: z.number(),
  provinceCode: z.string(),
  dueOn: z.string(),
  status: z.enum(planStatuses),
  /** The province asks to have it back. */
  isReturnAsked: z.boolean(),
  /** It was reviewed within the province, sent back and not sent on since; told to the province alone. */
  isSentBack: z.boolean(),
  rowCount: z.number(),
  budget: z.number(),
  stateFunds: z.number(),
  /** What was approved so far, adjustments counted; null where nothing is decided yet, or the reader does not know it. */
  approvedFunds: z.number().nullable(),
  submittedAt: z.string().nullable(),
  issuedAt: z.string().nullable(),
})

const planEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  act: z.string(),
  person: z.string(),
  organization: z.string(),
  /** A reason, a letter's number or an adjustment in words; '' for none. */
  note: z.string(),
})

/** What the reader may do about the funds of issued rows: a province proposes, the bureau settles. */
const adjustRightSchema = z.enum(['no', 'propose', 'settle'])

export const planViewSchema = planSchema.extend({
  /** Whether its batch was closed before its last day. */
  isClosed: z.boolean(),
  letterNumber: z.string(),
  revision: counterNumber,
  thirdParty: z.string().nullable(),
  /** Rows without a decision. */
  undecided: z.number(),
  /** Grows with each decision; null for who does not know them. What is issued is what was read. */
  decisionsRevision: z.number().nullable(),
  moves: z.array(z.enum(planMoves)),
  /** Whether the caller may change rows, rank them, decide them, adjust them (the bureau) or propose it (the province). */
  canEdit: z.boolean(),
  canRank: z.boolean(),
  canDecide: z.boolean(),
  canAdjust: adjustRightSchema,
  /** How often it was submitted: from two on there is a difference to see. */
  rounds: z.number(),
  events: z.array(planEventSchema),
})

export const warningSchema = z.object({
  code: z.enum(warningCodes),
  year: z.number(),
  batch: z.number(),
  name: z.string(),
})

export const rowFactsSchema = z.object({
  projectName: nameText,
  siteName: nameText,
  group: z.string().max(60),
  budget: amount,
  stateFunds: amount,
  earlierId: idText.nullable(),
  caseNumber: z.string().max(60),
  remark: z.string().max(limits.line),
})

export const planRowSchema = z.object({
  id: z.string(),
  planId: z.string(),
  year: z.number(),
  kind: z.enum(planKinds),
  batch: z.number(),
  provinceCode: z.string(),
  rank: z.number(),
  /** Its rank as the province submitted it; null while the province has the plan. */
  provinceRank: z.number().nullable(),
  group: z.string(),
  projectName: z.string(),
  siteName: z.string(),
  budget: z.number(),
  stateFunds: z.number(),
  result: z.enum(rowResults),
  /** 万元; null until it is decided. */
  approvedFunds: z.number().nullable(),
  /** The opinion or reason of the decision; '' where there is none, or the reader does not know it. */
  resultNote: z.string(),
  remark: z.string(),
  /** The batch that it goes on with. */
  earlier: z.object({ id: z.string(), year: z.number(), batch: z.number() }).nullable(),
  /** Named where the reader may read it. */
  caseId: z.string().nullable(),
  caseNumber: z.string(),
  isAdjusting: z.boolean(),
  /** The adjustment that waits: the sum now and the one that is asked for, null where the project is to be cancelled. */
  adjustment: z.object({ before: z.number(), after: z.number().nullable() }).nullable(),
  revision: counterNumber,
  /** What it is like, as long as its plan is not issued; in lists and of one row, else none. */
  warnings: z.array(warningSchema),
})

const adjustmentSchema = z.object({
  id: z.string(),
  state: z.enum(adjustmentStates),
  fundsBefore: z.number(),
  /** Null: the row is cancelled. */
  fundsAfter: z.number().nullable(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  settledBy: z.string(),
  settledAt: z.string().nullable(),
  note: z.string(),
})

const likeSchema = planRowSchema
  .pick({
    id: true,
    planId: true,
    year: true,
    kind: true,
    batch: true,
    provinceCode: true,
    projectName: true,
    stateFunds: true,
    result: true,
    approvedFunds: true,
  })
  .extend({ code: z.enum(warningCodes) })

/** A row with its life: the batches before and after it, its decision, its adjustments, what is like it. */
export const planRowViewSchema = planRowSchema.extend({
  life: z.array(
    z.object({
      id: z.string(),
      planId: z.string(),
      year: z.number(),
      batch: z.number(),
      projectName: z.string(),
      stateFunds: z.number(),
      result: z.enum(rowResults),
      approvedFunds: z.number().nullable(),
    }),
  ),
  adjustments: z.array(adjustmentSchema),
  /** The rows that its warnings are about, as the caller reads them. */
  likes: z.array(likeSchema),
  canAdjust: adjustRightSchema,
})

/** What became of one row of a file; `reasons` are words in the asker's language. */
export const importedPlanRowSchema = z.object({
  line: z.number(),
  label: z.string(),
  outcome: z.enum(['added', 'changed', 'same', 'refused']),
  reasons: z.array(z.string()),
})

/** What differs between the last two times a plan was submitted. */
export const planDifferenceSchema = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(
    z.object({
      projectName: z.string(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
})
