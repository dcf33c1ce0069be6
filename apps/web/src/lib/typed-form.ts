import { useState } from 'react'
import type { ErrorCode } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { CallError } from './call-error.ts'
import { findKept, useKeepInput } from './kept-input.ts'
import { isUnchanged, overLatest, theirsOf, type Typed } from './typed-over.ts'

/** A form as it is typed over what is stored. */
export interface TypedForm<T> {
  values: T
  isTyped: boolean
  /** The idempotency key of what is sent: another one where something was changed, so that a repeated click makes nothing twice. */
  key: string
  /** Why the fields say something else than what is stored; undefined where there is nothing to tell. */
  notice: Typed<T>['notice']
  /** What somebody else has stored in fields that both have changed. */
  theirs: Partial<T>
  change: (part: Partial<T> | ((values: T) => Partial<T>)) => void
  /** Whether a save was refused, by `code`, because somebody else was faster: what they wrote is read by `refresh` then, and the person is told. */
  meet: (refusal: unknown, refresh: () => Promise<unknown>, code?: ErrorCode) => Promise<boolean>
  /** What is stored is shown instead of what was typed. */
  reset: () => void
  /** What is typed is stored, or given up: nothing keeps it, and what is read next is shown. */
  settle: () => void
}

/**
 * What is typed over `stored`, by the names of its fields. It is there again when the person comes back to the form (`useKeepInput`). Where somebody
 * else saves meanwhile, the fields that were not touched say what is stored now, and `notice` tells it.
 */
export function useTypedForm<T extends object>(form: string, stored: T): TypedForm<T> {
  const [typed, setTyped] = useState<Typed<T>>(() => {
    const before = findKept<Typed<T>>(form)
    return before === undefined ? { values: stored, basis: stored } : { ...before, notice: before.notice ?? 'kept' }
  })
  const [key, setKey] = useState(() => newId())
  const now = isUnchanged(typed.basis, stored) ? typed : overLatest(typed, stored)
  if (now !== typed) setTyped(now)
  const isTyped = !isUnchanged(now.values, now.basis)
  const { forget } = useKeepInput(form, now, isTyped)
  return {
    values: now.values,
    isTyped,
    key,
    notice: isTyped ? now.notice : undefined,
    theirs: theirsOf(now),
    change: (part) => {
      setTyped((before) => ({ ...before, values: { ...before.values, ...(typeof part === 'function' ? part(before.values) : part) } }))
      setKey(newId())
    },
    meet: async (refusal, refresh, code = 'conflict') => {
      if (!(refusal instanceof CallError) || refusal.code !== code) return false
      await refresh()
      setKey(newId())
      setTyped((before) => ({ ...before, notice: 'merged' }))
      return true
    },
    reset: () => setTyped({ values: stored, basis: stored }),
    settle: () => {
      forget()
      setTyped((before) => ({ values: before.values, basis: before.values }))
    },
  }
}
