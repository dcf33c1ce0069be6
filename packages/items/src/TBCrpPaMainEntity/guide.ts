import type { GuideDefinition } from '@wenwu/core/item/guide'
import { localBureausFirst, numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'
import { materials } from './materials.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpPaMainEntity',
  aliases: ['TBCrpPa'],
  name: text('全国重点文物保护单位文物保护工程立项', 'Initiation of protection works on a national key heritage unit'),
  shortName: text('保护工程立项', 'Works initiation'),
  category: 'protection-works',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: text('行政许可', 'Administrative licence'),
    projectType: text('承诺件', 'With a promised time'),
    decisionMechanism: text('国家文物局', 'National Cultural Heritage Administration'),
    applySubject: text('全国重点文物保护单位的所有人、使用人或者管理机构', 'Owner, user or managing body of a national key heritage unit'),
    acceptInstitution: text(
      '所在地省级文物行政部门受理并初审，国家文物局受理并决定',
      'Accepted and examined by the provincial bureau, accepted and decided by the national bureau',
    ),
    commitmentDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)'),
    statutoryDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)'),
    applicationRange: text(
      '全国重点文物保护单位的修缮、抢险加固、保护性设施建设等文物保护工程的立项',
      'Initiation of repair, strengthening and protective works on national key heritage units',
    ),
    projectResult: text('立项批复（网上送达，可到窗口领取纸质件）', 'Reply on the initiation (online; on paper at the reception)'),
    handleProcess: numbered(
      text('申请单位在线填写并提交材料。', 'The applicant fills in and submits online.'),
      localBureausFirst,
      text(
        '省级文物行政部门5个工作日内决定是否受理，受理后20个工作日内完成初审，报国家文物局。',
        'The provincial bureau decides on acceptance within 5 working days and examines within 20, then reports to the national bureau.',
      ),
      text(
        '国家文物局受理后组织审查，需要时委托第三方评估或者送专家评审，所需时间书面告知申请人，不计入期限。',
        'The national bureau examines; assessment or expert review is announced to the applicant and does not count.',
      ),
      text(
        '国家文物局作出批复，编号用印后在10个工作日内送达并归档。',
        'The reply is numbered, sealed, delivered within 10 working days and filed.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '全国重点文物保护单位不得拆除；需要迁移的，由省级人民政府报国务院批准，不适用本事项。',
        'National units are never demolished; relocation goes to the State Council and is not this matter.',
      ),
      text(
        '已经全部毁坏的不可移动文物不得以修缮名义在原址重建。',
        'What is wholly destroyed may not be rebuilt on its site in the name of repair.',
      ),
    ],
    acceptConditions: [
      text(
        '工程对象为全国重点文物保护单位，申请人是其所有人、使用人或者管理机构。',
        'The object is a national key heritage unit and the applicant its owner, user or manager.',
      ),
      text(
        '立项报告写明名称、性质、必要性、范围、工期、技术路线和经费估算。',
        'The report states name, nature, necessity, scope, period, technical route and estimate.',
      ),
      text('申请材料齐全，符合法定形式。', 'The file is complete and in due form.'),
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageRegulation('第十五条'),
      worksRules('第十条、第十三条'),
      licensingLaw('第三十二条、第三十五条、第四十二条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('保养维护工程需要申请立项吗？', 'Does routine maintenance need an initiation?'),
        answer: text(
          '不需要。保养维护列入年度计划，由所在地省级文物行政部门管理。',
          'No. It belongs to the yearly plan of the provincial bureau.',
        ),
      },
      {
        question: text('立项时要提交技术方案吗？', 'Is a technical scheme needed for the initiation?'),
        answer: text(
          '不需要。立项批复后再委托有资质的单位编制技术方案，并按批复写明的层级报批。',
          'No. It follows the reply, by a qualified firm, and goes to the level the reply names.',
        ),
      },
      {
        question: text('遇有突发险情怎么办？', 'What in an emergency?'),
        answer: text(
          '可以先行抢险加固并立即报告文物行政部门，同时补办手续。',
          'Strengthen at once, report to the heritage authority and apply afterwards.',
        ),
      },
    ],
  },
  materials,
}
