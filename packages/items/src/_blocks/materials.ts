import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'

export const byApplicant = text('申请人自备', 'Prepared by the applicant', { ja_JP: '申請者が用意', ko_KR: '신청인 준비' })
export const byGovernment = text('政府部门核发', 'Issued by an authority', { ja_JP: '行政機関が発行', ko_KR: '행정기관 발급' })

/** The letter by which the province sends the case on, handed in with «report upward». */
export function provinceLetter(
  required: boolean,
  name = text('省级文物行政部门上报文件', 'Letter of the provincial bureau', {
    ja_JP: '省級文化財行政部門の進達文書',
    ko_KR: '성급 문화유산 행정부서 상신 공문',
  }),
): Material {
  return {
    key: 'provinceLetter',
    name,
    by: 'provinceSign',
    required,
    channel: byGovernment,
    paperCopies: 0,
    types: ['pdf', 'ofd'],
    help: text('上报时由省局上传盖章件；应写明初审意见。', 'Uploaded by the province when it reports, sealed, with its opinion.', {
      ja_JP: '進達時に省局が公印のある文書をアップロードします。初審意見を記載してください。',
      ko_KR: '상신할 때 성국이 직인이 찍힌 공문을 올리며 초심 의견을 적어야 합니다.',
    }),
  }
}
