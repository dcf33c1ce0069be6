import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'

/**
 * Schemes that the reply on the initiation leaves to the province are decided there (文物保护工程审批管理暂行规定 六) and filed at the national
 * bureau within 10 working days (文物保函〔2021〕954号); the others go up.
 */
export const process = nationalApproval({
  id: 'process56014a',
  name: guide.shortName,
  approve: text('拟原则同意', 'Draft consent', { ja_JP: '原則同意の案', ko_KR: '원칙적 동의안' }),
  refuse: text('拟不同意', 'Draft refusal', { ja_JP: '不同意の案', ko_KR: '부동의안' }),
  delegated: { when: `level == 'province'`, clock: 'filing' },
})
