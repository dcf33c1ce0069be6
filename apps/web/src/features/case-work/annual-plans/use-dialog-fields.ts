import { useState } from 'react'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { notify } from '../../../lib/notify.ts'
import { useAttempt, type Overtaken } from './use-attempt.ts'

interface DialogFields<V extends object> {
  values: V
  errors: Partial<Record<keyof V & string, string>>
  set: (changed: Partial<V>) => void
  /** Sends with the key of what was typed; a refusal stands at its field, any other is told. It is thrown on, so that the dialog stays. */
  send: <T>(work: (key: string) => Promise<T>, overtaken?: Overtaken) => Promise<T>
  /** Says at a field what is wrong before anything is sent. */
  refuse: (errors: Partial<Record<keyof V & string, string>>) => never
}

/** The fields of a small dialog: what was typed, what is wrong with it, and one idempotency key for as long as nothing is changed. */
export function useDialogFields<V extends object>(initial: V): DialogFields<V> {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<DialogFields<V>['errors']>({})
  const attempt = useAttempt()
  return {
    values,
    errors,
    set: (changed) => {
      setValues((before) => ({ ...before, ...changed }))
      setErrors({})
      attempt.renew()
    },
    send: (work, overtaken) =>
      attempt.send(work, overtaken, (error) => {
        const field = error instanceof CallError && error.field !== undefined && error.field in values ? error.field : undefined
        if (field === undefined) notify.error(messageOfError(error))
        else setErrors({ [field]: messageOfError(error) } as DialogFields<V>['errors'])
      }),
    refuse: (found) => {
      setErrors(found)
      throw new Error('a field was refused')
    },
  }
}
