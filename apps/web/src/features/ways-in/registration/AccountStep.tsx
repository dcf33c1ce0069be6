import { Button, Input } from 'antd'
import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { useText } from '../../../lib/i18n.ts'
import { CodeInput } from './CodeInput.tsx'
import { Field } from './Field.tsx'
import type { StepProps } from './step-props.ts'

/** Whether the telephone that stands in the form is the one that was proven. */
export function isProven({ mobile, proof, provenMobile }: { mobile: string; proof: string; provenMobile: string }): boolean {
  return proof !== '' && normaliseMobile(mobile) === provenMobile
}

/** Account, password twice, telephone with its code. */
export function AccountStep({ draft, secrets, problems, isRestored, onText, onSecret, onBlur, onProblems, onUnprove }: StepProps) {
  const { t } = useText()
  const proven = isProven(draft)
  return (
    <>
      {isRestored && secrets.password === '' && <p className="registration-note">{t('registration.passwordAgain')}</p>}
      <Field name="username" label={t('registration.username')} hint={t('registration.usernameHint')} problems={problems}>
        {(ties) => (
          <Input
            {...ties}
            value={draft.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            onChange={(event) => onText('username', event.target.value)}
            onBlur={() => onBlur('username')}
          />
        )}
      </Field>
      <Field name="password" label={t('registration.password')} hint={t('registration.passwordHint')} problems={problems}>
        {(ties) => (
          <Input.Password
            {...ties}
            value={secrets.password}
            autoComplete="new-password"
            maxLength={60}
            onChange={(event) => onSecret('password', event.target.value)}
            onBlur={() => onBlur('password')}
          />
        )}
      </Field>
      <Field name="confirmPassword" label={t('registration.confirmPassword')} problems={problems}>
        {(ties) => (
          <Input.Password
            {...ties}
            value={secrets.confirmPassword}
            autoComplete="new-password"
            maxLength={60}
            onChange={(event) => onSecret('confirmPassword', event.target.value)}
            onBlur={() => onBlur('confirmPassword')}
          />
        )}
      </Field>
      <Field name="mobile" label={t('registration.mobile')} hint={t('registration.mobileHint')} problems={problems}>
        {(ties) => (
          <Input
            {...ties}
            value={draft.mobile}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            disabled={proven}
            onChange={(event) => onText('mobile', event.target.value)}
            onBlur={() => onBlur('mobile')}
          />
        )}
      </Field>
      {proven ? (
        <p className="registration-proven">
          <CheckCircleOutlined aria-hidden /> {t('registration.mobileProven')}
          <Button type="link" size="small" onClick={onUnprove}>
            {t('registration.changeMobile')}
          </Button>
        </p>
      ) : (
        <CodeInput
          mobile={draft.mobile}
          value={secrets.code}
          problems={problems}
          onChange={(code) => onSecret('code', code)}
          onProblems={onProblems}
        />
      )}
    </>
  )
}
