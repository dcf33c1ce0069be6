import type { Material } from '@wenwu/core/item/guide'
import { requestLetter } from '../_blocks/collection-guide.ts'
import { agentLetter, assessmentReport, byThirdParty, fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { exhibitionPiecesSheet } from '../_samples/collections.ts'
import { heritageRegulation } from '../_blocks/law.ts'
import { text } from './texts.ts'

/** What 56016 asks for. */
export const materials: Material[] = [
  requestLetter,
  fromApplicant('plan', text('出境展览计划', 'Plan of the exhibition'), 'assumption', {
    paperCopies: 1,
    help: text(
      '包括主题、内容、时间、地点、双方承办单位、经费、随展人员安排。',
      'Theme, contents, dates, venues, organisers of both sides, funds, escorts.',
    ),
  }),
  fromApplicant('invitation', text('境外承办单位邀请函和资信材料', 'Invitation and standing of the foreign organiser'), 'assumption', {
    channel: byThirdParty,
    help: text('外文材料附中文译本。', 'With a Chinese translation.'),
  }),
  fromApplicant('agreement', text('展览协议草案', 'Draft agreement'), 'assumption', {
    paperCopies: 1,
    help: text('中文文本和外文文本各一份。', 'One text in Chinese, one in the foreign language.'),
  }),
  fromApplicant(
    'pieces',
    text('展品目录、照片和估价', 'List of the pieces, photographs and valuation'),
    heritageRegulation('第四十八条、第四十九条'),
    {
      sample: exhibitionPiecesSheet,
      help: text(
        '逐件写明名称、总登记号、年代、质地、尺寸、级别、收藏单位、国内展出记录和保险估价，并标明复制品。',
        'Each piece: name, register number, period, material, size, grade, collection, where it was shown at home, value for insurance; copies marked as such.',
      ),
    },
  ),
  fromApplicant('condition', text('文物现状评估意见', 'Opinion on the condition of the pieces'), heritageRegulation('第四十九条'), {
    help: text(
      '由收藏单位出具，说明是否适宜运输和展出以及特殊要求。',
      'By the collection: whether they can travel and be shown, and special needs.',
    ),
  }),
  fromApplicant('venue', text('境外展览场地和安全设施说明', 'Venue and its security'), 'assumption', {
    channel: byThirdParty,
    help: text('包括安防、消防、温湿度和照明条件。', 'Security, fire protection, climate and light.'),
  }),
  agentLetter,
  {
    ...provinceOpinion,
    required: { op: 'eq', field: 'exhibition.isLocal', value: true },
    help: text(
      '展品来自地方收藏单位的，由所在地省级文物行政部门上报时上传。',
      'For pieces of local collections, uploaded by their provincial bureau when it reports.',
    ),
  },
  assessmentReport,
]
