import { text } from '@wenwu/core/i18n/text'
import { directApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'

/** Straight to the national bureau, which asks institutes and experts (考古涉外工作管理办法（2016）11条). */
export const process = directApproval({
  id: 'process56013',
  name: guide.shortName,
  approve: text('拟同意送境外', 'Draft consent', { ja_JP: '同意の案', ko_KR: '동의안' }),
  refuse: text('拟不同意', 'Draft refusal', { ja_JP: '不同意の案', ko_KR: '부동의안' }),
})
