import type { GuideDefinition } from '@wenwu/core/item/guide'
import { gradedAndFiled, requestLetter } from '../_blocks/collection-guide.ts'
import { agentLetter, assessmentReport, assumed, fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, museumRegulation } from '../_blocks/law.ts'
import {
  approvalIsNotMoney,
  budget,
  fundedProjectGuide,
  planThenFund,
  provinceChecksGrades,
  relicList,
  team,
  whyNoTime,
} from '../_blocks/relic-project-guide.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrSzhMainEntity',
  aliases: ['TBCrrSzh'],
  name: text('可移动文物数字化保护方案', 'Schemes of digitization of movable relics'),
  shortName: text('数字化保护', 'Digitization'),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...fundedProjectGuide,
    applicationRange: text(
      '采集、加工、存储可移动文物的数字信息并用于保护、研究和展示的项目',
      'Projects that capture, process and store digital information of movable relics for protection, research and display',
    ),
    handleProcess: numbered(
      text(
        '收藏单位确定数字化对象、内容和用途，编制数字化保护方案，填写起止时间（共计月数）、预算和人员，在线提交。',
        'The collection settles objects, contents and use, draws up the scheme and submits it online with dates (total of months), budget and people.',
      ),
      provinceChecksGrades,
      planThenFund,
      text(
        '按方案采集和加工，数据经检查后入库、备份，完成后验收。',
        'Data are captured and processed as the scheme says, checked, stored and backed up; the project is accepted.',
      ),
    ),
    prohibitiveRequirements: [
      text('采集过程中的光照、接触、移动不得损害文物。', 'Light, touch and movement during capture may not harm the relics.'),
      text(
        '承接机构不得擅自留存、对外提供采集的原始数据，或者将其用于其他目的。',
        'Contractors may not keep the raw data, hand them on or use them otherwise.',
      ),
      text(
        '涉及国家秘密的文物信息，按照保密规定采集、存储和使用。',
        'What is a state secret is captured, stored and used under the rules of secrecy.',
      ),
    ],
    acceptConditions: [
      gradedAndFiled,
      text('数字化对象、内容、精度和用途明确，符合有关标准。', 'Objects, contents, resolution and use are clear and meet the standards.'),
      text('知识产权归属、数据安全和长期保存措施明确。', 'Intellectual property, security of data and long-term keeping are settled.'),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第十七条'),
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条'),
      heritageRegulation('第二条'),
      museumRegulation('第二十二条'),
      museumRegulation('第三十四条'),
    ],
    commonQuestions: [
      {
        question: text('三维扫描一级文物要经批准吗？', 'Does 3D scanning of a grade-one relic need approval?'),
        answer: text(
          '不接触、不损害文物的扫描和拍摄不属于修复、复制、拓印许可，按馆内提取、使用文物的制度办理；利用数据制作复制品的，应当另行办理复制许可（56015）。',
          'Scanning and photographing that neither touch nor harm the relic need no licence of 56015; the rules of the collection for taking out relics apply. Making a copy from the data does need it.',
        ),
      },
      {
        question: text('委托公司采集，数据归谁？', 'Who owns the data a contractor captures?'),
        answer: text(
          '应当在合同中约定数据和成果归收藏单位所有，承接机构交付后不得留存；对外提供、授权使用由收藏单位依法决定。',
          'The contract should give data and results to the collection; the contractor keeps none after delivery. The collection decides by law on access and licences.',
        ),
      },
      approvalIsNotMoney,
      whyNoTime,
    ],
  },
  materials: [
    assumed(requestLetter),
    fromApplicant('scheme', text('数字化保护方案', 'Scheme of digitization'), 'assumption', {
      paperCopies: 1,
      help: text(
        '包括对象、内容、技术路线、采集精度、数据标准、质量检查、文物安全、存储备份、成果应用和起止时间。',
        'Objects, contents, technical route, resolution, data standards, checks, safety of relics, storage, use and dates.',
      ),
    }),
    relicList,
    fromApplicant('rights', text('知识产权和数据安全说明', 'Statement on intellectual property and security of data'), 'assumption'),
    budget,
    team,
    assumed(agentLetter),
    { ...assumed(provinceOpinion), required: { op: 'eq', field: 'tbCrrSzhMainEntity.approvalLevel', value: 'national' } },
    assessmentReport,
  ],
}
