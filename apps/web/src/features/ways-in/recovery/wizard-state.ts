import { useState } from 'react'
import { forgotUserTypes, type ForgotUserType } from '@wenwu/core/verification/model'

/** Where the wizard stands. The code and the password are never kept. */
export interface WizardState {
  /** 0 确认账号 → 1 重置密码 → 2 完成 (specification §2.3). */
  step: 0 | 1 | 2
  userType: ForgotUserType | ''
  username: string
  phone: string
  /** What forgetPaasword gave; it is worth nothing until the code was validated, and then for this browser and ten minutes. */
  resetId: string
  isRehearsal: boolean
}

const storageKey = 'FORGOT_FORM'
const begin: WizardState = { step: 0, userType: '', username: '', phone: '', resetId: '', isRehearsal: false }

/** What was kept; where no kind of user was, the one the person came as. */
function readStored(cameAs: ForgotUserType | undefined): WizardState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<WizardState> | null
    const text = (value: unknown): string => (typeof value === 'string' ? value : '')
    const resetId = text(stored?.resetId)
    return {
      step: stored?.step === 1 && resetId !== '' ? 1 : 0,
      userType: forgotUserTypes.find((type) => type === stored?.userType) ?? cameAs ?? '',
      username: text(stored?.username),
      phone: text(stored?.phone),
      resetId,
      isRehearsal: stored?.isRehearsal === true,
    }
  } catch {
    return { ...begin, userType: cameAs ?? '' }
  }
}

/** The wizard's state, kept for a reload of this tab and forgotten when it is done. */
export function useWizard(cameAs: ForgotUserType | undefined): [WizardState, (change: Partial<WizardState>) => void] {
  const [state, setState] = useState(() => readStored(cameAs))
  const change = (part: Partial<WizardState>): void =>
    setState((before) => {
      const next = { ...before, ...part }
      if (next.step === 2) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, JSON.stringify(next))
      return next
    })
  return [state, change]
}
