import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { loanReturn, returnFiling } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** The bureau is that of the lender's province. */
export const item: ItemSource = {
  ...guide,
  entity: 'TB56017Entity',
  columns: { title: 'loan.exhibitionName', money: 'loan.insuranceTotal' },
  variables: {},
  clocks: [acceptance, review, decisionInTwenty, delivery],
  form,
  viewer,
  access,
  process,
  reply,
  // domain.md §4 J: over all loans, to whomever (notice of the national bureau, 2025-07)
  continuousLimit: {
    rows: 'relics.culturalRelicList',
    key: 'culTotalNumber',
    toldAt: 'lentSince',
    period: 'loan.loanPeriod',
    months: 36,
    endedBy: 'return',
  },
  obligations: [loanReturn('loan.loanPeriod'), returnFiling],
}
