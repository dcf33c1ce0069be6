import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

export const process = nationalApproval({
  id: 'processTBCrpPpMainEntity',
  name: text('保护规划立项审批', 'Initiation of a conservation plan'),
  approve: text('拟同意立项', 'Draft approval'),
  refuse: text('拟不同意立项', 'Draft refusal'),
})
