import { lazy, Suspense } from 'react'
import { useText } from '../../../lib/i18n.ts'
import '../../../ui/plain-page.css'
import './entrance.css'
import type { Entering, SecondFactorStep } from './use-entering.ts'

const screens = {
  code: lazy(async () => ({ default: (await import('./second-factor/CodeStep.tsx')).CodeStep })),
  enrolment: lazy(async () => ({ default: (await import('./second-factor/EnrolmentStep.tsx')).EnrolmentStep })),
}

export interface SecondFactorProps {
  step: SecondFactorStep
  proceed: Entering['proceed']
  cancel: Entering['cancel']
}

/** The step of the second factor in place of the sign-in form; loaded when somebody needs it. */
export function SecondFactorSlot(props: SecondFactorProps) {
  const { t } = useText()
  const Screen = screens[props.step.due]
  return (
    <Suspense fallback={<p className="login-loading">{t('common.loading')}</p>}>
      <Screen {...props} />
    </Suspense>
  )
}

/** The same on a page of its own, for ways in that have no sign-in card around them. */
export function SecondFactorMain(props: SecondFactorProps) {
  return (
    <main className="plain-page">
      <section className="login-card">
        <SecondFactorSlot {...props} />
      </section>
    </main>
  )
}
