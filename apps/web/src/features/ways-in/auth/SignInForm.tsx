import type { FormEvent, ReactNode } from 'react'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { useText } from '../../../lib/i18n.ts'
import { SlideVerify } from '../../../ui/SlideVerify.tsx'

export interface SignInFormProps {
  /** Above its fields; what a step says of itself. */
  head?: ReactNode
  /** In words; an empty text is none. */
  error: string
  /** Id of the element that says it, for fields it speaks of. */
  errorId?: string
  className?: string
  onSubmit: () => void | Promise<void>
  children: ReactNode
}

/** The form of one way in: its error first, then its fields; Enter submits it. */
export function SignInForm({ head, error, errorId, className = '', onSubmit, children }: SignInFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form className={`login-form ${className}`} onSubmit={submit} noValidate>
      {head}
      <div className="login-error" role="alert" id={errorId}>
        {error}
      </div>
      {children}
    </form>
  )
}

/** The button a way ends with. */
export function SubmitButton({ label, isBusy, isDisabled = false }: { label: string; isBusy: boolean; isDisabled?: boolean }) {
  return (
    <button type="submit" className="login-button" disabled={isBusy || isDisabled} aria-busy={isBusy}>
      {label}
    </button>
  )
}

export interface SlideToSignInProps {
  /** Counts failures: each wants the slider again. */
  attempt: number
  isPassed: boolean
  isBusy: boolean
  onPass: (trace: SlideTrace) => void
}

/** The slider, and behind it the button (specification §2.2: the button appears when the slider has passed). */
export function SlideToSignIn({ attempt, isPassed, isBusy, onPass }: SlideToSignInProps) {
  const { t } = useText()
  return (
    <>
      <SlideVerify key={attempt} isPassed={isPassed} onPass={onPass} />
      <div className="login-submit">
        {isPassed ? <SubmitButton label={t(isBusy ? 'auth.signingIn' : 'auth.signIn')} isBusy={isBusy} /> : <p>{t('auth.slideFirst')}</p>}
      </div>
    </>
  )
}
