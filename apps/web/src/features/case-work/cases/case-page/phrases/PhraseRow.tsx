import { useState } from 'react'
import { Button } from 'antd'
import { contract } from '@wenwu/core/phrases/contract'
import type { Phrase } from '@wenwu/core/phrases/model'
import { call } from '../../../../../lib/call.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { PhraseEditor } from './PhraseEditor.tsx'
import { refreshPhrases } from './phrase-query.ts'

/** One phrase with what can be done with it; deleting asks once, in its place. */
export function PhraseRow({ phrase, canChange, onInsert }: { phrase: Phrase; canChange: boolean; onInsert: () => void }) {
  const { t } = useText()
  const [mode, setMode] = useState<'shown' | 'edited' | 'asked'>('shown')
  const { id, content } = phrase
  const named = { phrase: content }
  const remove = (): void => {
    call(contract.remove, { id }).then(refreshPhrases, () => setMode('shown'))
  }
  if (mode === 'edited')
    return (
      <li>
        <PhraseEditor
          label={t('phrases.editOne', named)}
          start={content}
          onSave={(changed) => call(contract.change, { id, content: changed })}
          onClose={() => setMode('shown')}
        />
      </li>
    )
  return (
    <li>
      <span className="phrase-words">{content}</span>
      <span className="phrase-acts">
        {mode === 'asked' ? (
          <>
            <Button size="small" danger autoFocus onClick={remove}>
              {t('phrases.removeSure')}
            </Button>
            <Button size="small" onClick={() => setMode('shown')}>
              {t('common.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" type="link" aria-label={t('phrases.insertOne', named)} onClick={onInsert}>
              {t('phrases.insert')}
            </Button>
            {canChange && (
              <>
                <Button size="small" type="link" aria-label={t('phrases.editOne', named)} onClick={() => setMode('edited')}>
                  {t('phrases.edit')}
                </Button>
                <Button size="small" type="link" danger aria-label={t('phrases.removeOne', named)} onClick={() => setMode('asked')}>
                  {t('phrases.remove')}
                </Button>
              </>
            )}
          </>
        )}
      </span>
    </li>
  )
}
