import { useCallback, useEffect, useRef, useState } from 'react'
import type { UserKind } from '@wenwu/core/auth/model'
import { contract, type QrChallenge, type QrStatus } from '@wenwu/core/qr-sign-in/contract'
import { call } from '../../../../../lib/call.ts'
import { CallError } from '../../../../../lib/call-error.ts'

const pollSeconds = 2

/** What the card shows: a code and how it stands, or why there is none. */
export interface QrState {
  challenge: QrChallenge | undefined
  status: QrStatus | 'loading' | 'failed'
  secondsLeft: number
  error: unknown
}

const loading: QrState = { challenge: undefined, status: 'loading', secondsLeft: 0, error: undefined }

/**
 * Asks for a code and follows it every two seconds while the page is looked at. `enter` gets the ticket once it is confirmed; what it
 * throws ends as `failed`. `refresh` asks for a new one.
 */
export function useQrCode(kind: UserKind, enter: (ticket: string) => Promise<void>): QrState & { refresh: () => void } {
  const [state, setState] = useState(loading)
  const [round, setRound] = useState(0)
  const latestEnter = useRef(enter)
  useEffect(() => {
    latestEnter.current = enter
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const set = (next: Partial<QrState>): void => {
      if (!signal.aborted) setState((before) => ({ ...before, ...next }))
    }

    const follow = async (challenge: QrChallenge): Promise<void> => {
      const { status, ticket } = await call(contract.poll, {}, { authorization: challenge.secret, isQuiet: true, signal })
      set({ status })
      if (ticket !== null) {
        set({ status: 'confirmed' })
        return latestEnter.current(ticket)
      }
      if (status === 'waiting' || status === 'scanned') later(challenge)
    }
    const later = (challenge: QrChallenge): void => {
      timer = setTimeout(() => {
        // a tab in the background asks when it is looked at again
        if (document.hidden)
          return document.addEventListener('visibilitychange', () => attempt(follow(challenge), challenge), { once: true, signal })
        attempt(follow(challenge), challenge)
      }, pollSeconds * 1000)
    }
    const attempt = (work: Promise<void>, challenge?: QrChallenge): void => {
      work.catch((error: unknown) => {
        if (signal.aborted) return
        // a network that fails for a moment loses no code
        if (challenge !== undefined && error instanceof CallError && error.failure !== 'refused') return later(challenge)
        set({ status: 'failed', error })
      })
    }

    setState(loading)
    attempt(
      call(contract.ask, { kind }, { isQuiet: true, signal }).then((challenge) => {
        set({ challenge, status: 'waiting' })
        later(challenge)
      }),
    )
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [kind, round])

  const { challenge, status } = state
  useEffect(() => {
    if (challenge === undefined || (status !== 'waiting' && status !== 'scanned')) return
    const tick = (): void => {
      const secondsLeft = Math.max(0, Math.ceil((Date.parse(challenge.expiresAt) - Date.now()) / 1000))
      setState((before) => ({ ...before, secondsLeft, status: secondsLeft === 0 ? 'expired' : before.status }))
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [challenge, status])

  const refresh = useCallback(() => setRound((n) => n + 1), [])
  return { ...state, refresh }
}
