import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'

export const byApplicant = text('申请人自备', 'Prepared by the applicant')
export const byGovernment = text('政府部门核发', 'Issued by an authority')

/** The letter by which the province sends the case on, handed in with «report upward». */
export function provinceLetter(required: boolean, name = text('省级文物行政部门上报文件', 'Letter of the provincial bureau')): Material {
  return {
    key: 'provinceLetter',
    name,
    by: 'provinceSign',
    required,
    channel: byGovernment,
    paperCopies: 0,
    types: ['pdf', 'ofd'],
    help: text('上报时由省局上传盖章件；应写明初审意见。', 'Uploaded by the province when it reports, sealed, with its opinion.'),
  }
}
