import { contract } from '@wenwu/core/annual-plans/contract'
import { useText } from '../../../../lib/i18n.ts'
import type { RowMoveLook } from './look.ts'

/** A province takes back the adjustment of a row that waits for the bureau. */
export const look: RowMoveLook = {
  endpoint: contract.takeBackAdjustment,
  words: () => ({ title: 'annual-plans.takeBackTitle', action: 'annual-plans.takeBackAdjustment' }),
  done: 'annual-plans.takenBack',
  again: 'annual-plans.changedMeanwhile',
  over: 'annual-plans.adjustmentOver',
  About: TakeBack,
}

function TakeBack() {
  const { t } = useText()
  return <p>{t('annual-plans.takeBackAsk')}</p>
}
