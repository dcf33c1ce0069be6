import { Button } from 'antd'
import { useText } from '../../../../lib/i18n.ts'

export interface CheckQuestionProps {
  /** Materials without a verdict. */
  unchecked: number
  /** Fields and materials marked to be corrected. */
  marked: number
  /** Name of the action. */
  label: string
  isBusy: boolean
  onGoOn: () => void
  onCheck: () => void
}

/** Asked once before an action that rests on the check of the materials, where some were not looked at or something is marked that it does not tell. */
export function CheckQuestion({ unchecked, marked, label, isBusy, onGoOn, onCheck }: CheckQuestionProps) {
  const { t } = useText()
  return (
    <div className="action-error" role="alert">
      {unchecked > 0 && <p>{t('case.uncheckedQuestion', { n: unchecked })}</p>}
      {marked > 0 && <p>{t('case.markedQuestion', { n: marked, label })}</p>}
      <Button size="small" autoFocus onClick={onCheck}>
        {t('case.checkNow')}
      </Button>{' '}
      <Button size="small" loading={isBusy} onClick={onGoOn}>
        {t('case.goOnAnyway', { label })}
      </Button>
    </div>
  )
}
