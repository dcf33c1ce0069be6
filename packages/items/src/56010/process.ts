import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'

export const process = nationalApproval({
  id: 'process56010',
  name: guide.shortName,
  approve: text('拟原则同意', 'Draft consent', { ja_JP: '原則同意の案', ko_KR: '원칙적 동의안' }),
  refuse: text('拟不同意', 'Draft refusal', { ja_JP: '不同意の案', ko_KR: '부동의안' }),
  localOpinion: true,
})
