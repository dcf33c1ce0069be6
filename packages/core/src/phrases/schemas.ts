import { z } from 'zod'
import { phrasePurposes } from './model.ts'

/** A phrase that its reader can put into an opinion, a reason or the words of a correction. */
export const phraseSchema = z.object({
  id: z.string(),
  content: z.string(),
  purpose: z.enum(phrasePurposes),
  /** Of the reader's organisation, for all of its people; else the reader's own. */
  isShared: z.boolean(),
})
