import { later } from '../../../../../lib/later.tsx'

/** The dialog of all phrases, loaded when it is opened. */
export const LaterPhraseDialog = later(
  async () => (await import('./PhraseDialog.tsx')).PhraseDialog,
  () => null,
)
