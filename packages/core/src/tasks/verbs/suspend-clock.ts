import { longestSuspension, suspensionReasons, type SuspensionReason } from '../../clock/suspension.ts'
import { text, type Text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

const names: Record<SuspensionReason, Text> = {
  hearing: text('听证', 'Hearing', { ja_JP: '聴聞', ko_KR: '청문' }),
  bidding: text('招标', 'Bidding', { ja_JP: '入札', ko_KR: '입찰' }),
  auction: text('拍卖', 'Auction', { ja_JP: '競売', ko_KR: '경매' }),
  inspection: text('检验', 'Inspection', { ja_JP: '検査', ko_KR: '검사' }),
  testing: text('检测', 'Testing', { ja_JP: '測定', ko_KR: '시험' }),
  quarantine: text('检疫', 'Quarantine', { ja_JP: '検疫', ko_KR: '검역' }),
  appraisal: text('鉴定', 'Appraisal', { ja_JP: '鑑定', ko_KR: '감정' }),
  'expert-panel': text('专家评审', 'Expert review', { ja_JP: '専門家審査', ko_KR: '전문가 심사' }),
}

/** The head stops the time for what does not count (行政许可法 45条), with the length that the applicant is told. */
export const verb: VerbDeclaration = {
  position: 62,
  label: text('暂停计时', 'Stop the time', { ja_JP: '期間を停止', ko_KR: '기간 정지' }),
  tone: 'plain',
  on: 'case',
  permission: 'task.lead',
  form: [
    {
      key: 'cause',
      type: 'select',
      label: text('事由', 'For', { ja_JP: '事由', ko_KR: '사유' }),
      options: suspensionReasons.map((code) => ({ code, name: names[code] })),
      required: true,
    },
    {
      key: 'plannedDays',
      type: 'number',
      // of the clock's own unit (`plannedEnd`)
      label: text(
        '预计天数（工作日；期限按自然日计算的为自然日）',
        'Expected days (working days; calendar days where the time counts those)',
        {
          ja_JP: '見込み日数（業務日。期間を暦日で数える場合は暦日）',
          ko_KR: '예상 일수(근무일, 기간을 역일로 세는 경우 역일)',
        },
      ),
      integer: true,
      min: 1,
      max: longestSuspension,
      required: true,
    },
    reason,
  ],
  event: {
    kind: 'clock-suspended',
    words: text('暂停计时', 'Time stopped', { ja_JP: '期間を停止', ko_KR: '기간 정지' }),
    isReasonTold: true,
  },
}
