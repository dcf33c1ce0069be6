import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

export const process = nationalApproval({
  id: 'processTemplateItem',
  name: text('示例事项', 'Sample item', { ja_JP: '見本の事項', ko_KR: '예시 사무' }),
  approve: text('拟同意', 'Draft approval', { ja_JP: '同意の案', ko_KR: '동의안' }),
  refuse: text('拟不同意', 'Draft refusal', { ja_JP: '不同意の案', ko_KR: '부동의안' }),
})
