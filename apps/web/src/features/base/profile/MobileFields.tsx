import { useState } from 'react'
import { Input } from 'antd'
import { contract } from '@wenwu/core/profile/contract'
import type { Profile } from '@wenwu/core/profile/model'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { codeRules } from '@wenwu/core/verification/model'
import { call } from '../../../lib/call.ts'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { outboxPath, proofOf } from '../../../lib/one-time-code.ts'
import { useCodeRequest } from '../../../lib/use-code-request.ts'
import { CodeBox } from '../../../ui/CodeBox.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { isNewMobile } from './profile-check.ts'
import type { ProfileFormState } from './use-profile-form.ts'

/** The telephone; a new one opens the field for the code that is sent to it. */
export function MobileFields({ profile, state }: { profile: Profile; state: ProfileFormState }) {
  const { t } = useText()
  const { values, errors, change, showError } = state
  const request = useCodeRequest('mobile-change')
  const [sentTo, setSentTo] = useState<{ mobile: string; isRehearsal: boolean }>()

  const ask = async (trace?: SlideTrace): Promise<void> => {
    const mobile = normaliseMobile(values.mobile)
    if (mobile === undefined) return showError('mobile', t('profile.mobileFormat'))
    try {
      const { isRehearsal } = await request.ask(async () =>
        call(contract.mobileCode, { mobile }, { isQuiet: true, headers: await proofOf(trace) }),
      )
      setSentTo({ mobile, isRehearsal })
    } catch (error) {
      showError(error instanceof CallError && error.field === 'mobile' ? 'mobile' : 'code', messageOfError(error))
    }
  }

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
            <CodeBox
              className="profile-code"
              ties={ties}
              name="code"
              value={values.code}
              onChange={(code) => change({ code })}
              request={request}
              onAsk={(trace) => void ask(trace)}
            />
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
