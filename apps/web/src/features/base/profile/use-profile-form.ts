import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { contract } from '@wenwu/core/profile/contract'
import type { Profile } from '@wenwu/core/profile/model'
import { call } from '../../../lib/call.ts'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { sealPassword } from '../../../lib/seal-password.ts'
import { onSessionLost } from '../../../lib/session.ts'
import { useLeaveWarning } from '../../../lib/leave-warning.ts'
import { profileFieldOf } from '@wenwu/core/profile/wire'
import { checkProfile, isChanged, isNewMobile, valuesOf, type ProfileValues } from './profile-check.ts'
import { refreshProfile } from './profile-query.ts'
import { keepUnsaved, takeUnsaved } from './unsaved-profile.ts'

type Errors = Partial<Record<keyof ProfileValues, string>>

export interface ProfileFormState {
  form: RefObject<HTMLFormElement | null>
  values: ProfileValues
  errors: Errors
  isBusy: boolean
  isDirty: boolean
  change: (part: Partial<ProfileValues>) => void
  showError: (field: keyof ProfileValues, message: string) => void
  submit: (event: FormEvent) => Promise<void>
}

/** State of the profile form: what was typed, what is wrong with it, and saving. What was typed survives a lost session. */
export function useProfileForm(profile: Profile): ProfileFormState {
  const { t } = useText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => valuesOf(profile))
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const isDirty = isChanged(values, profile)

  useEffect(() => {
    const unsaved = takeUnsaved(profile.id)
    if (unsaved === undefined) return
    setValues((now) => ({ ...now, ...unsaved }))
    notify.info(t('profile.restored'))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])
  useEffect(() => (isDirty ? onSessionLost(() => keepUnsaved(profile.id, values)) : undefined), [isDirty, profile.id, values])
  useLeaveWarning(isDirty)

  const showErrors = (found: Errors): boolean => {
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first !== undefined) setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
    return first !== undefined
  }

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || showErrors(Object.fromEntries(Object.entries(checkProfile(values, profile)).map(([field, key]) => [field, t(key)]))))
      return
    setBusy(true)
    try {
      const { code, password, avatar, ...rest } = values
      const proofs = isNewMobile(values, profile) ? { code: code.trim(), currentPassword: await sealPassword(password) } : {}
      const change = { ...rest, ...proofs, id: profile.id, ...(avatar !== profile.avatar && { avatar }) }
      await call(contract.update, change, { isQuiet: true })
      notify.success(t('profile.updated'))
      setValues({ ...values, code: '', password: '' })
      await refreshProfile()
    } catch (error) {
      const field = error instanceof CallError && error.field !== undefined ? profileFieldOf[error.field] : undefined
      if (field !== undefined) showErrors({ [field]: messageOfError(error) })
      if (!(error instanceof CallError && error.status === 401))
        notify.error(field === undefined ? t('profile.updateFailed') + messageOfError(error) : t('profile.updateFailed'))
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    values,
    errors,
    isBusy,
    isDirty,
    change: (part) => {
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
      setValues((now) => ({ ...now, ...part }))
    },
    showError: (field, message) => setErrors((now) => ({ ...now, [field]: message })),
    submit,
  }
}
