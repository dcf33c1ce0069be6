import { text } from '@wenwu/core/i18n/text'

/** Words and sentences that many guides say in the same way. */
export const administrativeLicence = text('行政许可', 'Administrative licence', { ja_JP: '行政許可', ko_KR: '행정허가' })
export const otherPower = text('其他行政权力', 'Other administrative power', { ja_JP: 'その他の行政権限', ko_KR: '기타 행정 권한' })
export const promisedTime = text('承诺件', 'With a promised time', { ja_JP: '処理期間のある手続', ko_KR: '약속 기간 처리' })
export const nationalBureau = text('国家文物局', 'National Cultural Heritage Administration', { ja_JP: '国家文物局', ko_KR: '국가문물국' })

/** 行政许可法 42、45条; the same words as in the guides of the item folders. */
export const twentyWorkingDays = text(
  '20个工作日（委托评估、专家评审时间除外）',
  '20 working days (assessment and expert review not counted)',
  { ja_JP: '20開庁日（委託評価・専門家審査の期間を除く）', ko_KR: '20근무일(위탁 평가·전문가 심의 기간 제외)' },
)
export const thirtyWorkingDays = text('30个工作日', '30 working days', { ja_JP: '30開庁日', ko_KR: '30근무일' })
export const noStatutoryTime = text('不限时', 'None', { ja_JP: '期限なし', ko_KR: '기한 없음' })
/** What the platform reminds by where the law sets no time. */
export const internalTarget = text(
  '20个工作日（内部目标，非法定期限；委托评估、专家评审时间除外）',
  '20 working days (an internal target, not a statutory time; assessment and expert review not counted)',
  {
    ja_JP: '20開庁日（内部目標であり法定期間ではない。委託評価・専門家審査の期間を除く）',
    ko_KR: '20근무일(내부 목표이며 법정 기한이 아님. 위탁 평가·전문가 심의 기간 제외)',
  },
)
export const provinceThenNational = text(
  '所在地省级文物行政部门受理并初审，国家文物局受理并决定',
  'Accepted and examined by the provincial bureau, accepted and decided by the national bureau',
  {
    ja_JP: '所在地の省級文化財行政部門が受理・初審し、国家文物局が受理・決定',
    ko_KR: '소재지 성급 문화유산 행정부서가 접수·초심하고 국가문물국이 접수·결정',
  },
)

export const fileComplete = text('申请材料齐全，符合法定形式。', 'The file is complete and in due form.', {
  ja_JP: '申請書類がそろい、法定の形式に合うこと。',
  ko_KR: '신청 서류가 모두 갖추어지고 법정 형식에 맞을 것.',
})
