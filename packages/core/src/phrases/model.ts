import type { z } from 'zod'
import type { phraseSchema } from './schemas.ts'

export type Phrase = z.output<typeof phraseSchema>

/** Whether words are an opinion or a reason of a step, or say what is to be corrected in a material. */
export const phrasePurposes = ['opinion', 'correction'] as const
export type PhrasePurpose = (typeof phrasePurposes)[number]

/** A person has so many of each purpose, an organisation so many for all of its people. */
export const maxPhrases = 50
/** Characters of one phrase. */
export const maxPhraseLength = 500
