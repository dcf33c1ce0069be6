import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/** Through the province of the lender to the national bureau (文物保护法（2024）56条). */
export const process = nationalApproval({
  id: 'process56017',
  name: guide.shortName,
  approve: text('拟准予借用', 'Draft permit'),
  refuse: text('拟不予借用', 'Draft refusal'),
  collection: true,
})
