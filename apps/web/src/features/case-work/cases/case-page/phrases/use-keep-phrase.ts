import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { contract } from '@wenwu/core/phrases/contract'
import { maxPhraseLength, type Phrase, type PhrasePurpose } from '@wenwu/core/phrases/model'
import { call } from '../../../../../lib/call.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { notify } from '../../../../../lib/notify.ts'
import { refreshPhrases } from './phrase-query.ts'

/** Keeps what is typed as a phrase of one's own; undefined where it is none, or one already. */
export function useKeepPhrase(words: string, purpose: PhrasePurpose, phrases: readonly Phrase[] | undefined): (() => void) | undefined {
  const { t } = useText()
  const content = tidyText(words)
  const isNew = phrases?.every((phrase) => phrase.content !== content) === true
  if (!isNew || !hasVisibleText(content) || content.length > maxPhraseLength) return undefined
  return () => {
    call(contract.add, { content, isShared: false, purpose }).then(
      () => {
        notify.success(t('phrases.kept'))
        void refreshPhrases()
      },
      () => undefined,
    )
  }
}
