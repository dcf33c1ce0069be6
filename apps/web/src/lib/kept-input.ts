import { useEffect, useRef } from 'react'
import { useLeaveWarning } from './leave-warning.ts'
import { onSessionLost, useSession } from './session.ts'

interface Kept {
  userId: string
  values: unknown
}

// In the memory of this window only: what is typed about people does not go to the browser's storage.
const kept = new Map<string, Kept>()

/** What the same person had typed into this form when they left it; else undefined. What others had typed goes. */
export function findKept<T>(form: string): T | undefined {
  const userId = useSession.getState().user?.id
  for (const [name, entry] of kept) if (entry.userId !== userId) kept.delete(name)
  return kept.get(form)?.values as T | undefined
}

/**
 * Keeps what is typed (`isTyped`) until the same person is back on this form: over another page of this window, and over a lost session. Asks before
 * the window itself is left. `forget`: it is stored, or given up.
 */
export function useKeepInput(form: string, values: unknown, isTyped: boolean): { forget: () => void } {
  const latest = useRef<unknown>(undefined)
  useEffect(() => {
    latest.current = isTyped ? values : undefined
  }, [values, isTyped])
  useEffect(() => {
    // whoever is signed out by now has been asked for in time
    const userId = useSession.getState().user?.id
    // from here on the form has it: not before it is drawn, for a form that waits for its code begins anew
    kept.delete(form)
    const keep = (): void => {
      if (userId !== undefined && latest.current !== undefined) kept.set(form, { userId, values: latest.current })
    }
    const stop = onSessionLost(keep)
    return () => {
      stop()
      keep()
    }
  }, [form])
  useLeaveWarning(isTyped)
  return {
    forget: () => {
      latest.current = undefined
    },
  }
}
