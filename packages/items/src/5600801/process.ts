import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'

/**
 * Research goes straight to the national bureau (2024 文物保护法 42条), the rest through the province (44条); research digs on national units go on to
 * the State Council (42条).
 */
export const process = nationalApproval({
  id: 'process5600801',
  name: guide.shortName,
  approve: text('拟原则同意', 'Draft consent', { ja_JP: '原則同意の案', ko_KR: '원칙적 동의안' }),
  refuse: text('拟不同意', 'Draft refusal', { ja_JP: '不同意の案', ko_KR: '부동의안' }),
  direct: { when: `purpose == 'research'`, name: text('工作性质', 'Kind of work') },
  hidden: ['funding.fundSource'],
  stateCouncil: `purpose == 'research' and punitLevel == '1'`,
})
