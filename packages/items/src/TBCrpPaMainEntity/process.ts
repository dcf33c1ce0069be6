import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

export const process = nationalApproval({
  id: 'TBCrpPaMainEntity',
  name: text('文物保护工程立项审批', 'Initiation of protection works'),
  approve: text('拟同意立项', 'Draft approval'),
  refuse: text('拟不同意立项', 'Draft refusal'),
})
