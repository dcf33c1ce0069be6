import { z } from 'zod'

/** A phrase that its reader can put into an opinion or a reason. */
export const phraseSchema = z.object({
  id: z.string(),
  content: z.string(),
  /** Of the reader's organisation, for all of its people; else the reader's own. */
  isShared: z.boolean(),
})
