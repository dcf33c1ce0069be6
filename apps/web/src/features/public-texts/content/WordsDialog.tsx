import { useState } from 'react'
import { Input, Modal } from 'antd'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { useText } from '../../../lib/i18n.ts'
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
  const [isBusy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setTried(true)
    if (!hasVisibleText(words)) return
    setBusy(true)
    try {
      await onConfirm(tidyText(words))
      onClose()
    } catch {
      // the page has told why
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={title}
      width={520}
      okText={confirmText}
      cancelText={t('common.cancel')}
      okButtonProps={isDanger ? { danger: true, type: 'default' } : {}}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p className="content-dialog-text">{text}</p>
      <FormField label={t('content.words')} isRequired error={isTried && !hasVisibleText(words) ? t('content.wordsRequired') : ''}>
        {(ties) => (
          <Input.TextArea {...ties} rows={4} maxLength={2000} autoFocus value={words} onChange={(event) => setWords(event.target.value)} />
        )}
      </FormField>
    </Modal>
  )
}
