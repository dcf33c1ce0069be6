import { z } from 'zod'
import { textSchema } from '../http/wire.ts'

// What travels of papers (decision 0097).

/** A material as it was handed in when a paper was frozen. */
export const paperMaterialSchema = z.object({
  name: textSchema,
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
})
export type PaperMaterial = z.output<typeof paperMaterialSchema>

/** A frozen paper as a list shows it. */
export const paperSchema = z.object({
  id: z.string(),
  /** The folder that makes it. */
  kind: z.string(),
  name: textSchema,
  /** When the act was done that froze it. */
  at: z.string(),
  /** It was issued for a filing that was withdrawn before acceptance. */
  isOfWithdrawn: z.boolean(),
})
export type PaperSummary = z.output<typeof paperSchema>

/** What was filed, as it stood when it was filed. */
export const filingSchema = z.object({
  number: z.string(),
  title: z.string(),
  itemName: textSchema,
  applicantName: z.string(),
  agentName: z.string().nullable(),
  submittedAt: z.string(),
  /** The body that received it; absent of older ones. */
  receivedBy: z.string().optional(),
  materials: z.array(paperMaterialSchema),
})
export type Filing = z.output<typeof filingSchema>

/** All that the public check says of a paper. */
export const checkedPaperSchema = z.object({
  name: textSchema,
  number: z.string(),
  /** Day of the paper, in Shanghai. */
  day: z.string(),
  /** How the case stands now, in the words of its applicant; withdrawn where the filing that the paper is of was. */
  state: textSchema,
})
export type CheckedPaper = z.output<typeof checkedPaperSchema>
