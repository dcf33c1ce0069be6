import { useState } from 'react'
import { Button, Space } from 'antd'
import type { ReplyDraft } from '@wenwu/core/item/model'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import { ReplyBox } from '../../../../form/inputs/ReplyBox.tsx'
import { useText } from '../../../../lib/i18n.ts'
import { notify } from '../../../../lib/notify.ts'
import { LaterTwoWorks } from './LaterTwoWorks.ts'
import { wordsOfReply } from './kept-work.ts'
import type { ReplyEdit } from './use-reply-edit.ts'

/** Edits a stored reply; a refused save keeps what was typed. */
export function DocumentEditor({ edit, text, schemes }: { edit: ReplyEdit; text: Reply; schemes: ReplyDraft['schemeApprovedBy'] }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const save = (): void => {
    setBusy(true)
    edit
      .save()
      .then(
        () => notify.success(t('case.saved')),
        () => undefined,
      )
      .finally(() => setBusy(false))
  }
  return (
    <div>
      {edit.theirs !== undefined && (
        <LaterTwoWorks
          message={t('case.replyElsewhere')}
          mine={wordsOfReply(text)}
          theirs={wordsOfReply(edit.theirs)}
          whereTheirs={t('case.replyStored')}
          onKeep={edit.keepMine}
          onTake={edit.cancel}
        />
      )}
      <ReplyBox id="reply" value={text} onChange={edit.change} schemes={schemes} />
      <Space className="document-buttons">
        <Button type="primary" loading={isBusy} disabled={edit.theirs !== undefined} onClick={save}>
          {t('case.save')}
        </Button>
        <Button onClick={edit.cancel}>{t('common.cancel')}</Button>
        {edit.isUnsaved && <span className="tone-amber">{t('case.replyUnsaved')}</span>}
      </Space>
    </div>
  )
}
