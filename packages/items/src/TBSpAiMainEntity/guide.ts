import type { GuideDefinition } from '@wenwu/core/item/guide'
import { nationalGuide } from '../_blocks/guide.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { administrativeLicence, fileComplete, promisedTime, twentyWorkingDays } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import {
  acceptedByProvince,
  designQualification,
  modificationNote,
  nationalOrDelegated,
  originalStateIsKept,
  ownerUserOrManager,
  worksApplication,
  worksBudget,
} from '../_blocks/guide-works.ts'
import { fireLaw, heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBSpAiMainEntity',
  aliases: ['TBSpAi'],
  name: text('全国重点文物保护单位安全防护工程申报', 'Security works on national key heritage units'),
  shortName: text('安全防护工程', 'Security works'),
  category: 'safety',
  applicants: ['legal-entity', 'individual'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalOrDelegated,
    applySubject: ownerUserOrManager,
    acceptInstitution: acceptedByProvince,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text(
      '全国重点文物保护单位的安全防范、消防、防雷等安全防护工程（“三防”工程）',
      'Works against intrusion, fire and lightning on national key heritage units',
    ),
    projectResult: text('批复（网上送达申请人和省级文物行政部门）', 'Reply, delivered online to the applicant and the province'),
    handleProcess: numbered(
      text(
        '申请单位勘察现状、评估风险，委托有相应资质的单位编制方案，在线填写工程类型、组成、防护对象和范围、经费并提交。',
        'The applicant surveys the site and its risks, has a qualified firm draw up the scheme and fills in kind, parts, object and range and money online.',
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '国家文物局委托省级文物行政部门审批的，由其在同样的期限内作出决定。批准后按方案施工，完工后组织检测、验收，资料存档。',
        'Where it is delegated, the provincial bureau decides within the same time. After approval the works follow the scheme; they are tested, accepted and the papers archived.',
      ),
    ),
    prohibitiveRequirements: [
      originalStateIsKept,
      text(
        '未经批准，不得在文物本体上安装设备、敷设管线；设备、管线不得破坏文物本体和历史风貌。',
        'Nothing is fixed to the heritage and no line laid on it before approval; devices and lines may not harm the heritage or its look.',
      ),
      text(
        '安全防护布点等涉密内容，不得通过公开渠道传递。',
        'Secret parts such as the place of detectors are not sent through open channels.',
      ),
    ],
    acceptConditions: [
      text(
        '工程对象为全国重点文物保护单位，申请人是其所有人、使用人或者管理机构。',
        'The object is a national key heritage unit and the applicant its owner, user or managing body.',
      ),
      text('完成现状勘察和风险评估，防护对象和范围明确。', 'Survey and risk assessment are done; object and range are clear.'),
      text('方案由具有相应资质的单位编制，符合国家标准、行业标准。', 'A qualified firm drew up the scheme, and it meets the standards.'),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第三十八条、第三十九条'),
      heritageRegulation('第十二条'),
      worksRules('第五条、第十条'),
      fireLaw('第十六条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('安防、消防、防雷要分开申报吗？', 'Are the three kinds of works applied for apart?'),
        answer: text(
          '可以在一个项目中写明多项工程，统一勘察、统筹管线和脚手架；与修缮工程在同一建筑上同期进行的，应当协调工序。',
          'One project may hold several of them, with one survey and shared lines and scaffolding. Where repair runs on the same building, the order of work is agreed.',
        ),
      },
      {
        question: text('与56014-b是什么关系？', 'How does it relate to 56014-b?'),
        answer: text(
          '同属全国重点文物保护单位安全防护工程的审批，程序和期限一致；同一工程不需要重复申请。',
          'Both concern the approval of security works on national key heritage units, with the same course and time; the same works are not applied for twice.',
        ),
      },
      {
        question: text('方案批准前怎样防范火灾？', 'How is fire prevented before approval?'),
        answer: text(
          '所有人、使用人应当持续落实用火、用电、用气的消防安全管理，配置消防器材、消除隐患，不因申报等待。',
          'Owner and user keep up fire safety in the use of fire, electricity and gas, provide equipment and remove dangers without waiting for the reply.',
        ),
      },
    ],
  },
  materials: [
    worksApplication,
    fromApplicant('survey', text('现状勘察和风险评估报告', 'Survey and risk assessment')),
    fromApplicant('scheme', text('安全防护工程设计方案', 'Scheme of the works'), {
      paperCopies: 1,
      help: text(
        '包括设计说明、图纸、设备清单、对文物本体和风貌影响的说明。',
        'Explanation, drawings, list of devices, effect on the heritage and its look.',
      ),
    }),
    worksBudget,
    designQualification,
    fromApplicant('earlier', text('已有安全防护设施和历次批复、验收文件', 'Present devices, earlier replies and acceptance papers'), {
      required: false,
    }),
    modificationNote,
    provinceOpinion,
  ],
}
