import { useState } from 'react'
import { newId } from '@wenwu/core/kernel/id'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { notify } from '../../../lib/notify.ts'

/** A refusal by its code that means that another person was faster: what the dialog shows is read again, and what is said instead of the refusal tells so. */
export interface Overtaken {
  code: string
  refresh: () => Promise<string>
}

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
  const [key, setKey] = useState(() => newId())
  return {
    values,
    errors,
    set: (changed) => {
      setValues((before) => ({ ...before, ...changed }))
      setErrors({})
      setKey(newId())
    },
    send: async (work, overtaken) => {
      try {
        return await work(key)
      } catch (error) {
        if (overtaken !== undefined && error instanceof CallError && error.code === overtaken.code) {
          const message = await overtaken.refresh()
          // what is sent next is another act: it is about what stands there now
          setKey(newId())
          notify.warning(message, 8)
          throw error
        }
        const field = error instanceof CallError && error.field !== undefined && error.field in values ? error.field : undefined
        if (field === undefined) notify.error(messageOfError(error))
        else setErrors({ [field]: messageOfError(error) } as DialogFields<V>['errors'])
        throw error
      }
    },
    refuse: (found) => {
      setErrors(found)
      throw new Error('a field was refused')
    },
  }
}
