import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button, Input } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/profile/contract'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../../lib/call.ts'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { sealPasswords } from '../../../lib/seal-password.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { PasswordChecklist } from '../../../ui/PasswordChecklist.tsx'
import { checkPasswords, type PasswordValues } from './profile-check.ts'
import { refreshProfile, sessionsKey } from './profile-query.ts'

interface PasswordFormProps {
  username: string
  /** Beside the button: cancel, sign out. */
  extra?: ReactNode
  onDone: () => void
}

type Field = keyof PasswordValues
const fields: readonly { name: Field; label: TextKey; autoComplete: string }[] = [
  { name: 'current', label: 'profile.currentPassword', autoComplete: 'current-password' },
  { name: 'next', label: 'profile.newPassword', autoComplete: 'new-password' },
  { name: 'again', label: 'profile.confirmPassword', autoComplete: 'new-password' },
]
/** Fields of the call that errors of the server belong to. */
const fieldOf: Record<string, Field> = { currentUserPwd: 'current', newPassword: 'next' }

/** Current password, new one, and again (specification §5, §8.4). Both leave the page sealed to the server; nothing is kept. */
export function PasswordForm({ username, extra, onDone }: PasswordFormProps) {
  const { t, locale } = useText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<PasswordValues>({ current: '', next: '', again: '' })
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const rule = useQuery({
    queryKey: ['password-rule'],
    queryFn: ({ signal }) => call(contract.passwordRule, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  const focus = (field: string | undefined): void => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  useEffect(() => focus('current'), [])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const found = Object.fromEntries(Object.entries(checkPasswords(values)).map(([field, key]) => [field, t(key)]))
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first !== undefined) return focus(first)
    setBusy(true)
    try {
      const [current, next] = await sealPasswords([values.current, values.next])
      const { ended } = await call(contract.changePassword, { ids: [], current, next }, { isQuiet: true })
      notify.success(t('profile.passwordUpdated') + (ended > 0 ? t('profile.passwordOthersEnded', { n: ended }) : ''))
      await Promise.all([refreshProfile(), queryClient.invalidateQueries({ queryKey: sessionsKey })])
      onDone()
    } catch (error) {
      const field = error instanceof CallError && error.field !== undefined ? fieldOf[error.field] : undefined
      if (field !== undefined) setErrors({ [field]: messageOfError(error) })
      if (!(error instanceof CallError && error.status === 401))
        notify.error(field === undefined ? t('profile.passwordFailed') + messageOfError(error) : t('profile.passwordFailed'))
      setBusy(false)
      setTimeout(() => focus(field ?? 'current'))
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
      {/* for password managers: whose password this is */}
      <input className="visually-hidden" type="text" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
      {fields.map(({ name, label, autoComplete }) => (
        <FormField
          key={name}
          label={t(label)}
          isRequired
          error={errors[name] ?? ''}
          hint={
            name === 'next' ? (
              <>
                {(locale === 'zh_CN' ? rule.data : undefined) ?? t('profile.passwordRule')}
                <PasswordChecklist password={values.next} />
              </>
            ) : undefined
          }
        >
          {(ties) => (
            <Input.Password
              {...ties}
              name={name}
              autoComplete={autoComplete}
              maxLength={name === 'current' ? 200 : 64}
              value={values[name]}
              onChange={(event) => {
                setErrors(({ [name]: _gone, ...rest }) => rest)
                setValues((now) => ({ ...now, [name]: event.target.value }))
              }}
            />
          )}
        </FormField>
      ))}
      <p className="profile-effect">{t('profile.passwordEffect')}</p>
      <div className="profile-actions">
        <span role="status">{isBusy ? t('profile.passwordUpdating') : ''}</span>
        {extra}
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('profile.changePassword')}
        </Button>
      </div>
    </form>
  )
}
