import { useState } from 'react'
import { Button, Input, Radio, Space } from 'antd'
import type { DocumentInput } from '@wenwu/core/cases/model'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import type { ReplyDraft } from '@wenwu/core/item/model'
import { followScheme } from '@wenwu/core/item/reply-problem'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { FormField } from '../../../ui/FormField.tsx'
import type { ReplyEdit } from './use-reply-edit.ts'

/** The text of a stored reply as the editor takes it. */
export function inputOf(document: ReplyDocument): DocumentInput {
  const { title, mainRecipient, body, closing, schemeApprovedBy } = document
  return { title, mainRecipient, body, closing, ...(schemeApprovedBy !== null && { schemeApprovedBy }) }
}

export interface DocumentFieldsProps {
  value: DocumentInput
  onChange: (value: DocumentInput) => void
  /** The paragraphs of the item for each answer to «scheme approved by», where the decision asks. */
  schemes: ReplyDraft['schemeApprovedBy']
  /** What is wrong with the text, in words. */
  bodyError?: React.ReactNode
}

/** The fields of a reply: structured, so that it cannot be laid out wrong. */
export function DocumentFields({ value, onChange, schemes, bodyError = '' }: DocumentFieldsProps) {
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
      <FormField id="reply-body" label={t('case.body')} error={bodyError} hint={t('case.bodyHint')}>
        {(ties) => (
          <Input.TextArea
            {...ties}
            value={value.body.join('\n')}
            autoSize={{ minRows: 6, maxRows: 18 }}
            onChange={(event) => onChange({ ...value, body: event.target.value.split('\n') })}
          />
        )}
      </FormField>
      <label htmlFor="reply-closing">{t('case.closing')}</label>
      <Input
        id="reply-closing"
        value={value.closing}
        maxLength={200}
        onChange={(event) => onChange({ ...value, closing: event.target.value })}
      />
      {schemes !== undefined && <SchemeFields value={value} onChange={onChange} schemes={schemes} />}
    </div>
  )
}

/** Who approves the scheme: the item's paragraph about it follows; where an official has rewritten it, a warning stands under the answer. */
function SchemeFields({
  value,
  onChange,
  schemes,
}: Pick<DocumentFieldsProps, 'value' | 'onChange'> & { schemes: NonNullable<ReplyDraft['schemeApprovedBy']> }) {
  const { t } = useText()
  const answer = value.schemeApprovedBy
  const choose = (next: 'province' | 'national'): void =>
    onChange({ ...value, schemeApprovedBy: next, body: followScheme(value.body, schemes, next) })
  const isRewritten = answer !== undefined && !value.body.some((line) => line.trim() === schemes[answer])
  return (
    <>
      <span>{t('case.schemeApprovedBy')}</span>
      <Radio.Group
        aria-label={t('case.schemeApprovedBy')}
        value={answer}
        onChange={(event) => choose(event.target.value as 'province' | 'national')}
        options={[
          { value: 'province', label: t('case.byProvince') },
          { value: 'national', label: t('case.byNational') },
        ]}
      />
      {isRewritten && <span className="tone-amber">{t('case.schemeRewritten')}</span>}
    </>
  )
}

/** Paragraphs without the empty lines that typing leaves behind. */
export function withoutBlankParagraphs(value: DocumentInput): DocumentInput {
  return { ...value, body: value.body.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '') }
}

/** Edits a stored reply; a refused save keeps what was typed. */
export function DocumentEditor({ edit, text, schemes }: { edit: ReplyEdit; text: DocumentInput; schemes: ReplyDraft['schemeApprovedBy'] }) {
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
      <DocumentFields value={text} onChange={edit.change} schemes={schemes} />
      <Space className="document-buttons">
        <Button type="primary" loading={isBusy} onClick={save}>
          {t('case.save')}
        </Button>
        <Button onClick={edit.cancel}>{t('common.cancel')}</Button>
        {edit.isUnsaved && <span className="tone-amber">{t('case.replyUnsaved')}</span>}
      </Space>
    </div>
  )
}
