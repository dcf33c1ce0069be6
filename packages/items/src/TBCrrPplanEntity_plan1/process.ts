import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/** As the licence that follows, without its time: the initiation is none (domain.md §4 G). */
export const process = nationalApproval({
  id: 'processTBCrrPplan',
  name: guide.shortName,
  approve: text('拟同意立项', 'Draft consent'),
  refuse: text('拟不同意立项', 'Draft refusal'),
  collection: true,
})
