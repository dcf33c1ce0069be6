import { z } from 'zod'
import { conditionSchema } from '../form/condition.ts'
import { keySchema, textSchema } from '../form/field-base.ts'
import { exactly } from '../kernel/exactly.ts'
import { guideCategories } from './categories.ts'
import { applicantKinds, type Guide, type GuideDefinition, type LegalBasis, type Material, type SampleSheet } from './guide.ts'
import type { UploadLimit } from './upload-limits.ts'

const filled = z.string().trim().min(1)

/** Files and megabytes at most. */
export const uploadLimitSchema = exactly<UploadLimit>()(
  z.strictObject({ files: z.int().min(1).max(10_000), megabytes: z.int().min(1).max(20_000) }),
)

const sampleSchema = exactly<SampleSheet>()(
  z.strictObject({
    fileName: z.string().regex(/\.xlsx$/),
    columns: z.array(z.strictObject({ title: filled, hint: filled })).min(1),
    rows: z.array(z.array(z.union([z.string(), z.number()]))),
  }),
)

const legalBasisSchema = exactly<LegalBasis>()(
  z.strictObject({ statute: filled, article: filled, version: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/) }),
)

const materialSchema = exactly<Material>()(
  z.strictObject({
    key: keySchema,
    name: textSchema,
    by: filled,
    required: z.union([z.boolean(), z.literal('depends'), conditionSchema]),
    channel: textSchema,
    paperCopies: z.int().nonnegative(),
    basis: z.union([z.literal('assumption'), legalBasisSchema]),
    types: z
      .array(z.string().regex(/^[a-z0-9]+$/))
      .min(1)
      .optional(),
    limit: uploadLimitSchema.optional(),
    help: textSchema.optional(),
    sample: sampleSchema.optional(),
  }),
)

const guideSchema = exactly<Guide>()(
  z.strictObject({
    itemType: textSchema,
    projectType: textSchema,
    implementationSubject: textSchema,
    administrativeLevel: textSchema,
    decisionMechanism: textSchema,
    examineType: textSchema,
    applySubject: textSchema,
    acceptInstitution: textSchema,
    commitmentDeadline: textSchema,
    statutoryDeadline: textSchema,
    charge: textSchema,
    projectSceneNumber: textSchema,
    quantitativeLimitation: textSchema,
    applicationRange: textSchema,
    projectResult: textSchema,
    handleProcess: textSchema,
    consultingWay: textSchema,
    complaintChannels: textSchema,
    processTime: textSchema,
    processAddress: textSchema,
    prohibitiveRequirements: z.array(textSchema).min(1),
    acceptConditions: z.array(textSchema).min(1),
    chargeNorm: textSchema,
    legalBasis: z.array(legalBasisSchema).min(1),
    commonQuestions: z.array(z.strictObject({ question: textSchema, answer: textSchema })).min(1),
  }),
)

/** What every matter begins with as JSON: its guide and its materials. */
export const guideDefinitionSchema = exactly<GuideDefinition>()(
  z.strictObject({
    code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/),
    aliases: z.array(z.string().trim().min(1).max(60)),
    name: textSchema,
    shortName: textSchema,
    category: z.enum(guideCategories),
    applicants: z.array(z.enum(applicantKinds)).min(1),
    guide: guideSchema,
    materials: z.array(materialSchema),
  }),
)
