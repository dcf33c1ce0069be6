import { FundsNow } from './FundsNow.tsx'
import { look as adjust } from './adjust.tsx'
import type { RowMoveLook } from './look.ts'

/** 申请调整 of an issued row by its province. */
export const look: RowMoveLook = {
  ...adjust,
  done: 'annual-plans.adjustmentSent',
  About: (props) => <FundsNow {...props} means="annual-plans.adjustPropose" />,
}
