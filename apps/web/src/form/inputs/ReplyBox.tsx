import { Input, Radio } from 'antd'
import { followScheme, type SchemeParagraphs } from '@wenwu/core/form/reply-problem'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import { useText } from '../../lib/i18n.ts'
import { FormField } from '../../ui/FormField.tsx'

export interface ReplyBoxProps {
  /** Parts append `-title`, `-body` … */
  id: string
  value: Reply
  onChange: (value: Reply) => void
  /** The paragraphs of the item for each answer to «scheme approved by», where the decision asks. */
  schemes: SchemeParagraphs | undefined
  disabled?: boolean
  /** What is wrong with the text, in words. */
  bodyError?: React.ReactNode
}

/** The fields of a reply: structured, so that it cannot be laid out wrong. */
export function ReplyBox({ id, value, onChange, schemes, disabled = false, bodyError = '' }: ReplyBoxProps) {
  const { t } = useText()
  return (
    <div className="document-fields">
      <label htmlFor={`${id}-title`}>{t('case.replyTitle')}</label>
      <Input.TextArea
        id={`${id}-title`}
        disabled={disabled}
        value={value.title}
        maxLength={500}
        autoSize={{ minRows: 1, maxRows: 4 }}
        onChange={(event) => onChange({ ...value, title: event.target.value.replace(/\s*[\r\n]+\s*/g, '') })}
      />
      <label htmlFor={`${id}-recipient`}>{t('case.mainRecipient')}</label>
      <Input
        id={`${id}-recipient`}
        disabled={disabled}
        value={value.mainRecipient}
        maxLength={200}
        onChange={(event) => onChange({ ...value, mainRecipient: event.target.value })}
      />
      <FormField id={`${id}-body`} label={t('case.body')} error={bodyError} hint={t('case.bodyHint')}>
        {(ties) => (
          <Input.TextArea
            {...ties}
            disabled={disabled}
            value={value.body.join('\n')}
            autoSize={{ minRows: 6, maxRows: 18 }}
            onChange={(event) => onChange({ ...value, body: event.target.value.split('\n') })}
          />
        )}
      </FormField>
      <label htmlFor={`${id}-closing`}>{t('case.closing')}</label>
      <Input
        id={`${id}-closing`}
        disabled={disabled}
        value={value.closing}
        maxLength={200}
        onChange={(event) => onChange({ ...value, closing: event.target.value })}
      />
      {schemes !== undefined && <SchemeFields value={value} onChange={onChange} schemes={schemes} />}
    </div>
  )
}

/** Who approves the scheme: the item's paragraph about it follows; where an official has rewritten it, a warning stands under the answer. */
function SchemeFields({ value, onChange, schemes }: Pick<ReplyBoxProps, 'value' | 'onChange'> & { schemes: SchemeParagraphs }) {
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
