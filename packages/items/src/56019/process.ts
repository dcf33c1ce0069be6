import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/** Through the province to the national bureau (domain.md §4 G). */
export const process = nationalApproval({
  id: 'process56019',
  name: guide.shortName,
  approve: text('拟准予取样', 'Draft permit'),
  refuse: text('拟不予取样', 'Draft refusal'),
  collection: true,
})
