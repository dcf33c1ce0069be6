import { useState } from 'react'
import { Button, Input, Radio, Space } from 'antd'
import type { DocumentInput } from '@wenwu/core/cases/model'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import { useText } from '../../../lib/i18n.ts'

/** The text of a stored reply as the editor takes it. */
export function inputOf(document: ReplyDocument): DocumentInput {
  const { title, mainRecipient, body, closing, schemeApprovedBy } = document
  return { title, mainRecipient, body, closing, ...(schemeApprovedBy !== null && { schemeApprovedBy }) }
}

export interface DocumentFieldsProps {
  value: DocumentInput
  onChange: (value: DocumentInput) => void
  asksScheme: boolean
}

/** The fields of a reply: structured, so that it cannot be laid out wrong. */
export function DocumentFields({ value, onChange, asksScheme }: DocumentFieldsProps) {
  const { t } = useText()
  return (
    <div className="document-fields">
      <label htmlFor="reply-title">{t('case.replyTitle')}</label>
      <Input id="reply-title" value={value.title} maxLength={500} onChange={(event) => onChange({ ...value, title: event.target.value })} />
      <label htmlFor="reply-recipient">{t('case.mainRecipient')}</label>
      <Input
        id="reply-recipient"
        value={value.mainRecipient}
        maxLength={200}
        onChange={(event) => onChange({ ...value, mainRecipient: event.target.value })}
      />
      <label htmlFor="reply-body">{t('case.body')}</label>
      <Input.TextArea
        id="reply-body"
        value={value.body.join('\n')}
        autoSize={{ minRows: 6, maxRows: 18 }}
        aria-describedby="reply-body-hint"
        onChange={(event) => onChange({ ...value, body: event.target.value.split('\n') })}
      />
      <span id="reply-body-hint" className="tone-grey">
        {t('case.bodyHint')}
      </span>
      <label htmlFor="reply-closing">{t('case.closing')}</label>
      <Input
        id="reply-closing"
        value={value.closing}
        maxLength={200}
        onChange={(event) => onChange({ ...value, closing: event.target.value })}
      />
      {asksScheme && (
        <>
          <span>{t('case.schemeApprovedBy')}</span>
          <Radio.Group
            aria-label={t('case.schemeApprovedBy')}
            value={value.schemeApprovedBy}
            onChange={(event) => onChange({ ...value, schemeApprovedBy: event.target.value as 'province' | 'national' })}
            options={[
              { value: 'province', label: t('case.byProvince') },
              { value: 'national', label: t('case.byNational') },
            ]}
          />
        </>
      )}
    </div>
  )
}

/** Paragraphs without the empty lines that typing leaves behind. */
export function withoutBlankParagraphs(value: DocumentInput): DocumentInput {
  return { ...value, body: value.body.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '') }
}

/** Edits a stored reply; a refused save keeps what was typed. */
export function DocumentEditor({
  initial,
  asksScheme,
  onSave,
  onCancel,
}: {
  initial: DocumentInput
  asksScheme: boolean
  onSave: (value: DocumentInput) => Promise<void>
  onCancel: () => void
}) {
  const { t } = useText()
  const [value, setValue] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const save = (): void => {
    setBusy(true)
    onSave(withoutBlankParagraphs(value))
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <div>
      <DocumentFields value={value} onChange={setValue} asksScheme={asksScheme} />
      <Space className="document-buttons">
        <Button type="primary" loading={isBusy} onClick={save}>
          {t('case.save')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </Space>
    </div>
  )
}
