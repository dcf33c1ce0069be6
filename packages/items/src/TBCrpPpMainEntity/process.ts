import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

export const process = nationalApproval({
  id: 'processTBCrpPpMainEntity',
  name: text('保护规划立项审批', 'Initiation of a conservation plan', { ja_JP: '保護計画立案の審査', ko_KR: '보호계획 입안 심사' }),
  approve: text('拟同意立项', 'Draft approval', { ja_JP: '立案同意の案', ko_KR: '입안 동의안' }),
  refuse: text('拟不同意立项', 'Draft refusal', { ja_JP: '立案不同意の案', ko_KR: '입안 부동의안' }),
  hasNoRemedies: true,
})
