import { useState } from 'react'
import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import type { ContentView } from '@wenwu/core/content/model'
import type { ContentAction } from '@wenwu/core/publishing/model'
import { useText } from '../../../lib/i18n.ts'
import { closeTab } from '../../../lib/tabs.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { Editor, MovingAction } from './use-editor.ts'
import { WordsDialog } from './WordsDialog.tsx'

export interface ContentActionsProps {
  entry: ContentView
  editor: Editor
  /** Something is to be filled in before it can be submitted. */
  onProblems: () => void
}

const listPath = '/content'

/** The buttons of what is open to this person now; the server has said which. */
export function ContentActions({ entry, editor, onProblems }: ContentActionsProps) {
  const { t } = useText()
  const [asked, setAsked] = useState<'publish' | 'return' | 'withdraw' | 'discard'>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const title = entry.title || t('content.untitled')
  const isOpen = (action: ContentAction): boolean => entry.actions.includes(action)
  const move = (action: MovingAction): void => {
    if (action === 'submit') onProblems()
    void editor.move(action).catch(() => undefined)
  }
  const close = (): void => setAsked(undefined)
  const discard = async (): Promise<void> => {
    if (!(await editor.discard())) return
    await navigate(listPath, { replace: true })
    closeTab(pathname, listPath)
  }
  return (
    <>
      {isOpen('withdraw') && (
        <Button danger disabled={editor.isBusy} onClick={() => setAsked('withdraw')}>
          {t('content.withdraw')}
        </Button>
      )}
      {isOpen('discard') && (
        <Button danger disabled={editor.isBusy} onClick={() => setAsked('discard')}>
          {t('content.discard')}
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
        <p>{t(entry.publishedVersion === null ? 'content.publishFirstText' : 'content.publishText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title={t('content.discardTitle', { title })}
        confirmText={t('content.discardConfirm')}
        isDanger
        onConfirm={discard}
        onClose={close}
      >
        <p>{t(entry.headVersion === 1 ? 'content.discardAllText' : 'content.discardText')}</p>
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
