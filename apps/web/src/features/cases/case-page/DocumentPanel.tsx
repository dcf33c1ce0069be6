import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/documents/contract'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { DocumentPreview } from '../../../item/DocumentPreview.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { DocumentEditor, inputOf } from './DocumentEditor.tsx'
import { notify } from '../../../lib/notify.ts'

const states = { draft: 'case.documentDraft', signed: 'case.documentSigned', issued: 'case.documentIssued' } as const

export interface DocumentPanelProps {
  view: CaseView
}

/** The reply of a case: its text as it will be printed, its PDF, and the editor where it may be edited. */
export function DocumentPanel({ view }: DocumentPanelProps) {
  const { t } = useText()
  const id = view.document?.id ?? ''
  const query = useQuery({
    queryKey: ['cases', view.id, 'document', id, view.updatedAt],
    queryFn: ({ signal }) => call(contract.get, { id }, { signal, isQuiet: true }),
    enabled: id !== '',
  })
  const [isEditing, setEditing] = useState(false)
  const [pdf, setPdf] = useState<string>()
  if (view.document === null) return <p>{t('case.noDocument')}</p>
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <PageSkeleton />
  const document = query.data
  const showPdf = (): void => {
    call(contract.preview, { id })
      .then(({ url }) => setPdf(url))
      .catch(() => undefined)
  }
  return (
    <div className="document-panel">
      <Space wrap className="no-print">
        <span className="tag-optional">{t(states[document.status])}</span>
        <Button onClick={showPdf}>{t('case.preview')}</Button>
        {view.abilities.canEditDocument && !isEditing && <Button onClick={() => setEditing(true)}>{t('case.editDocument')}</Button>}
      </Space>
      {pdf !== undefined && (
        <div className="document-frame no-print">
          <DocumentPreview name={`${document.title}.pdf`} url={pdf} />
        </div>
      )}
      {isEditing ? (
        <DocumentEditor
          initial={inputOf(document)}
          asksScheme={document.schemeApprovedBy !== null}
          onCancel={() => setEditing(false)}
          onSave={async (text) => {
            await call(contract.save, { id, text })
            notify.success(t('case.saved'))
            setEditing(false)
            setPdf(undefined)
            await query.refetch()
          }}
        />
      ) : (
        <article className="reply" lang="zh-CN">
          <p className="reply-issuer">{document.issuer}</p>
          <p className="reply-number">{document.number ?? ''}</p>
          <h3>{document.title}</h3>
          <p>{document.mainRecipient}：</p>
          {document.body.map((paragraph, index) => (
            <p key={index} className="reply-paragraph">
              {paragraph}
            </p>
          ))}
          {document.closing !== '' && <p className="reply-paragraph">{document.closing}</p>}
          <p className="reply-signature">
            {document.issuer}
            <br />
            {formatDate(document.date)}
          </p>
        </article>
      )}
    </div>
  )
}
