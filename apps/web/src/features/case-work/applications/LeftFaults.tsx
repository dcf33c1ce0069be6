import type { ItemFormStep } from '../../../item/ItemForm.tsx'
import { useText } from '../../../lib/i18n.ts'

interface LeftFaultsProps {
  /** The step that was left last by going on. */
  step: ItemFormStep | undefined
  onGo: (key: string) => void
}

/** What the step just left still needs, with the way back: going on is not held up, and nobody learns of it only at the end. */
export function LeftFaults({ step, onGo }: LeftFaultsProps) {
  const { t } = useText()
  if (step?.state !== 'problems') return null
  return (
    <p className="left-faults" role="status">
      {t(step.isCapped === true ? 'application.leftFaultsMany' : 'application.leftFaults', { title: step.title, n: step.count ?? 0 })}{' '}
      <button type="button" className="form-link" onClick={() => onGo(step.key)}>
        {t('application.leftFaultsBack')}
      </button>
    </p>
  )
}
