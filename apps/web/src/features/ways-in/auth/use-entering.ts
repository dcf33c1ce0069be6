import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../../lib/call-error.ts'
import { showAccountLocale, textNow } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { takeReturnPath } from '../../../lib/session.ts'
import { signInCalls } from './sign-in-calls.ts'
import type { EnterOptions } from './ways.ts'

/** What the sign-in still owes: a code of the app, or setting the app up. The ticket stays in memory, and good for some minutes. */
export interface SecondFactorStep {
  due: 'code' | 'enrolment'
  ticket: string
  options: EnterOptions
}

export interface Entering {
  /** Continues with a ticket: token, user, home; or opens the step of the second factor. Throws SignInRefusal or CallError. */
  enter: (ticket: string, options?: EnterOptions) => Promise<void>
  step: SecondFactorStep | undefined
  /** Goes on from the step, with a code where one is asked for. Throws as `enter`. */
  proceed: (totp?: string) => Promise<void>
  cancel: () => void
}

const dueOf: Partial<Record<string, SecondFactorStep['due']>> = {
  'second-factor-required': 'code',
  'second-factor-enrolment-required': 'enrolment',
}

/** What every way in on this page does with its ticket. */
export function useEntering(): Entering {
  const navigate = useNavigate()
  const [step, setStep] = useState<SecondFactorStep>()

  const finish = async (ticket: string, options: EnterOptions, totp?: string): Promise<void> => {
    const { enterWithTicket } = await signInCalls()
    const user = await enterWithTicket(ticket, { ...options, ...(totp !== undefined && { totp }) })
    // said in the language of the page that follows
    await showAccountLocale(user.locale)
    notify.success(textNow('auth.success'))
    await navigate(takeReturnPath(user) ?? '/home', { replace: true })
  }

  const enter = async (ticket: string, options: EnterOptions = {}): Promise<void> => {
    try {
      await finish(ticket, options)
    } catch (error) {
      const due = error instanceof CallError && error.code !== undefined ? dueOf[error.code] : undefined
      if (due === undefined) throw error
      setStep({ due, ticket, options })
    }
  }

  return {
    enter,
    step,
    proceed: async (totp) => {
      if (step !== undefined) await finish(step.ticket, step.options, totp)
    },
    cancel: () => setStep(undefined),
  }
}
