import { text } from './texts.ts'

/** Words and sentences that many guides say in the same way. */
export const administrativeLicence = text('行政许可', 'Administrative licence')
export const otherPower = text('其他行政权力', 'Other administrative power')
export const promisedTime = text('承诺件', 'With a promised time')
export const nationalBureau = text('国家文物局', 'National Cultural Heritage Administration')

/** 行政许可法 42、45条; the same words as in the guides of the item folders. */
export const twentyWorkingDays = text(
  '20个工作日（委托评估、专家评审时间除外）',
  '20 working days (assessment and expert review not counted)',
)
export const thirtyWorkingDays = text('30个工作日', '30 working days')
export const noStatutoryTime = text('不限时', 'None')
/** What the platform reminds by where the law sets no time. */
export const internalTarget = text(
  '20个工作日（参考时限，非法定期限；委托评估、专家评审时间除外）',
  '20 working days (an internal target, not a statutory time; assessment and expert review not counted)',
)
export const provinceThenNational = text(
  '所在地省级文物行政部门受理并初审，国家文物局受理并决定',
  'Accepted and examined by the provincial bureau, accepted and decided by the national bureau',
)

export const fileComplete = text('申请材料齐全，符合法定形式。', 'The file is complete and in due form.')
