import { Button, Input } from 'antd'
import { accountLimits } from '@wenwu/core/users/check-input'
import type { RevealableField } from '@wenwu/core/users/model'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { MaskedValue } from './MaskedValue.tsx'

export interface ContactFieldProps {
  field: Exclude<RevealableField, 'identityNumber'>
  /** The masked value in force; undefined for a new account. */
  masked: string | undefined
  /** What is typed; undefined: left as it is. */
  value: string | undefined
  error: string | undefined
  onChange: (value: string | undefined) => void
  /** Asks for the whole value; absent where that is not allowed. */
  onReveal?: (field: RevealableField) => void
}

/** Mobile number or address: masked until somebody asks for it with a reason, and changed without being read. */
export function ContactField({ field, masked, value, error, onChange, onReveal }: ContactFieldProps) {
  const { t } = useText()
  const id = `user-${field}`
  const label = t(`users.${field}`)
  if (masked !== undefined && value === undefined) {
    return (
      <FormField id={id} label={label} error={error ?? ''}>
        {() => (
          <MaskedValue field={field} masked={masked} id={id} {...(onReveal !== undefined && { onReveal })}>
            <Button type="link" size="small" aria-label={`${t('users.change')} ${label}`} onClick={() => onChange('')}>
              {t('users.change')}
            </Button>
          </MaskedValue>
        )}
      </FormField>
    )
  }
  return (
    <FormField id={id} label={label} error={error ?? ''}>
      {(ties) => (
        <div className="user-masked">
          <Input
            {...ties}
            value={value ?? ''}
            maxLength={accountLimits[field]}
            inputMode={field === 'mobile' ? 'tel' : 'email'}
            autoComplete="off"
            autoFocus={masked !== undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {masked !== undefined && (
            <Button type="link" size="small" aria-label={`${t('users.keep')} ${label}`} onClick={() => onChange(undefined)}>
              {t('users.keep')}
            </Button>
          )}
        </div>
      )}
    </FormField>
  )
}
