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
      stage: 'handle',
      isWithGovernment: true,
      name: text('报国务院批准', 'Approval of the State Council', { ja_JP: '国務院の承認', ko_KR: '국무원 승인' }),
      task: {
        status: 'G08',
        role: 'national-officer',
        organization: 'national',
        stopReason: 'other-authority',
        access: readOnly,
        actions: [
          {
            outcome: 'granted',
            label: text('国务院已批准', 'The State Council has approved', { ja_JP: '国務院が承認', ko_KR: '국무원 승인함' }),
            tone: 'primary',
            form: [requiredOpinion],
            hint: text('写明批准文号和日期；批复稿转编号用印', 'State number and date; the reply goes on to be issued', {
              ja_JP: '承認の番号と日付を記入します。回答案は番号付与・押印へ進みます',
              ko_KR: '승인 문서번호와 날짜를 적습니다. 회신안은 번호 부여·직인으로 넘어갑니다',
            }),
          },
          {
            outcome: 'denied',
            label: text('国务院未批准', 'The State Council has not approved', { ja_JP: '国務院が承認せず', ko_KR: '국무원 불승인' }),
            tone: 'danger',
            form: [reason],
            hint: text('退回司处承办，另拟不予批准的批复', 'Back to the department, which drafts a refusal', {
              ja_JP: '担当部署へ戻し、不許可の回答を起案します',
              ko_KR: '담당 부서로 돌려보내 불허가 회신을 작성합니다',
            }),
          },
        ],
      },
    },
    {
      id: 'stateCouncilChoice',
      kind: 'choice',
      name: text('国务院是否批准', 'Approved by the State Council?', { ja_JP: '国務院が承認したか', ko_KR: '국무원 승인 여부' }),
    },
  ]
}

export function stateCouncilFlows(): ProcessFlow[] {
  return [
    { from: 'stateCouncil', to: 'stateCouncilChoice' },
    { from: 'stateCouncilChoice', to: 'issue', when: when('granted') },
    { from: 'stateCouncilChoice', to: 'nationalReview', when: when('denied') },
  ]
}
