import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/**
 * Research goes straight to the national bureau (2024 文物保护法 42条), the rest through the province (44条); research digs on national units go on to
 * the State Council (42条).
 */
export const process = nationalApproval({
  id: 'process5600801',
  name: guide.shortName,
  approve: text('拟原则同意', 'Draft consent'),
  refuse: text('拟不同意', 'Draft refusal'),
  direct: { when: `purpose == 'research'`, name: text('工作性质', 'Kind of work') },
  hidden: ['funding.fundSource'],
  stateCouncil: `purpose == 'research' and punitLevel == '1'`,
})
