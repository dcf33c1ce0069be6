import type { Locale, Text } from '@wenwu/core/i18n/text'
import { text } from './texts.ts'

const numerals = '一二三四五六七八九'

/**
 * The steps of handling as numbered lines, at most nine: 一、… in Chinese and Japanese, 1. … in English and Korean. A language that a step lacks
 * is left out of the whole.
 */
export function numbered(...steps: Text[]): Text {
  const linesIn = (locale: Locale, mark: (i: number) => string) =>
    steps.some((step) => step[locale] === undefined) ? undefined : steps.map((step, i) => `${mark(i)}${step[locale]}`).join('\n')
  const counted = (i: number) => `${numerals[i]}、`
  const [ja_JP, ko_KR] = [linesIn('ja_JP', counted), linesIn('ko_KR', (i) => `${i + 1}. `)]
  return {
    zh_CN: steps.map((step, i) => `${counted(i)}${step.zh_CN}`).join('\n'),
    en_US: steps.map((step, i) => `${i + 1}. ${step.en_US}`).join('\n'),
    ...(ja_JP !== undefined && { ja_JP }),
    ...(ko_KR !== undefined && { ko_KR }),
  }
}

/** domain.md §4 A and D: county, city, province, each with its opinion; the steps are taken where there are such bureaus. */
export const localBureausFirst = text(
  '所在地县级、市级文物行政部门在本平台办理的，依次提出意见并逐级上报；没有的，直接到省级文物行政部门。',
  'Where the county and the city of the site work on this platform, each gives its opinion and reports up; otherwise the application goes straight to the provincial bureau.',
)

/** 行政许可法 32, 35 and 43条: five working days to accept, twenty to examine, the whole file goes on. */
export const provinceExamines = text(
  '省级文物行政部门5个工作日内决定是否受理，需要补正的一次告知全部内容；受理后20个工作日内完成初审，将初审意见和全部材料报国家文物局。',
  'The provincial bureau decides on acceptance within 5 working days and names all corrections at once; it examines within 20 working days of acceptance and sends its opinion and the whole file to the national bureau.',
)

/** 行政许可法 45条. */
export const nationalExamines = text(
  '国家文物局受理后审查，需要时委托第三方评估或者送专家评审，所需时间书面告知申请人，不计入期限。',
  'The national bureau examines; the time of a commissioned assessment or an expert review is told to the applicant in writing and does not count.',
)

/** 行政许可法 38, 42 and 44条. */
export const nationalDecidesInTwenty = text(
  '国家文物局自受理之日起20个工作日内作出决定，经负责人批准可以延长10个工作日并告知理由；决定在10个工作日内送达。不予批准的，说明理由并告知申请行政复议、提起行政诉讼的权利。',
  'The national bureau decides within 20 working days of acceptance; its head may grant 10 more, with the reasons told. The decision is delivered within 10 working days. A refusal gives its reasons and names the right to reconsideration and to go to court.',
)
