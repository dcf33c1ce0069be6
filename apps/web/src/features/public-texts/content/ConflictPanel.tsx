import { useEffect, useRef } from 'react'
import { Button } from 'antd'
import type { ContentKindView, StoredContent } from '@wenwu/core/content/model'
import { formatTime } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { wholeData, type Editor } from './use-editor.ts'

/** Somebody was faster: both texts side by side, and the choice between them, or what was made of both. Nothing typed is lost. */
export function ConflictPanel({ kind, editor, conflict }: { kind: ContentKindView; editor: Editor; conflict: StoredContent }) {
  const { t } = useText()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const canSave = conflict.state === 'draft'
  return (
    <section ref={box} className="panel content-conflict" role="alert" tabIndex={-1}>
      <h2>{t('content.conflictTitle', { name: conflict.savedBy || t('content.program') })}</h2>
      <p>
        {canSave
          ? t(editor.isMerged ? 'content.conflictMerged' : 'content.conflictText')
          : t('content.conflictState', { state: t(`content.state.${conflict.state}`) })}
      </p>
      <ChangeTable
        form={kind.form}
        before={wholeData(kind.form, conflict.data)}
        after={editor.data}
        beforeLabel={t('content.theirs', { name: conflict.savedBy || t('content.program'), time: formatTime(conflict.savedAt) })}
        afterLabel={t(editor.isMerged ? 'content.merged' : 'content.mine')}
      />
      <div className="content-conflict-buttons">
        <Button disabled={editor.isBusy} onClick={() => void editor.takeTheirs()}>
          {t('content.conflictTheirs')}
        </Button>
        {canSave && (
          <Button type={editor.isMerged ? 'primary' : 'default'} loading={editor.isBusy} onClick={() => void editor.keepMine()}>
            {t(editor.isMerged ? 'content.conflictSaveMerged' : 'content.conflictMine')}
          </Button>
        )}
      </div>
    </section>
  )
}
