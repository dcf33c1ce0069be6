import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

export const process = nationalApproval({
  id: 'processTemplateItem',
  name: text('示例事项', 'Sample item'),
  approve: text('拟同意', 'Draft approval'),
  refuse: text('拟不同意', 'Draft refusal'),
})
