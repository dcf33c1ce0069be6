import type { GuideDefinition } from '@wenwu/core/item/guide'
import {
  developerLetter,
  developerRegistration,
  impactReport,
  protectionMeasures,
  sitingApproval,
  surveyReport,
  terrainMap,
  worksDesign,
  worldHeritageAssessment,
} from '../_blocks/guide-construction.ts'
import { agentLetter, assessmentReport, provinceLetter } from '../_blocks/materials.ts'
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
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56012',
  aliases: [],
  name: text(
    '全国重点文物保护单位建设控制地带内建设工程设计方案审批',
    'Design of works in the construction control zone of a national key heritage unit',
  ),
  shortName: text('建控地带涉建', 'Works in the control zone'),
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
      '在全国重点文物保护单位的建设控制地带内新建、改建、扩建建设工程，其设计方案在申请建设工程规划许可前报批',
      'New, altered or enlarged works in the control zone of a national key heritage unit: the design, before the planning permission is applied for',
    ),
    projectResult: text(
      '国家文物局批复（网上送达建设单位和省级文物行政部门）',
      'Reply of the national bureau, delivered online to the developer and the province',
    ),
    handleProcess: numbered(
      text(
        '建设单位编制设计方案，评估对历史风貌的影响，完成应当进行的考古调查、勘探，在线填写并提交。',
        'The developer draws up the design, has the effect on the historic appearance assessed, completes the survey that is due and submits online.',
      ),
      localBureausFirst,
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '取得同意后，依法向自然资源（规划）主管部门申请建设工程规划许可。',
        'With the consent the developer applies to the planning authority for the planning permission.',
      ),
    ),
    prohibitiveRequirements: [
      text('设计方案未经同意，不得在建设控制地带内进行建设工程。', 'No works in the zone before the consent.'),
      text('建设工程不得破坏文物保护单位的历史风貌。', 'The works must not spoil the historic appearance of the unit.'),
      text('不得建设污染文物保护单位及其环境的设施。', 'No facility that pollutes the unit or its surroundings.'),
    ],
    acceptConditions: [
      text(
        '工程位于已经公布的全国重点文物保护单位建设控制地带内。',
        'The works lie in the announced control zone of a national key heritage unit.',
      ),
      text(
        '设计方案的高度、体量、形式和色彩与文物保护单位的历史风貌相协调，符合已经公布实施的保护规划。',
        'Height, bulk, form and colour agree with the historic appearance of the unit and with the conservation plan in force.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第二十九条'),
      heritageLaw('第三十条'),
      heritageLaw('第四十三条'),
      heritageLaw('第八十三条'),
      heritageRegulation('第十三条、第十四条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('工程有一部分在保护范围内怎么办？', 'What if part of the works lies in the protection range?'),
        answer: text(
          '保护范围内的部分按56005办理，由省级人民政府批准，批准前征得国家文物局同意。建议先调整设计，避开保护范围。',
          'That part is matter 56005: approved by the provincial government with the consent of the national bureau. Better change the design first and stay out of the range.',
        ),
      },
      {
        question: text('取得同意后提高了建筑高度，需要重新报批吗？', 'The building became higher after the consent: is a new one needed?'),
        answer: text(
          '需要。位置、高度、体量、外观等发生变化的，应当将调整后的设计方案重新报批。',
          'Yes. A design whose place, height, bulk or appearance has changed goes through this matter again.',
        ),
      },
      {
        question: text(
          '省级或者市、县级文物保护单位的建设控制地带在这里办理吗？',
          'Are control zones of provincial, municipal or county units handled here?',
        ),
        answer: text(
          '不在。法律规定按文物保护单位的级别和影响程度，由国家规定的文物行政部门同意，请向所在地文物行政部门咨询。',
          'No. By law the competent heritage authority depends on the level of the unit and the effect of the works; ask the local heritage authority.',
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    {
      ...developerLetter,
      help: text(
        '写明建设单位、工程名称、地点、规模，以及必须在建设控制地带内建设的理由，加盖公章。',
        'Developer, name, site and size of the works, and why they have to be in the control zone; sealed.',
      ),
    },
    developerRegistration,
    sitingApproval,
    terrainMap,
    { ...worksDesign, basis: heritageLaw('第二十九条') },
    impactReport,
    protectionMeasures,
    { ...surveyReport, required: { op: 'eq', field: 'archaeology.isSurveyed', value: true } },
    { ...worldHeritageAssessment, required: { op: 'eq', field: 'landscape.isWorldHeritage', value: true } },
    agentLetter,
    provinceLetter(true),
    assessmentReport,
  ],
}
