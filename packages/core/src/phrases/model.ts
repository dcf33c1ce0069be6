import type { z } from 'zod'
import type { phraseSchema } from './schemas.ts'

export type Phrase = z.output<typeof phraseSchema>

/** A person has so many of their own, an organisation so many for all of its people. */
export const maxPhrases = 50
/** Characters of one phrase. */
export const maxPhraseLength = 500
