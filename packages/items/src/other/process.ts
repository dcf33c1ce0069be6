import { text } from '@wenwu/core/i18n/text'
import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'

/** The province decides, or passes on to the national bureau what is not its own; what is asked of the national bureau goes up by itself. */
export const process = nationalApproval({
  id: 'processOther',
  name: guide.shortName,
  approve: text('拟同意', 'Draft approval', { ja_JP: '同意の案', ko_KR: '동의안' }),
  refuse: text('拟不同意', 'Draft refusal', { ja_JP: '不同意の案', ko_KR: '부동의안' }),
  delegated: { when: `level == 'province'`, clock: 'delivery' },
})
