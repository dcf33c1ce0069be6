import { Button } from 'antd'
import type { Phrase } from '@wenwu/core/phrases/model'
import { useText } from '../../../../../lib/i18n.ts'
import { LaterPhraseDialog } from './LaterPhraseDialog.ts'
import { usePhrases } from './phrase-query.ts'
import { useKeepPhrase } from './use-keep-phrase.ts'
import './phrases.css'

/** The keys of the phrases, in their order: `1` and `2` are the verdicts. */
const phraseKeys = ['3', '4', '5', '6', '7', '8', '9'] as const

/** What may be said at once of what is to be corrected, by its key: own ones first, each as they were made, so that a key keeps its words. */
export function useCorrectionPhrases(isWanted: boolean): {
  byKey: ReadonlyMap<string, Phrase>
  all: Phrase[] | undefined
  canShare: boolean
} {
  const { data } = usePhrases('correction', isWanted)
  const ordered = data && [...data.phrases].sort((a, b) => Number(a.isShared) - Number(b.isShared) || (a.id < b.id ? -1 : 1))
  const byKey = new Map(phraseKeys.flatMap((key, i) => (ordered?.[i] === undefined ? [] : [[key, ordered[i]]])))
  return { byKey, all: ordered, canShare: data?.canShare === true }
}

export interface CorrectionPhrasesProps extends ReturnType<typeof useCorrectionPhrases> {
  /** What is written of the material that is read. */
  words: string
  isManaging: boolean
  onManage: (isManaging: boolean) => void
  onChoose: (phrase: Phrase) => void
}

/** 常用补正意见: each with its key; chosen, it is what is to be corrected, and one reads on. */
export function CorrectionPhrases({ byKey, all, canShare, words, isManaging, onManage, onChoose }: CorrectionPhrasesProps) {
  const { t } = useText()
  const keep = useKeepPhrase(words, 'correction', all)
  if (all === undefined) return null
  return (
    <section className="correction-phrases" aria-label={t('phrases.corrections')}>
      <p className="correction-title">{t('phrases.corrections')}</p>
      {all.length === 0 && <p className="phrase-note">{t('phrases.noneCorrection')}</p>}
      <ul>
        {[...byKey].map(([key, phrase]) => (
          <li key={phrase.id}>
            <button type="button" title={phrase.content} aria-keyshortcuts={key} onClick={() => onChoose(phrase)}>
              <kbd>{key}</kbd>
              <span>{phrase.content}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button type="link" size="small" disabled={keep === undefined} onClick={keep}>
        {t('phrases.keep')}
      </Button>
      <Button type="link" size="small" onClick={() => onManage(true)}>
        {t('phrases.manage')}
      </Button>
      {isManaging && (
        <LaterPhraseDialog purpose="correction" phrases={all} canShare={canShare} onInsert={onChoose} onClosed={() => onManage(false)} />
      )}
    </section>
  )
}
