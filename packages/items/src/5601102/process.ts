import { text } from '@wenwu/core/i18n/text'
import { isProvincialGrade } from '../_blocks/qualification.ts'
import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'

/** By its grade the province decides itself, or examines and reports (条例（2017）17条). */
export const process = nationalApproval({
  id: 'process5601102',
  name: guide.shortName,
  approve: text('拟准予变更', 'Draft consent', { ja_JP: '変更同意の案', ko_KR: '변경 동의안' }),
  refuse: text('拟不予变更', 'Draft refusal', { ja_JP: '変更不同意の案', ko_KR: '변경 부동의안' }),
  delegated: { when: isProvincialGrade, clock: 'delivery' },
})
