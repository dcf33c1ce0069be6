import type { AnyPaper } from './kind.ts'
import { paper as acceptance } from './acceptance/paper.ts'
import { paper as applicationForm } from './application-form/paper.ts'
import { paper as correctionNotice } from './correction-notice/paper.ts'
import { paper as correctionReceipt } from './correction-receipt/paper.ts'
import { paper as deliverySlip } from './delivery-slip/paper.ts'
import { paper as filingReceipt } from './filing-receipt/paper.ts'
import { paper as refusal } from './refusal/paper.ts'
import { paper as suspension } from './suspension/paper.ts'

export const papers: Readonly<Record<string, AnyPaper>> = {
  acceptance,
  'application-form': applicationForm,
  'correction-notice': correctionNotice,
  'correction-receipt': correctionReceipt,
  'delivery-slip': deliverySlip,
  'filing-receipt': filingReceipt,
  refusal,
  suspension,
}
