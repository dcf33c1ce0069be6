import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'

export const byApplicant = text('申请人自备', 'Prepared by the applicant', { ja_JP: '申請者が用意', ko_KR: '신청인 준비' })
export const byGovernment = text('政府部门核发', 'Issued by an authority', { ja_JP: '行政機関が発行', ko_KR: '행정기관 발급' })

/** By which a unit lets another one file for it (`applicant.isAgent`). */
export const agentLetter: Material = {
  key: 'agentLetter',
  name: text('授权委托书', 'Letter of authority', { ja_JP: '委任状', ko_KR: '위임장' }),
  by: 'applicant',
  required: { op: 'eq', field: 'applicant.isAgent', value: true },
  channel: byApplicant,
  paperCopies: 1,
  types: ['pdf', 'ofd', 'jpg', 'png'],
  help: text(
    '代其他单位申报的须上传，写明委托事项和期限，并加盖委托单位公章。',
    'Where an application is filed for another unit: what for and until when, sealed by that unit.',
    {
      ja_JP: '他の機関を代理して申請する場合に必要です。委任事項と期間を記し、委任機関の公印を押してください。',
      ko_KR: '다른 기관을 대리해 신청할 때 필요합니다. 위임 사항과 기간을 적고 위임 기관의 직인을 찍으세요.',
    },
  ),
}

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
