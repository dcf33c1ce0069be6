import { useEffect, useState } from 'react'
import type { RowsStep } from '../../rows-step.ts'

/** How long rows can be brought back, in ms. */
const patience = 8000

/** The last step that took rows out of a table or wrote many, for as long as it can be taken back; and the way to say which. */
export function useRowsStep(): [RowsStep | undefined, (step: RowsStep | undefined) => void] {
  const [step, setStep] = useState<RowsStep>()
  useEffect(() => {
    // what was written is there to be looked at first; it can be taken back until something else is
    if (step === undefined || step.kind === 'imported' || step.kind === 'pasted') return
    const timer = setTimeout(() => setStep(undefined), patience)
    return () => clearTimeout(timer)
  }, [step])
  return [step, setStep]
}
