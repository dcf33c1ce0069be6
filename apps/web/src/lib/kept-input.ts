import { useEffect, useRef } from 'react'
import { onSessionLost, useSession } from './session.ts'

interface Kept {
  userId: string
  form: string
  values: unknown
}

// In the memory of this window only: what is typed about people does not go to the browser's storage.
let kept: Kept | undefined

/** What the same person had typed into this form when the session was lost, once; else undefined. */
export function takeKept<T>(form: string): T | undefined {
  const userId = useSession.getState().user?.id
  if (kept === undefined || kept.form !== form || kept.userId !== userId) return undefined
  const { values } = kept
  kept = undefined
  return values as T
}

/** Keeps what is typed over a lost session, until the same person is back on this form. */
export function useKeepInput(form: string, values: unknown): void {
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  useEffect(
    () =>
      onSessionLost(() => {
        const userId = useSession.getState().user?.id
        if (userId !== undefined) kept = { userId, form, values: latest.current }
      }),
    [form],
  )
}
