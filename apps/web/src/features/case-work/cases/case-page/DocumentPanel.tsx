import { useState } from 'react'
import { Button, Space } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { contract, type ReplyDocument } from '@wenwu/core/documents/contract'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { DocumentPreview } from '../../../../item/DocumentPreview.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../../ui/PageSkeleton.tsx'
import { ReplyPaper } from '../../../../ui/ReplyPaper.tsx'
import { DocumentEditor } from './DocumentEditor.tsx'
import { useReply } from './use-reply.ts'
import type { ReplyEdit } from './use-reply-edit.ts'

const states = { draft: 'case.documentDraft', signed: 'case.documentSigned', issued: 'case.documentIssued' } as const

export interface DocumentPanelProps {
  view: CaseView
  item: ItemDefinition
  edit: ReplyEdit
  /** The text as it stands, also where it is being edited. */
  isPrinting: boolean
}

/** The reply of a case: its text as it will be printed, its PDF, and the editor where it may be edited. */
export function DocumentPanel({ view, item, edit, isPrinting }: DocumentPanelProps) {
  const { t } = useText()
  const id = view.document?.id ?? ''
  const query = useReply(view)
  const [pdf, setPdf] = useState<{ url: string; of: ReplyDocument }>()
  if (view.document === null) return <p>{t('case.noDocument')}</p>
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <PageSkeleton />
  const document = query.data
  const showPdf = (): void => {
    call(contract.preview, { id })
      .then(({ url }) => setPdf({ url, of: document }))
      .catch(() => undefined)
  }
  return (
    <div className="document-panel">
      <Space wrap className="no-print">
        <span className="tag-optional">{t(states[document.status])}</span>
        <Button onClick={showPdf}>{t('case.preview')}</Button>
        {view.abilities.canEditDocument && edit.text === undefined && (
          <Button onClick={() => edit.begin(document)}>{t('case.editDocument')}</Button>
        )}
      </Space>
      {pdf?.of === document && (
        <div className="document-frame no-print">
          <DocumentPreview name={`${document.title}.pdf`} url={pdf.url} />
        </div>
      )}
      {edit.text !== undefined && (
        <div className="document-edit no-print">
          <DocumentEditor
            edit={edit}
            text={edit.text}
            schemes={document.schemeApprovedBy === null ? undefined : item.reply.schemeApprovedBy}
          />
          <ReplyPaper document={{ ...document, ...edit.text }} />
        </div>
      )}
      {(edit.text === undefined || isPrinting) && <ReplyPaper document={document} />}
    </div>
  )
}
