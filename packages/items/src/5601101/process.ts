import { text } from '@wenwu/core/i18n/text'
import { isProvincialGrade } from '../_blocks/qualification.ts'
import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'

/** By its grade the province decides itself, or examines and reports (条例（2017）17条). */
export const process = nationalApproval({
  id: 'process5601101',
  name: guide.shortName,
  approve: text('拟准予资质', 'Draft grant', { ja_JP: '資格付与の案', ko_KR: '자격 부여안' }),
  refuse: text('拟不予资质', 'Draft refusal', { ja_JP: '不付与の案', ko_KR: '불부여안' }),
  delegated: { when: isProvincialGrade, clock: 'delivery' },
})
