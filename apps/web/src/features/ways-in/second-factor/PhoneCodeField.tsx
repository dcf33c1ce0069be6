import { useState } from 'react'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { contract } from '@wenwu/core/second-factor/contract'
import { codeRules } from '@wenwu/core/verification/model'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { proofOf } from '../../../lib/one-time-code.ts'
import { useCodeRequest } from '../../../lib/use-code-request.ts'
import { CodeBox } from '../../../ui/CodeBox.tsx'
import { FormField } from '../../../ui/FormField.tsx'

interface PhoneCodeFieldProps {
  /** Masked: the code goes to the phone of the account. */
  mobile: string
  value: string
  error: string
  onChange: (code: string) => void
  onError: (message: string) => void
}

/** The code that is sent to the account's own phone, with its button (60 s). */
export function PhoneCodeField({ mobile, value, error, onChange, onError }: PhoneCodeFieldProps) {
  const { t } = useText()
  const request = useCodeRequest('second-factor')
  const [sent, setSent] = useState<{ isRehearsal: boolean }>()

  const ask = async (trace?: SlideTrace): Promise<void> => {
    onError('')
    try {
      const { isRehearsal } = await request.ask(async () => call(contract.sendCode, {}, { isQuiet: true, headers: await proofOf(trace) }))
      setSent({ isRehearsal })
    } catch (thrown) {
      onError(messageOfError(thrown))
    }
  }

  return (
    <FormField
      label={t('second-factor.phoneCodeLabel')}
      isRequired
      error={error}
      hint={
        <span role="status">
          {sent !== undefined && t('sms.sent', { mobile, minutes: codeRules.minutes })}
          {sent?.isRehearsal === true && (
            <>
              {' '}
              <a href="/sms-outbox" target="_blank" rel="noreferrer">
                {t('sms.rehearsal')}
              </a>
            </>
          )}
        </span>
      }
    >
      {(ties) => (
        <CodeBox
          className="second-factor-code"
          ties={ties}
          value={value}
          onChange={onChange}
          request={request}
          onAsk={(trace) => void ask(trace)}
        />
      )}
    </FormField>
  )
}
