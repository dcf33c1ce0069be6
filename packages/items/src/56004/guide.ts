import type { GuideDefinition } from '@wenwu/core/item/guide'
import {
  developerLetter,
  developerRegistration,
  impactReport,
  sitingApproval,
  surveyReport,
  terrainMap,
  worksDesign,
  worldHeritageAssessment,
} from '../_blocks/guide-construction.ts'
import { agentLetter, assessmentReport, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import {
  administrativeLicence,
  fileComplete,
  nationalBureau,
  promisedTime,
  provinceThenNational,
  twentyWorkingDays,
} from '../_blocks/guide-parts.ts'
import { whichTimeIsNotCounted } from '../_blocks/guide-questions.ts'
import { localBureausFirst, nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56004',
  aliases: [],
  name: text('全国重点文物保护单位原址保护措施审批', 'In-situ protection measures for a national key heritage unit'),
  shortName: text('原址保护措施', 'In-situ protection'),
  category: 'construction',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text('项目建设单位', 'The developer of the works'),
    acceptInstitution: provinceThenNational,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text(
      '建设工程选址因特殊情况不能避开全国重点文物保护单位，需要对其实施原址保护的',
      'Works whose site cannot, for special reasons, avoid a national key heritage unit, which is then protected where it stands',
    ),
    projectResult: text(
      '国家文物局批复（网上送达建设单位和省级文物行政部门）',
      'Reply of the national bureau, delivered online to the developer and the province',
    ),
    handleProcess: numbered(
      text(
        '建设单位比选选址方案；确实不能避开的，委托评估文物影响，确定原址保护措施，在线填写并提交。',
        'The developer compares sites; if the unit cannot be avoided, it has the impact assessed, fixes the measures and submits online.',
      ),
      localBureausFirst,
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '批准后方可开工；建设单位按批准的措施组织施工，费用列入建设工程预算。',
        'Works begin only after approval and follow the approved measures; their cost is part of the budget of the works.',
      ),
    ),
    prohibitiveRequirements: [
      text('原址保护措施未经批准，不得开工建设。', 'No start of works before the measures are approved.'),
      text(
        '全国重点文物保护单位不得拆除；需要迁移的，由省级人民政府报国务院批准，不适用本事项。',
        'National units are never demolished; relocation goes through the provincial government to the State Council and is not this matter.',
      ),
      text(
        '不得在保护范围和建设控制地带内建设污染文物保护单位及其环境的设施。',
        'No facility that pollutes the unit or its surroundings in the range or the control zone.',
      ),
    ],
    acceptConditions: [
      text(
        '工程选址确因特殊情况不能避开全国重点文物保护单位，并已比选其他方案。',
        'The site cannot, for special reasons, avoid the unit, and other solutions were compared.',
      ),
      text(
        '文物影响评估结论明确，原址保护措施具体可行，能够保证文物安全。',
        'The assessment has a clear conclusion and the measures are definite, feasible and keep the heritage safe.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十一条'),
      heritageLaw('第三十条'),
      heritageLaw('第四十三条'),
      heritageLaw('第八十三条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text(
          '工程同时涉及保护范围的，批准原址保护措施就够了吗？',
          'The works also touch the protection range: is this approval enough?',
        ),
        answer: text(
          '不够。在保护范围内进行建设工程或者爆破、钻探、挖掘的，还应当依法由省级人民政府批准，批准前征得国家文物局同意（56005）。评估报告和图纸可以共用，两个事项分别作出决定。',
          'No. Works, blasting, drilling or digging inside the range also need the approval of the provincial government with the consent of the national bureau (56005). Assessment and drawings may serve both; each matter has its own decision.',
        ),
      },
      {
        question: text('原址保护的费用由谁承担？', 'Who pays for the protection?'),
        answer: text('由建设单位列入建设工程预算。', 'The developer, in the budget of the works.'),
      },
      {
        question: text('省级以下文物保护单位也在这里办理吗？', 'Are provincial and lower units handled here?'),
        answer: text(
          '不在。原址保护措施按文物保护单位的级别报相应的文物行政部门批准；未定级不可移动文物报县级人民政府文物行政部门批准。',
          'No. The measures go to the heritage authority of the level of the unit; for ungraded immovable heritage to that of the county.',
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    developerLetter,
    developerRegistration,
    sitingApproval,
    terrainMap,
    worksDesign,
    impactReport,
    fromApplicant('inSituMeasures', text('原址保护措施方案', 'Scheme of in-situ protection'), heritageLaw('第三十一条'), {
      paperCopies: 1,
      help: text(
        '包括保护对象、技术措施、施工期间的监测和应急预案、费用及其列入工程预算的安排。',
        'The object, the technical measures, monitoring and emergency plan during the works, the cost and its place in the budget.',
      ),
    }),
    fromApplicant('authorQualification', text('保护措施编制单位的资质证明', 'Qualification of its author'), 'assumption'),
    { ...surveyReport, required: { op: 'eq', field: 'archaeology.isSurveyed', value: true } },
    { ...worldHeritageAssessment, required: { op: 'eq', field: 'impact.isWorldHeritage', value: true } },
    agentLetter,
    provinceLetter(true),
    assessmentReport,
  ],
}
