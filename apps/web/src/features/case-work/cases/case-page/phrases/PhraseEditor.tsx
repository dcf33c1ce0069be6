import { useState } from 'react'
import { Button, Input } from 'antd'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { maxPhraseLength } from '@wenwu/core/phrases/model'
import { useText } from '../../../../../lib/i18n.ts'
import { refreshPhrases } from './phrase-query.ts'

interface PhraseEditorProps {
  /** What is written, for those who do not see where it stands. */
  label: string
  start: string
  onSave: (content: string) => Promise<unknown>
  onClose: () => void
}

/** The words of one phrase; stays open when the server refuses them, and call() has told why. */
export function PhraseEditor({ label, start, onSave, onClose }: PhraseEditorProps) {
  const { t } = useText()
  const [content, setContent] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await onSave(content)
      await refreshPhrases()
      onClose()
    } catch {
      setBusy(false)
    }
  }
  return (
    <div className="phrase-editor">
      <Input.TextArea
        aria-label={label}
        value={content}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={maxPhraseLength}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button size="small" type="primary" loading={isBusy} disabled={!hasVisibleText(content)} onClick={() => void save()}>
        {t('common.save')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
