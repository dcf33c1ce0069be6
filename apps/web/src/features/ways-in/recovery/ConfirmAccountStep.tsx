import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, Input, Radio, type InputRef } from 'antd'
import { contract } from '@wenwu/core/verification/contract'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { codeRules, forgotUserTypes } from '@wenwu/core/verification/model'
import { wireFields } from '@wenwu/core/verification/wire'
import { call } from '../../../lib/call.ts'
import { CallError, refusal } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify, withdraw } from '../../../lib/notify.ts'
import { outboxPath, proofOf } from '../../../lib/one-time-code.ts'
import { useCodeRequest } from '../../../lib/use-code-request.ts'
import { CodeBox } from '../../../ui/CodeBox.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { checkAccount, checkBeforeCode, firstError, isIncomplete, type AccountErrors, type AccountField } from './account-check.ts'
import type { WizardState } from './wizard-state.ts'

interface StepProps {
  state: WizardState
  change: (part: Partial<WizardState>) => void
}

/** First step: user type, user name, phone and its code. Only a validated code leads on. */
export function ConfirmAccountStep({ state, change }: StepProps) {
  const { t } = useText()
  const { userType, username, phone, resetId } = state
  const form = useRef<HTMLFormElement>(null)
  const codeField = useRef<InputRef>(null)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<Partial<Record<AccountField, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const request = useCodeRequest('reset-password')
  // it speaks of this step, and goes with it
  useEffect(() => () => withdraw(t('recovery.incomplete')), [t])

  /** Says what is wrong at each field and goes to the first; true when nothing is. */
  const tell = (found: AccountErrors): boolean => {
    setErrors(Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)])))
    const first = firstError(found)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first === undefined
  }
  const edit = (field: AccountField, part: Partial<WizardState>): void => {
    setErrors(({ [field]: _gone, ...rest }) => rest)
    // the code that was sent speaks of the account that was named
    change({ ...part, resetId: '' })
  }

  const ask = async (trace?: SlideTrace): Promise<void> => {
    if (request.isClosed || !tell(checkBeforeCode({ userType, username, phone, code })) || userType === '') return
    try {
      const input = { userType, username: username.trim(), mobile: phone }
      const { id, isRehearsal } = await request.ask(async () =>
        call(contract.forgotPassword, input, { isQuiet: true, headers: await proofOf(trace) }),
      )
      change({ resetId: id, isRehearsal })
      codeField.current?.focus()
    } catch (error) {
      const known = error instanceof CallError && error.code !== undefined && error.code !== 'internal' ? error : undefined
      setErrors({ [known?.field === wireFields.mobile ? 'phone' : 'code']: known?.message ?? t('sms.askFailed') })
    }
  }

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const filled = { userType, username, phone, code }
    if (isIncomplete(filled)) notify.warning(t('recovery.incomplete'))
    if (!tell(checkAccount(filled))) return
    if (resetId === '') return setErrors({ code: t('recovery.codeFirst') })
    setBusy(true)
    try {
      const verdict = await call(contract.validateCode, { mobile: phone, code, resetId }, { isQuiet: true })
      if (verdict.refusal === undefined) return change({ step: 1 })
      const { message } = refusal(verdict.refusal.code, verdict.refusal)
      notify.warning(message)
      setErrors({ code: message })
    } catch (error) {
      const message = error instanceof CallError && error.failure !== 'refused' ? error.message : t('sms.wrong')
      notify.error(message)
      setErrors({ code: message })
    } finally {
      setBusy(false)
    }
    codeField.current?.focus({ cursor: 'all' })
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <FormField label={t('recovery.userType')} isRequired isGroup error={errors.userType ?? ''}>
        {() => (
          <Radio.Group
            name="userType"
            value={userType}
            onChange={(event) => edit('userType', { userType: event.target.value as WizardState['userType'] })}
          >
            {forgotUserTypes.map((type) => (
              <Radio key={type} value={type}>
                {t(`recovery.${type}`)}
              </Radio>
            ))}
          </Radio.Group>
        )}
      </FormField>
      <FormField label={t('recovery.username')} isRequired error={errors.username ?? ''}>
        {(ties) => (
          <Input
            {...ties}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={100}
            placeholder={t('recovery.usernamePlaceholder')}
            value={username}
            onChange={(event) => edit('username', { username: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('recovery.phone')} isRequired error={errors.phone ?? ''}>
        {(ties) => (
          <Input
            {...ties}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            placeholder={t('sms.mobilePlaceholder')}
            value={phone}
            onChange={(event) => edit('phone', { phone: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t('recovery.code')}
        isRequired
        error={errors.code ?? ''}
        hint={
          <span role="status">
            {resetId !== '' && t('sms.sent', { mobile: maskMobile(normaliseMobile(phone) ?? ''), minutes: codeRules.minutes })}
            {resetId !== '' && state.isRehearsal && (
              <>
                {' '}
                <a href={outboxPath(phone)} target="_blank" rel="noreferrer">
                  {t('sms.rehearsal')}
                </a>
              </>
            )}
          </span>
        }
      >
        {(ties) => (
          <CodeBox
            className="recovery-code"
            ties={ties}
            inputRef={codeField}
            name="code"
            placeholder={t('sms.codePlaceholder')}
            value={code}
            onChange={(typed) => {
              setErrors(({ code: _gone, ...rest }) => rest)
              setCode(typed)
            }}
            request={request}
            onAsk={(trace) => void ask(trace)}
          />
        )}
      </FormField>
      <div className="recovery-actions">
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('common.next')}
        </Button>
      </div>
    </form>
  )
}
