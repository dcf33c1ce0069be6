import { text } from './texts.ts'

/** 行政许可法 32, 42 and 45条. */
export const whichTimeIsNotCounted = {
  question: text('哪些时间不计入20个工作日？', 'Which time does not count in the 20 working days?'),
  answer: text(
    '委托评估、专家评审以及依法需要的听证、检验、检测、鉴定所需时间不计入，并书面告知申请人；补正材料期间尚未受理，期限没有开始。期限自受理之日起算，只计工作日。',
    'Commissioned assessment, expert review and any hearing, inspection, test or appraisal the law requires do not count and are announced in writing. While materials are being corrected the application is not yet accepted and the time has not begun. It runs from acceptance, in working days.',
  ),
}
