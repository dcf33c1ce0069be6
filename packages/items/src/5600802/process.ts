import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

/** Research digs go straight to the national bureau (2024 文物保护法 42条); the others are proposed by the province (44条). */
export const process = nationalApproval({
  id: 'process5600802',
  name: text('考古发掘计划审批（一般事项）', 'Excavation plan (ordinary)'),
  approve: text('拟同意发掘', 'Draft approval'),
  refuse: text('拟不同意发掘', 'Draft refusal'),
  direct: { when: `purpose == 'research'`, name: text('发掘性质', 'Kind of excavation') },
  hidden: ['funding.fundSource'],
})
