import { loadScreenTexts } from '../../lib/i18n.ts'
import { later } from '../../lib/later.tsx'
import type { BatchVerbsProps } from './BatchVerbs.tsx'

/** `BatchVerbs`, whose forms and words are fetched when something is selected. */
export const BatchVerbsLater = later<BatchVerbsProps>(
  async () => {
    const [{ BatchVerbs }] = await Promise.all([import('./BatchVerbs.tsx'), loadScreenTexts()])
    return BatchVerbs
  },
  () => null,
)
