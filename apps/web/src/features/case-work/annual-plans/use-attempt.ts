import { useState } from 'react'
import { newId } from '@wenwu/core/kernel/id'
import { CallError } from '../../../lib/call-error.ts'
import { notify } from '../../../lib/notify.ts'

/** A refusal by its code that means that another person was faster: what the dialog shows is read again, and what is said instead of the refusal tells so. */
export interface Overtaken {
  code: string
  refresh: () => Promise<string>
}

interface Attempt {
  /** Something was changed: what is sent next is another act. */
  renew: () => void
  /** Sends with the key of the attempt. `tell` shows why it was refused, unless another person was faster. It is thrown on, so that the dialog stays. */
  send: <T>(work: (key: string) => Promise<T>, overtaken: Overtaken | undefined, tell: (error: unknown) => void) => Promise<T>
}

/** How a dialog sends: with one idempotency key for as long as nothing is changed. */
export function useAttempt(): Attempt {
  const [key, setKey] = useState(() => newId())
  const renew = (): void => setKey(newId())
  return {
    renew,
    send: async (work, overtaken, tell) => {
      try {
        return await work(key)
      } catch (error) {
        if (overtaken !== undefined && error instanceof CallError && error.code === overtaken.code) {
          const message = await overtaken.refresh()
          // it is about what stands there now
          renew()
          notify.warning(message, 8)
        } else tell(error)
        throw error
      }
    },
  }
}
