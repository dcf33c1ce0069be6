import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/** One project of a plan: examined by the province, settled by the national bureau. */
export const process = nationalApproval({
  id: 'processTBCrrPyplan',
  name: guide.shortName,
  approve: text('拟列入年度计划', 'Draft: in the plan'),
  refuse: text('拟不列入年度计划', 'Draft: not in the plan'),
  hasNoRemedies: true,
  collection: true,
})
