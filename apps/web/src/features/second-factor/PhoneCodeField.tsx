import { useState } from 'react'
import { Button, Input } from 'antd'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { texts } from '@wenwu/core/i18n/texts/sms'
import { contract } from '@wenwu/core/second-factor/contract'
import { codeRules } from '@wenwu/core/verification/model'
import { call } from '../../lib/call.ts'
import { CallError, messageOfError } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'
import { proofOf, useCodeCountdown, waitOf, wantsSlide } from '../../lib/one-time-code.ts'
import { addTexts } from '../../lib/texts.ts'
import { FormField } from '../../ui/FormField.tsx'
import { SlideForCode } from '../../ui/SlideForCode.tsx'

addTexts({ sms: texts })

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
  const { secondsLeft, start } = useCodeCountdown('second-factor')
  const [sent, setSent] = useState<{ isRehearsal: boolean }>()
  const [isAsking, setAsking] = useState(false)
  const [isSlideWanted, setSlideWanted] = useState(false)

  const ask = async (trace?: SlideTrace): Promise<void> => {
    setAsking(true)
    setSlideWanted(false)
    onError('')
    try {
      const { seconds, isRehearsal } = await call(contract.sendCode, {}, { isQuiet: true, headers: await proofOf(trace) })
      start(seconds)
      setSent({ isRehearsal })
    } catch (thrown) {
      if (thrown instanceof CallError && waitOf(thrown) > 0) start(waitOf(thrown))
      setSlideWanted(wantsSlide(thrown))
      onError(messageOfError(thrown))
    } finally {
      setAsking(false)
    }
  }

  const label = isAsking ? t('sms.sending') : secondsLeft > 0 ? t('sms.getAgain', { n: secondsLeft }) : t('sms.getCode')
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
        <>
          <div className="second-factor-code">
            <Input
              {...ties}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <Button disabled={isAsking || secondsLeft > 0} onClick={() => void ask()}>
              {label}
            </Button>
          </div>
          <SlideForCode isWanted={isSlideWanted} onPass={(trace) => void ask(trace)} />
        </>
      )}
    </FormField>
  )
}
