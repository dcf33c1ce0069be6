import { z } from 'zod'
import { textSchema } from '../http/wire.ts'

/** Where a figure of the home page stands: what the person and their office have to do, or the cases of their whole scope. */
export const figureGroups = ['own', 'body'] as const
const figureTones = ['amber', 'red'] as const

/** A figure of the home page with what opens its rows. */
export const figureSchema = z.object({
  key: z.string(),
  group: z.enum(figureGroups),
  label: textSchema,
  /** Colour of a figure above 0. */
  tone: z.enum(figureTones).nullable(),
  /** Name of the screen, and what its address says there. */
  component: z.string(),
  address: z.record(z.string(), z.string()),
  count: z.number(),
  /** There are more than the count says. */
  isCapped: z.boolean(),
})

/** An account that handles cases or has handled them. */
export const handlerSchema = z.object({
  /** Of an account, or the key of a body. */
  id: z.string(),
  name: z.string(),
  /** Of the body it belongs to. */
  organization: z.string(),
  /** Whether it can still act. */
  isOpen: z.boolean(),
})
