import { z } from 'zod'
import { textSchema } from '../form/field-base.ts'
import { guideCategories } from '../item/categories.ts'
import { applicantKinds } from '../item/model.ts'
import { guideSchema } from '../item/schema.ts'
import { exactly } from '../kernel/exactly.ts'
import { necessities, type GuideDefinition, type GuideMaterial } from './model.ts'

const materialSchema = exactly<GuideMaterial>()(
  z.strictObject({
    key: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/),
    name: textSchema,
    by: z.enum(['applicant', 'authority']),
    necessity: z.enum(necessities),
    channel: textSchema,
    paperCopies: z.int().nonnegative(),
    help: textSchema.optional(),
    sample: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,63}$/)
      .optional(),
  }),
)

/** A guide of the starter set as JSON. */
export const guideDefinitionSchema = exactly<GuideDefinition>()(
  z.strictObject({
    code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/),
    aliases: z.array(z.string().trim().min(1).max(60)),
    name: textSchema,
    shortName: textSchema,
    category: z.enum(guideCategories),
    applicants: z.array(z.enum(applicantKinds)).min(1),
    guide: guideSchema,
    materials: z
      .array(materialSchema)
      .min(1)
      .refine((materials) => new Set(materials.map(({ key }) => key)).size === materials.length, 'keys of materials are unique'),
  }),
)
