import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

export const process = nationalApproval({
  id: 'process56005',
  name: text('保护范围内其他建设工程或者爆破、钻探、挖掘等作业审批', 'Works inside the protection range'),
  approve: text('拟原则同意', 'Draft consent'),
  refuse: text('拟不同意', 'Draft refusal'),
})
