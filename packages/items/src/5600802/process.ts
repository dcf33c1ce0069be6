import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'

/** Research digs go straight to the national bureau (2024 文物保护法 42条); the others are proposed by the province (44条). Those on national units go on to the State Council (42条). */
export const process = nationalApproval({
  id: 'process5600802',
  name: text('考古发掘计划审批（一般事项）', 'Excavation plan (ordinary)', {
    ja_JP: '発掘計画の審査（一般事項）',
    ko_KR: '발굴 계획 심사(일반 사항)',
  }),
  approve: text('拟同意发掘', 'Draft approval', { ja_JP: '発掘同意の案', ko_KR: '발굴 동의안' }),
  refuse: text('拟不同意发掘', 'Draft refusal', { ja_JP: '発掘不同意の案', ko_KR: '발굴 부동의안' }),
  direct: { when: `purpose == 'research'`, name: text('发掘性质', 'Kind of excavation', { ja_JP: '発掘の性質', ko_KR: '발굴 성격' }) },
  hidden: ['funding.fundSource'],
  stateCouncil: `purpose == 'research' and punitLevel == '1'`,
})
