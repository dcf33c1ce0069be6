import { text } from '@wenwu/core/i18n/text'
import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { reason, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { when } from './parts.ts'

/**
 * 报国务院批准: the national bureau has examined and signed, the State Council decides, then the reply goes out (文物保护法（2024）42条, 47条;
 * 水下文物保护管理条例（2022）). Its time is its own, so no clock of the bureau counts.
 */
export function stateCouncilSteps(): ProcessStep[] {
  return [
    {
      id: 'stateCouncil',
      kind: 'task',
      name: text('报国务院批准', 'Approval of the State Council'),
      task: {
        status: 'G08',
        role: 'national-officer',
        organization: 'national',
        stopReason: 'other-authority',
        access: readOnly,
        actions: [
          {
            outcome: 'granted',
            label: text('国务院已批准', 'The State Council has approved'),
            tone: 'primary',
            form: [requiredOpinion],
            hint: text('写明批准文号和日期；批复稿转编号用印', 'State number and date; the reply goes on to be issued'),
          },
          {
            outcome: 'denied',
            label: text('国务院未批准', 'The State Council has not approved'),
            tone: 'danger',
            form: [reason],
            hint: text('退回司处承办，另拟不予批准的批复', 'Back to the department, which drafts a refusal'),
          },
        ],
      },
    },
    { id: 'stateCouncilChoice', kind: 'choice', name: text('国务院是否批准', 'Approved by the State Council?') },
  ]
}

export function stateCouncilFlows(): ProcessFlow[] {
  return [
    { from: 'stateCouncil', to: 'stateCouncilChoice' },
    { from: 'stateCouncilChoice', to: 'issue', when: when('granted') },
    { from: 'stateCouncilChoice', to: 'nationalReview', when: when('denied') },
  ]
}
