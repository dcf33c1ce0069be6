import { z } from 'zod'
import { nameText, textSchema } from '../http/wire.ts'
import { materialChanges } from './correction-change.ts'

export const formDataSchema = z.record(z.string(), z.record(z.string(), z.any()))

export const clockSchema = z.object({
  key: z.string(),
  state: z.enum(['not-started', 'running', 'stopped', 'ended']),
  dueOn: z.string().nullable(),
  remainingDays: z.number().nullable(),
  light: z.enum(['none', 'green', 'amber', 'red', 'stopped']),
  stopReason: z.string().nullable(),
  unit: z.enum(['working-day', 'calendar-day']),
})

export const caseRowSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  groupId: z.string().nullable(),
  itemCode: z.string(),
  itemName: textSchema,
  title: z.string(),
  unitName: z.string(),
  applicantName: z.string(),
  provinceCode: z.string().nullable(),
  status: z.string(),
  isNotAccepted: z.boolean(),
  clock: clockSchema.nullable(),
  currentStep: textSchema,
  handlerName: z.string().nullable(),
  documentNumber: z.string().nullable(),
  submittedAt: z.string().nullable(),
  updatedAt: z.string(),
  decidedOn: z.string().nullable(),
})

const marked = z.object({ text: z.string(), highlights: z.array(z.tuple([z.number(), z.number()])) })

/** A case as the search shows it; highlights are ranges of UTF-16 units. */
export const foundCaseSchema = z.object({
  id: z.string(),
  title: marked,
  number: marked,
  unitName: marked,
  itemName: textSchema,
  status: z.string(),
  isNotAccepted: z.boolean(),
  submittedAt: z.string().nullable(),
})
export type FoundCase = z.output<typeof foundCaseSchema>

export const fileSchema = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  mediaType: z.string(),
  sha256: z.string(),
})

const actionSchema = z.object({
  outcome: z.string(),
  label: textSchema,
  tone: z.enum(['primary', 'plain', 'danger']),
  effect: z
    .enum([
      'accept',
      'refuse-acceptance',
      'request-correction',
      'resubmit',
      'entrust',
      'conclude-entrustment',
      'invite-experts',
      'draft-approval',
      'draft-refusal',
      'sign',
      'issue',
      'file',
    ])
    .optional(),
  needs: z.array(z.enum(['opinion', 'reason', 'defects', 'third-party', 'experts', 'document', 'number-and-date'])).optional(),
  status: z.string().optional(),
  set: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  hint: textSchema.optional(),
})

const role = z.enum([
  'applicant',
  'province-officer',
  'province-lead',
  'national-accept',
  'national-officer',
  'national-lead',
  'national-office',
  'third-party',
  'expert',
])

const taskViewSchema = z.object({
  id: z.string(),
  caseId: z.string(),
  step: z.string(),
  stepName: textSchema,
  role,
  status: z.string(),
  claimedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  assignee: z.object({ name: z.string(), isOut: z.boolean() }).nullable(),
  recall: z.enum(['dismiss', 'take-back']).nullable(),
  instructions: z.string(),
  isMine: z.boolean(),
  canClaim: z.boolean(),
  createdAt: z.string(),
  actions: z.array(actionSchema),
  checksMaterials: z.boolean(),
  ownMaterials: z.array(z.string()),
  version: z.number(),
})

const flag = z.object({ path: nameText, note: z.string().max(2000) })
const materialFlag = z.object({ key: nameText, note: z.string().max(2000) })

export const defectsSchema = z.object({ fields: z.array(flag).max(500), materials: z.array(materialFlag).max(200) })

const correctionEntry = { isAsked: z.boolean(), reason: z.string() }
const whyUnchanged = z.string().max(500)

/** Reasons of the applicant for what a correction asked and stays as it is. */
export const unchangedSchema = z.object({
  fields: z.array(z.object({ path: nameText, reason: whyUnchanged })).max(500),
  materials: z.array(z.object({ key: nameText, reason: whyUnchanged })).max(200),
})

export const materialViewSchema = z.object({
  key: z.string(),
  name: textSchema,
  by: z.string(),
  isRequired: z.boolean(),
  files: z.array(fileSchema),
  verdict: z.enum(['sufficient', 'defective']).nullable(),
  note: z.string(),
})

const correctionSchema = z.object({
  id: z.string(),
  requestedAt: z.string(),
  requestedBy: z.string(),
  reason: z.string(),
  fields: z.array(flag.extend({ before: z.any(), ...correctionEntry })),
  materials: z.array(materialFlag.extend({ before: z.array(z.string()), change: z.enum(materialChanges), ...correctionEntry })),
  resubmittedAt: z.string().nullable(),
  changes: z.array(z.object({ path: z.string(), before: z.any(), after: z.any() })),
  status: z.enum(['open', 'resubmitted']),
})

const eventSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  actorName: z.string(),
  actorRole: z.string(),
  step: z.string().nullable(),
  stepName: textSchema.nullable(),
  outcome: z.string().nullable(),
  outcomeLabel: textSchema.nullable(),
  opinion: z.string(),
  details: z.record(z.string(), z.any()),
})

export const documentSummarySchema = z.object({
  id: z.string(),
  kind: z.enum(['approval', 'refusal']),
  title: z.string(),
  number: z.string().nullable(),
  date: z.string().nullable(),
  status: z.enum(['draft', 'signed', 'issued']),
  fileId: z.string().nullable(),
})

const accessRuleSchema = z.record(
  z.string(),
  z.object({ visible: z.boolean().optional(), required: z.boolean().optional(), editable: z.boolean().optional() }),
)

export const caseViewSchema = caseRowSchema.extend({
  agentName: z.string().nullable(),
  itemVersionId: z.string(),
  revision: z.number(),
  data: formDataSchema,
  materials: z.array(materialViewSchema),
  corrections: z.array(correctionSchema),
  tasks: z.array(taskViewSchema),
  history: z.array(eventSchema),
  abilities: z.object({
    canEditDraft: z.boolean(),
    canSubmit: z.boolean(),
    canDeleteDraft: z.boolean(),
    canVoid: z.boolean(),
    canSeeAudit: z.boolean(),
    canEditDocument: z.boolean(),
  }),
  access: accessRuleSchema,
  document: documentSummarySchema.nullable(),
  applicantUnit: z.object({ name: z.string(), creditCode: z.string().nullable() }).nullable(),
  keptVersions: z.number(),
  acceptedAt: z.string().nullable(),
})

export const documentInputSchema = z.object({
  title: z.string().max(500),
  mainRecipient: z.string().max(200),
  body: z.array(z.string().max(5000)).max(60),
  closing: z.string().max(200),
  schemeApprovedBy: z.enum(['province', 'national']).optional(),
})
