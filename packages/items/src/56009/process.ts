import { text } from '@wenwu/core/i18n/text'
import { directApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'

/**
 * Straight to the national bureau, 30 days from the receipt (水下文物保护管理条例（2022）11条); beyond the territorial sea the State Council agrees, and
 * joint projects have its special permission (12条).
 */
export const process = directApproval({
  id: 'process56009',
  name: guide.shortName,
  approve: text('拟准予许可', 'Draft permit', { ja_JP: '許可の案', ko_KR: '허가안' }),
  refuse: text('拟不予许可', 'Draft refusal', { ja_JP: '不許可の案', ko_KR: '불허가안' }),
  countsFromReceipt: true,
  stateCouncil: `waters == 'beyond' or isJoint == true`,
})
