import { useState } from 'react'
import { Button } from 'antd'
import type { ContentView } from '@wenwu/core/content/model'
import { useText } from '../../lib/i18n.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Editor, MovingAction } from './use-editor.ts'
import { WordsDialog } from './WordsDialog.tsx'

export interface ContentActionsProps {
  entry: ContentView
  editor: Editor
  /** Something is to be filled in before it can be submitted. */
  onProblems: () => void
}

/** The buttons of what is open to this person now; the server has said which. */
export function ContentActions({ entry, editor, onProblems }: ContentActionsProps) {
  const { t } = useText()
  const [asked, setAsked] = useState<'publish' | 'return' | 'withdraw'>()
  const title = entry.title || t('content.untitled')
  const isOpen = (action: MovingAction | 'save'): boolean => entry.actions.includes(action)
  const move = (action: MovingAction): void => {
    if (action === 'submit') onProblems()
    void editor.move(action).catch(() => undefined)
  }
  const close = (): void => setAsked(undefined)
  return (
    <>
      {isOpen('withdraw') && (
        <Button danger disabled={editor.isBusy} onClick={() => setAsked('withdraw')}>
          {t('content.withdraw')}
        </Button>
      )}
      {isOpen('revise') && (
        <Button loading={editor.isBusy} onClick={() => move('revise')}>
          {t('content.revise')}
        </Button>
      )}
      {isOpen('save') && (
        <Button disabled={!editor.isDirty || editor.isBusy} aria-keyshortcuts="Control+S" onClick={() => void editor.save()}>
          {t('content.save')}
        </Button>
      )}
      {isOpen('submit') && (
        <Button type="primary" loading={editor.isBusy} onClick={() => move('submit')}>
          {t('content.submit')}
        </Button>
      )}
      {isOpen('return') && (
        <Button disabled={editor.isBusy} onClick={() => setAsked('return')}>
          {t('content.return')}
        </Button>
      )}
      {isOpen('publish') && (
        <Button type="primary" disabled={editor.isBusy} onClick={() => setAsked('publish')}>
          {t('content.publish')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'publish'}
        title={t('content.publishTitle', { title })}
        confirmText={t('content.publishConfirm')}
        onConfirm={() => editor.move('publish')}
        onClose={close}
      >
        <p>{t('content.publishText')}</p>
      </ConfirmDialog>
      {(asked === 'return' || asked === 'withdraw') && (
        <WordsDialog
          title={t(`content.${asked}Title`, { title })}
          text={t(`content.${asked}Text`)}
          confirmText={t(`content.${asked}Confirm`)}
          isDanger={asked === 'withdraw'}
          onConfirm={(words) => editor.move(asked, words)}
          onClose={close}
        />
      )}
    </>
  )
}
