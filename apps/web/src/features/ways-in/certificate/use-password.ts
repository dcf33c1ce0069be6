import { useRef, useState, type RefObject } from 'react'
import type { InputRef } from 'antd'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'

/** Fields of the calls that an error about the password belongs to. */
const passwordFields = ['password', 'currentUserPwd']

export interface PasswordState {
  field: RefObject<InputRef | null>
  value: string
  error: string
  change: (value: string) => void
  /** Whether something was typed; otherwise says so and goes there. */
  require: () => boolean
  /** Whether a thrown error was about the password, which then shows it. */
  takes: (thrown: unknown) => boolean
}

/** The password of the account, asked for once more. */
export function usePassword(): PasswordState {
  const { t } = useText()
  const field = useRef<InputRef>(null)
  const [value, setValue] = useState('')
  const [error, setError] = useState('')
  const refuse = (message: string): void => {
    setError(message)
    setTimeout(() => field.current?.focus())
  }
  return {
    field,
    value,
    error,
    change: (next) => {
      setValue(next)
      setError('')
    },
    require: () => {
      if (value !== '') return true
      refuse(t('certificate.passwordBlank'))
      return false
    },
    takes: (thrown) => {
      const isAbout = thrown instanceof CallError && thrown.field !== undefined && passwordFields.includes(thrown.field)
      if (isAbout) refuse(messageOfError(thrown))
      return isAbout
    },
  }
}
