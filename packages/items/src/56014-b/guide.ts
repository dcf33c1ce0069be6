import type { GuideDefinition } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import { administrativeLicence, fileComplete, promisedTime, twentyWorkingDays } from '../_blocks/guide-parts.ts'
import { whichTimeIsNotCounted } from '../_blocks/guide-questions.ts'
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
  worksInitiation,
} from '../_blocks/guide-works.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { fireLaw, heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56014-b',
  aliases: ['56014-3-b', 'TBSpAi', 'TBSpAiMainEntity'],
  name: text(
    '全国重点文物保护单位修缮审批（安全防护工程）',
    'Repair of a national key heritage unit (security, fire and lightning protection)',
  ),
  shortName: text('三防工程方案', 'Security, fire, lightning'),
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
      '在全国重点文物保护单位实施安全防范、消防、防雷等安全防护工程（“三防”工程）',
      'Security, fire and lightning protection works on national key heritage units',
    ),
    projectResult: text('批复（网上送达，可到窗口领取纸质件）', 'Reply (online; on paper at the reception)'),
    handleProcess: numbered(
      text(
        '申请人现场勘察风险和现有设施，委托具有相应资格的设计单位编制方案，在线填写并提交。',
        'The applicant surveys risks and existing equipment, has a qualified firm draw up the scheme and submits online.',
      ),
      provinceExamines,
      text(
        '初审期间，省级文物行政部门可以组织专家现场踏勘和评审，所需时间书面告知申请人，不计入期限；提出修改意见的，申请人修改后继续办理。',
        'Within its examination the provincial bureau may have experts visit the site and review the scheme; their time is told in writing and does not count. Where they ask for changes, the case goes on when the applicant has made them.',
      ),
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '国家文物局委托省级文物行政部门审批的，由其在同样的期限内作出决定。批准后组织施工，验收合格后投入使用，并落实日常检查和维护。',
        'Where it is delegated, the provincial bureau decides within the same time. After the works and their acceptance the equipment goes into use and is checked and maintained.',
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准，不得在文物本体上安装设备、敷设管线。', 'Nothing is fixed to the heritage and no line laid on it before approval.'),
      originalStateIsKept,
      text(
        '安全防护布点等涉密内容，不得通过公开渠道传递。',
        'Secret parts such as the place of detectors are not sent through open channels.',
      ),
    ],
    acceptConditions: [
      text(
        '工程对象为全国重点文物保护单位，申请人是其所有人、使用人或者管理机构。',
        'The object is a national key heritage unit and the applicant its owner, user or manager.',
      ),
      text(
        '风险分析清楚，系统组成和防护范围明确，对文物本体的干预最小并且可逆。',
        'The risks are analysed, system and scope are stated, the intervention is the least possible and reversible.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第三十八条、第三十九条'),
      heritageRegulation('第十二条'),
      worksRules('第五条、第十条、第十一条'),
      fireLaw('第十六条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('安防、消防、防雷可以合为一个项目申报吗？', 'May security, fire and lightning protection be one project?'),
        answer: text(
          '可以。同一文物保护单位同期实施的，宜合并编制、统筹管线和施工，分专业写明内容和概算。',
          'Yes. What is done on one unit at one time is best planned together, with lines and scaffolding shared, each trade with its contents and estimate.',
        ),
      },
      {
        question: text('同一建筑正在申报修缮，怎么衔接？', 'A repair of the same building is under way: how do they fit?'),
        answer: text(
          '修缮按56014-a单独办理。请在两份申请中互相写明，施工时序上先修缮、后安装，避免重复搭设脚手架和返工。',
          'The repair is its own matter (56014-a). Mention each in the other, repair first and install afterwards, and spare a second scaffold.',
        ),
      },
      {
        question: text(
          '省级文物行政部门批准的安全防护工程要在10个工作日内备案吗？',
          'Must a provincial approval of security works be filed within 10 working days?',
        ),
        answer: text(
          '10个工作日内备案的要求针对省级核准的文物保护工程技术方案，不包括安防、消防、防雷工程。',
          'That filing is for technical schemes of protection works; security, fire and lightning protection are excepted.',
        ),
      },
      {
        question: text('方案批准前怎样防范火灾？', 'How is fire prevented before approval?'),
        answer: text(
          '所有人、使用人应当持续落实用火、用电、用气的消防安全管理，配置消防器材、消除隐患，不因申报等待。',
          'Owner and user keep up fire safety in the use of fire, electricity and gas, provide equipment and remove dangers without waiting for the reply.',
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    worksApplication,
    { ...worksInitiation, required: { op: 'not-empty', field: 'scheme.documentNumber' } },
    fromApplicant('securityScheme', text('安全防护工程方案', 'Scheme of the security works'), worksRules('第十一条'), {
      paperCopies: 1,
      help: text(
        '写明工程类型、系统主要组成、防护对象和范围、设备与管线布置图、对文物本体的影响和保护措施。',
        'Kind of works, main parts of the system, object and scope, layout of equipment and lines, effect on the heritage and its protection.',
      ),
    }),
    fromApplicant('riskSurvey', text('风险和现有设施勘察报告', 'Survey of risks and equipment'), worksRules('第十一条')),
    worksBudget,
    designQualification,
    fromApplicant(
      'earlier',
      text('已有安全防护设施和历次批复、验收文件', 'Present devices, earlier replies and acceptance papers'),
      'assumption',
      {
        required: false,
      },
    ),
    modificationNote,
    agentLetter,
    provinceLetter(true),
    assessmentReport,
  ],
}
