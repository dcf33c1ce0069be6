import { useState } from 'react'
import { Button, Input } from 'antd'
import { contract } from '@wenwu/core/profile/contract'
import type { Profile } from '@wenwu/core/profile/model'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { codeRules } from '@wenwu/core/verification/model'
import { call } from '../../lib/call.ts'
import { CallError, messageOfError } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'
import { outboxPath, proofOf, useCodeCountdown, waitOf, wantsSlide } from '../../lib/one-time-code.ts'
import { FormField } from '../../ui/FormField.tsx'
import { SlideForCode } from '../../ui/SlideForCode.tsx'
import { isNewMobile } from './profile-check.ts'
import type { ProfileFormState } from './use-profile-form.ts'

/** The telephone; a new one opens the field for the code that is sent to it. */
export function MobileFields({ profile, state }: { profile: Profile; state: ProfileFormState }) {
  const { t } = useText()
  const { values, errors, change, showError } = state
  const { secondsLeft, start } = useCodeCountdown('mobile-change')
  const [sentTo, setSentTo] = useState<{ mobile: string; isRehearsal: boolean }>()
  const [isAsking, setAsking] = useState(false)
  const [isSlideWanted, setSlideWanted] = useState(false)

  const ask = async (trace?: SlideTrace): Promise<void> => {
    const mobile = normaliseMobile(values.mobile)
    if (mobile === undefined) return showError('mobile', t('profile.mobileFormat'))
    setAsking(true)
    setSlideWanted(false)
    try {
      const { seconds, isRehearsal } = await call(contract.mobileCode, { mobile }, { isQuiet: true, headers: await proofOf(trace) })
      setSentTo({ mobile, isRehearsal })
      start(seconds)
    } catch (error) {
      if (error instanceof CallError && waitOf(error) > 0) start(waitOf(error))
      setSlideWanted(wantsSlide(error))
      showError(error instanceof CallError && error.field === 'mobile' ? 'mobile' : 'code', messageOfError(error))
    } finally {
      setAsking(false)
    }
  }

  const button = isAsking ? t('sms.sending') : secondsLeft > 0 ? t('sms.getAgain', { n: secondsLeft }) : t('sms.getCode')
  const isSent = sentTo !== undefined && sentTo.mobile === normaliseMobile(values.mobile)
  return (
    <>
      <FormField
        label={t('profile.mobile')}
        isRequired
        error={errors.mobile ?? ''}
        hint={profile.canChangeMobile ? undefined : t('profile.mobileClosed')}
      >
        {(ties) => (
          <Input
            {...ties}
            name="mobile"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            readOnly={!profile.canChangeMobile}
            value={values.mobile}
            onChange={(event) => change({ mobile: event.target.value })}
          />
        )}
      </FormField>
      {isNewMobile(values, profile) && (
        <FormField
          label={t('profile.code')}
          isRequired
          error={errors.code ?? ''}
          hint={
            <span role="status">
              {t(isSent ? 'profile.codeSent' : 'profile.codeHint', {
                mobile: maskMobile(sentTo?.mobile ?? ''),
                minutes: codeRules.minutes,
              })}
              {isSent && sentTo.isRehearsal && (
                <>
                  {' '}
                  <a href={outboxPath(sentTo.mobile)} target="_blank" rel="noreferrer">
                    {t('sms.rehearsal')}
                  </a>
                </>
              )}
            </span>
          }
        >
          {(ties) => (
            <>
              <div className="profile-code">
                <Input
                  {...ties}
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={12}
                  value={values.code}
                  onChange={(event) => change({ code: event.target.value })}
                />
                <Button disabled={isAsking || secondsLeft > 0} onClick={() => void ask()}>
                  {button}
                </Button>
              </div>
              <SlideForCode isWanted={isSlideWanted} onPass={(trace) => void ask(trace)} />
            </>
          )}
        </FormField>
      )}
      {isNewMobile(values, profile) && (
        <FormField label={t('profile.currentPassword')} isRequired error={errors.password ?? ''} hint={t('profile.mobilePasswordHint')}>
          {(ties) => (
            <Input.Password
              {...ties}
              name="password"
              autoComplete="current-password"
              maxLength={200}
              value={values.password}
              onChange={(event) => change({ password: event.target.value })}
            />
          )}
        </FormField>
      )}
    </>
  )
}
