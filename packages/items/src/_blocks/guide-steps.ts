import { joinTexts, text, type Text } from '@wenwu/core/i18n/text'

const numerals = '一二三四五六七八九'

/** The steps of handling as numbered lines, at most nine: 一、… in Chinese and Japanese, 1. … in English and Korean. */
export function numbered(...steps: Text[]): Text {
  const lines = steps.map((step, i) => ({
    zh_CN: `${numerals[i]}、${step.zh_CN}`,
    en_US: `${i + 1}. ${step.en_US}`,
    ja_JP: `${numerals[i]}、${step.ja_JP ?? step.zh_CN}`,
    ko_KR: `${i + 1}. ${step.ko_KR ?? step.zh_CN}`,
  }))
  return joinTexts(lines, text('\n', '\n', { ja_JP: '\n', ko_KR: '\n' }))
}

/** 行政许可法 32, 35 and 43条: five working days to accept, twenty to examine, the whole file goes on. */
export const provinceExamines = text(
  '省级文物行政部门5个工作日内决定是否受理，需要补正的一次告知全部内容；受理后20个工作日内完成初审，将初审意见和全部材料报国家文物局。',
  'The provincial bureau decides on acceptance within 5 working days and names all corrections at once; it examines within 20 working days of acceptance and sends its opinion and the whole file to the national bureau.',
  {
    ja_JP:
      '省級文化財行政部門は5開庁日以内に受理を決定し、補正事項があれば一度にすべて知らせます。受理後20開庁日以内に初審を終え、初審意見と全書類を国家文物局へ進達します。',
    ko_KR:
      '성급 문화유산 행정부서는 5근무일 이내에 접수 여부를 정하고 보완 사항은 한 번에 모두 알립니다. 접수 후 20근무일 이내에 초심을 마치고 초심 의견과 전체 서류를 국가문물국에 상신합니다.',
  },
)

/** 行政许可法 45条. */
export const nationalExamines = text(
  '国家文物局受理后审查，需要时委托第三方评估或者送专家评审，所需时间书面告知申请人，不计入期限。',
  'The national bureau examines; the time of a commissioned assessment or an expert review is told to the applicant in writing and does not count.',
  {
    ja_JP:
      '国家文物局は受理後に審査し、必要に応じて第三者評価を委託し、または専門家審査に付します。その期間は申請者に書面で知らせ、期間に算入しません。',
    ko_KR:
      '국가문물국은 접수 후 심사하며 필요하면 제3자 평가를 위탁하거나 전문가 심의에 부칩니다. 그 기간은 신청인에게 서면으로 알리고 기한에 산입하지 않습니다.',
  },
)

/** 行政许可法 38, 42 and 44条. */
export const nationalDecidesInTwenty = text(
  '国家文物局自受理之日起20个工作日内作出决定，经负责人批准可以延长10个工作日并告知理由；决定在10个工作日内送达。不予批准的，说明理由并告知申请行政复议、提起行政诉讼的权利。',
  'The national bureau decides within 20 working days of acceptance; its head may grant 10 more, with the reasons told. The decision is delivered within 10 working days. A refusal gives its reasons and names the right to reconsideration and to go to court.',
  {
    ja_JP:
      '国家文物局は受理日から20開庁日以内に決定します。責任者の承認により10開庁日延長でき、その理由を知らせます。決定は10開庁日以内に送達します。不許可の場合は理由を示し、行政不服審査の申立てと行政訴訟の提起の権利を知らせます。',
    ko_KR:
      '국가문물국은 접수일부터 20근무일 이내에 결정합니다. 책임자의 승인을 받아 10근무일 연장할 수 있으며 그 사유를 알립니다. 결정은 10근무일 이내에 송달합니다. 불허가할 때는 사유와 행정심판·행정소송을 제기할 권리를 알립니다.',
  },
)
