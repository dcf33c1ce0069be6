import { contract } from '@wenwu/core/annual-plans/contract'
import { FundsNow } from './FundsNow.tsx'
import type { RowMoveLook } from './look.ts'

/** 调整 of an issued row by the bureau. */
export const look: RowMoveLook = {
  endpoint: contract.adjust,
  words: () => ({ title: 'annual-plans.adjustTitle', action: 'annual-plans.adjust' }),
  done: 'annual-plans.adjusted',
  again: 'annual-plans.changedMeanwhile',
  over: 'annual-plans.changedMeanwhile',
  About: (props) => <FundsNow {...props} means="annual-plans.adjustSettle" />,
}
