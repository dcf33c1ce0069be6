import { useId } from 'react'
import { Input } from 'antd'
import { useText } from '../../../lib/i18n.ts'

export interface ReasonFieldProps {
  value: string
  /** It was wanted and not given. */
  isMissing: boolean
  onChange: (value: string) => void
}

/** Why somebody does this; kept in the audit log. */
export function ReasonField({ value, isMissing, onChange }: ReasonFieldProps) {
  const { t } = useText()
  const id = useId()
  return (
    <div className="user-reason">
      <label htmlFor={id}>{t('users.reason')}</label>
      <Input.TextArea
        id={id}
        value={value}
        rows={3}
        maxLength={500}
        status={isMissing ? 'error' : ''}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isMissing && (
        <p id={`${id}-missing`} className="user-field-error" role="alert">
          {t('errors.reason-required')}
        </p>
      )}
    </div>
  )
}
