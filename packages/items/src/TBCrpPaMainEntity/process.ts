import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

export const process = nationalApproval({
  id: 'TBCrpPaMainEntity',
  name: text('文物保护工程立项审批', 'Initiation of protection works', {
    ja_JP: '文化財保護工事立案の審査',
    ko_KR: '문화유산 보호공사 입안 심사',
  }),
  approve: text('拟同意立项', 'Draft approval', { ja_JP: '立案同意の案', ko_KR: '입안 동의안' }),
  refuse: text('拟不同意立项', 'Draft refusal', { ja_JP: '立案不同意の案', ko_KR: '입안 부동의안' }),
  localOpinion: true,
})
