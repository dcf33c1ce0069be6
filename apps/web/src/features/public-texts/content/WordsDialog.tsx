import { useState } from 'react'
import { Input } from 'antd'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'

export interface WordsDialogProps {
  title: string
  text: string
  confirmText: string
  isDanger?: boolean
  /** Rejects when it failed; the dialog stays then, with what was typed. */
  onConfirm: (words: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the words that must go with a return or a withdrawal. */
export function WordsDialog({ title, text, confirmText, isDanger = false, onConfirm, onClose }: WordsDialogProps) {
  const { t } = useText()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const confirm = async (): Promise<void> => {
    setTried(true)
    if (!hasVisibleText(words)) throw new Error('the words are missing')
    await onConfirm(tidyText(words))
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      title={title}
      confirmText={confirmText}
      isDanger={isDanger}
      width={520}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="content-dialog-text">{text}</p>
      <FormField label={t('content.words')} isRequired error={isTried && !hasVisibleText(words) ? t('content.wordsRequired') : ''}>
        {(ties) => <Input.TextArea {...ties} rows={4} maxLength={2000} value={words} onChange={(event) => setWords(event.target.value)} />}
      </FormField>
    </ConfirmDialog>
  )
}
