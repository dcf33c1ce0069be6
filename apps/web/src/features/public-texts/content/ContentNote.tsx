import type { ContentView } from '@wenwu/core/content/model'
import { useText } from '../../../lib/i18n.ts'

/** One sentence about where the text stands: the words of a return, whose turn it is, why it was withdrawn. */
export function ContentNote({ entry }: { entry: ContentView }) {
  const { t } = useText()
  const last = entry.events.find((event) => event.action !== 'save')
  let note: string | undefined
  if (entry.isOwnReview) note = t('content.ownReview')
  else if (entry.state === 'in-review' && !entry.actions.includes('publish')) note = t('content.waitsForReview')
  else if (entry.savingBarsReview && last?.action !== 'return') note = t('content.savingBarsReview')
  else if (last?.action === 'return') note = t('content.returnedBy', { name: last.person, words: last.words })
  else if (last?.action === 'withdraw') note = t('content.withdrawnBy', { name: last.person, words: last.words })
  if (note === undefined) return null
  return <p className="content-note">{note}</p>
}
