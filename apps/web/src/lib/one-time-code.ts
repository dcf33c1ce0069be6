import { useEffect, useState } from 'react'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { contract } from '@wenwu/core/verification/contract'
import { codeRules, type CodePurpose } from '@wenwu/core/verification/model'
import { call } from './call.ts'
import { CallError, refusal } from './call-error.ts'
import { currentLocale } from './i18n.ts'
import { slideProof } from './slide-proof.ts'
import { loadErrorTexts } from './texts.ts'

/** Local: when the next code may be asked for, by purpose. A reload, or the sign-in page that clears the tab's state, does not shorten it. */
const storageKey = 'CODE_NEXT_AT'

function readNext(purpose: CodePurpose): number {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown> | null
    const at = stored?.[purpose]
    return typeof at === 'number' ? at : 0
  } catch {
    return 0
  }
}

function writeNext(purpose: CodePurpose, at: number): void {
  let stored: Record<string, unknown> = {}
  try {
    stored = (JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown> | null) ?? {}
  } catch {
    // what cannot be read is written again
  }
  localStorage.setItem(storageKey, JSON.stringify({ ...stored, [purpose]: at }))
}

/** Whole seconds until another code may be asked for; a clock that was moved back locks no one out. */
function secondsUntil(at: number): number {
  const seconds = Math.ceil((at - Date.now()) / 1000)
  return seconds > codeRules.pauseSeconds ? 0 : Math.max(0, seconds)
}

export interface CodeCountdown {
  secondsLeft: number
  /** Starts again: 60 s after a code was sent, or what the server says is left. */
  start: (seconds: number) => void
}

/** The countdown of the code button (specification §4.2, §9), per purpose; it survives a reload. */
export function useCodeCountdown(purpose: CodePurpose): CodeCountdown {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(readNext(purpose)))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSecondsLeft(secondsUntil(readNext(purpose))), 250)
    return () => clearInterval(timer)
  }, [isRunning, purpose])
  return {
    secondsLeft,
    start: (seconds) => {
      writeNext(purpose, Date.now() + seconds * 1000)
      setSecondsLeft(secondsUntil(readNext(purpose)))
    },
  }
}

/** Seconds to wait that a refusal names, or 0. */
export function waitOf(error: CallError): number {
  const seconds = error.details?.['seconds']
  return typeof seconds === 'number' ? seconds : 0
}

/** Whether a code is refused until the slider is moved: this network has asked for several phones (`SlideForCode`). */
export function wantsSlide(error: unknown): boolean {
  return error instanceof CallError && error.code === 'slider-required'
}

/** Asks for a code to sign in or register with; `trace` where the slider was moved for it. Throws CallError, also for a refusal inside the reply. */
export async function askForCode(
  mobile: string,
  purpose: 'sign-in' | 'register',
  trace?: SlideTrace,
): Promise<{ seconds: number; isRehearsal: boolean }> {
  const headers = await proofOf(trace)
  const reply = await call(contract.sendCode, { mobile, purpose, locale: currentLocale() }, { isQuiet: true, headers })
  if (reply.refusal === undefined) return reply
  await loadErrorTexts(currentLocale())
  throw refusal(reply.refusal.code, { ...reply.refusal, details: { seconds: reply.seconds } })
}

/** The header that goes with a request for a code. */
export async function proofOf(trace: SlideTrace | undefined): Promise<Record<string, string>> {
  return trace === undefined ? {} : slideProof(trace)
}

/** Where the development outbox shows what went to this number. */
export function outboxPath(mobile: string): string {
  return `/sms-outbox?mobile=${encodeURIComponent(mobile)}`
}
