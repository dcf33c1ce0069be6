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
import { provinceOpinion } from '../_blocks/materials.ts'
import {
  administrativeLicence,
  fileComplete,
  nationalBureau,
  promisedTime,
  provinceThenNational,
  twentyWorkingDays,
} from '../_blocks/guide-parts.ts'
import { whichTimeIsNotCounted } from '../_blocks/guide-questions.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'
import { text } from './texts.ts'

/** The entity of construction touching heritage: which of its matters applies, and what they have in common. */
export const guide: GuideDefinition = {
  code: 'TBCrpAiMainEntity',
  aliases: [],
  name: text('涉及文物保护单位的建设工程（涉建项目）', 'Construction touching heritage units'),
  shortName: text('涉建项目', 'Construction projects'),
  category: 'construction',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text(
      '项目建设单位；56005、56010由省级人民政府申报，建设单位在线填报',
      'The developer; in 56005 and 56010 the provincial government applies and the developer fills in online',
    ),
    acceptInstitution: provinceThenNational,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text(
      '建设工程涉及文物保护单位的，先按工程位置和文物级别选择事项：\n不能避开全国重点文物保护单位、实施原址保护的，办理56004；\n在全国重点或者省级文物保护单位保护范围内的，办理56005；\n需要迁移或者拆除省级文物保护单位的，办理56010；\n在全国重点文物保护单位建设控制地带内的，办理56012。',
      'Works touching heritage units: choose the matter by place and level first.\nA national unit that cannot be avoided and is protected where it stands: 56004.\nInside the protection range of a national or provincial unit: 56005.\nA provincial unit to be moved or demolished: 56010.\nInside the control zone of a national unit: 56012.',
    ),
    projectResult: text('各事项的国家文物局批复', 'Reply of the national bureau on each matter'),
    handleProcess: numbered(
      text(
        '选址阶段核对保护范围、建设控制地带和地下文物情况，尽可能避开不可移动文物。',
        'At the choice of the site: check ranges, zones and buried relics, and keep clear of immovable heritage.',
      ),
      text(
        '不能避开的，选定事项，完成文物影响评估和考古调查、勘探，在线填写并提交；涉及两个以上事项的，分别申报。',
        'If that is not possible: choose the matter, have impact and ground surveyed, and submit online; several matters are applied for one by one.',
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '按批复要求开展考古、调整设计、加强监测；施工中发现文物的，立即停工、保护现场并报告。',
        'Follow the conditions of the reply: excavation, changes of design, monitoring. If relics are found during the works: stop, protect the site and report.',
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准或者同意，不得在保护范围、建设控制地带内开工建设。', 'No works in range or zone before approval or consent.'),
      text(
        '不得建设污染文物保护单位及其环境的设施，不得进行可能影响文物保护单位安全及其环境的活动。',
        'No polluting facilities and no activity that may endanger the unit or its surroundings.',
      ),
      text('未依法进行考古调查、勘探的，不得开工。', 'No start of works without the archaeological survey the law requires.'),
    ],
    acceptConditions: [
      text('工程确实不能避开，并已比选其他方案。', 'The heritage cannot be avoided and other solutions were compared.'),
      text(
        '文物影响评估结论明确，保护措施能够保证文物安全。',
        'The assessment has a clear conclusion and the measures keep the heritage safe.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第二十八条'),
      heritageLaw('第二十九条'),
      heritageLaw('第三十条'),
      heritageLaw('第三十一条'),
      heritageLaw('第四十三条'),
      heritageLaw('第四十五条'),
      heritageLaw('第四十六条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('怎样知道工程是否涉及文物保护单位？', 'How do I know whether my works touch a unit?'),
        answer: text(
          '保护范围和建设控制地带由人民政府公布。请带工程坐标或者红线图向所在地文物行政部门核对；未核对的，不要以网上地图作为依据。',
          'Ranges and zones are announced by the governments. Check coordinates or site boundary with the local heritage authority; a map on the web is no proof.',
        ),
      },
      {
        question: text('施工中发现文物，批复还有效吗？', 'Relics turn up during the works: does the reply still hold?'),
        answer: text(
          '先停工、保护现场并报告当地文物行政部门；文物行政部门24小时内赶赴现场，7日内提出处理意见。能否按原批复继续，以处理意见为准。',
          'Stop, protect the site and report to the local heritage authority; it comes within 24 hours and states within 7 days what to do. That opinion tells whether the works may go on under the reply.',
        ),
      },
      {
        question: text('考古调查、勘探的费用由谁承担？', 'Who pays for the survey?'),
        answer: text(
          '因基本建设和生产建设需要的考古调查、勘探、发掘，所需费用由建设单位列入建设工程预算；县级以上人民政府可以通过适当方式给予支持。',
          'Surveys and excavations that construction calls for are paid by the developer, in the budget of the works; governments from the county up may support them.',
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
    protectionMeasures,
    surveyReport,
    worldHeritageAssessment,
    provinceOpinion,
  ],
}
