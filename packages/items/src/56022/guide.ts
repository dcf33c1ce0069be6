import type { GuideDefinition } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, assumed, fromApplicant, fromAuthority, provinceLetter } from '../_blocks/materials.ts'
import { fileComplete, internalTarget, noStatutoryTime, otherPower, promisedTime } from '../_blocks/guide-parts.ts'
import {
  departmentOpinions,
  planBaseData,
  planBoundaries,
  planDecision,
  planDrawings,
  planExplanation,
  planMustBeNational,
  planText,
  plannerQualification,
  publicComments,
  qualifiedPlannersOnly,
  whyNoTime,
} from '../_blocks/guide-planning.ts'
import { modificationNote } from '../_blocks/guide-works.ts'
import { nationalExamines, numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, planRules } from '../_blocks/law.ts'
import { modificationSheet, requestLetterSheet } from '../_samples/letters.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56022',
  aliases: ['56022-b', 'TBCrpPs', 'TBCrpPsMainEntity'],
  name: text(
    '全国重点文物保护单位保护规划征求意见和备案',
    'Opinion on, and filing of, the conservation plan of a national key heritage unit',
  ),
  shortName: text('保护规划备案', 'Plan filing'),
  category: 'planning',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: otherPower,
    projectType: promisedTime,
    examineType: text(
      '省级文物行政部门审核，国家文物局提出意见并备案',
      'Examined by the province; opinion and filing at the national bureau',
    ),
    decisionMechanism: planDecision,
    applySubject: text('组织编制保护规划的文物行政部门或者管理机构', 'The heritage authority or managing body that leads the planning'),
    acceptInstitution: text(
      '所在地省级文物行政部门审核，国家文物局受理并提出意见',
      'Examined by the provincial bureau; accepted by the national bureau, which gives its opinion',
    ),
    commitmentDeadline: internalTarget,
    statutoryDeadline: noStatutoryTime,
    applicationRange: text(
      '全国重点文物保护单位的保护规划报省级人民政府批准前征求国家文物局意见，以及批准公布后报国家文物局备案',
      'Asking the national bureau before the provincial government approves the plan, and filing it after it is approved and announced',
    ),
    projectResult: text('国家文物局意见；备案结果', 'Opinion of the national bureau; result of the filing'),
    handleProcess: numbered(
      text(
        '有资质的单位编制规划，征求有关部门和公众意见，在线填写并提交规划成果。',
        'A qualified firm compiles the plan; departments and the public are heard; the plan is submitted online.',
      ),
      text(
        '省级文物行政部门审核，组织专家论证，需要修改的退回修改；审核通过的上报国家文物局。',
        'The provincial bureau examines it with experts, returns it for revision where needed, and reports to the national bureau.',
      ),
      nationalExamines,
      text(
        '国家文物局提出意见。法律没有规定期限，本平台按参考时限提醒。',
        'The national bureau gives its opinion. The law sets no time; the platform reminds by an internal target.',
      ),
      text(
        '按意见修改后，由省级人民政府批准并公布实施。',
        'Revised accordingly, the plan is approved and announced by the provincial government.',
      ),
      text(
        '公布后，将批准、公布文件和最终成果报国家文物局备案。',
        'After that the approval, the announcement and the final plan are filed with the national bureau.',
      ),
    ),
    prohibitiveRequirements: [
      qualifiedPlannersOnly,
      text(
        '保护规划公布后，不得擅自变更；确需修改的，按原程序办理。',
        'An announced plan is not changed at will; a revision goes the same way again.',
      ),
    ],
    acceptConditions: [
      planMustBeNational,
      text(
        '征求意见的，省级文物行政部门已经审核并提出意见。',
        'For the opinion: the provincial bureau has examined the plan and states its own.',
      ),
      text('备案的，规划已经省级人民政府批准并公布。', 'For the filing: the plan is approved and announced by the provincial government.'),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第二十六条'),
      heritageLaw('第二十七条'),
      heritageLaw('第二十九条'),
      heritageRegulation('第八条、第十四条'),
      planRules('第六条、第七条'),
    ],
    commonQuestions: [
      {
        question: text('保护规划还由国家文物局审批吗？', 'Does the national bureau still approve conservation plans?'),
        answer: text(
          '2025年3月1日起施行的文物保护法规定，全国重点文物保护单位的保护规划由省级人民政府批准后公布实施，报国务院文物行政部门备案。以往指南所写的“审批”以现行法律为准。',
          'Under the heritage law in force since 1 March 2025 the provincial government approves and announces the plan, which is filed with the national authority. Where earlier guides say approval, the law in force prevails.',
        ),
      },
      {
        question: text('规划成果由哪些部分组成？', 'What does the plan consist of?'),
        answer: text(
          '规划文本、规划图纸、规划说明和基础资料汇编，并附保护范围、建设控制地带的矢量数据。图纸与文本不一致的会退回修改。',
          'Text, drawings, explanation and base data, with vector data of range and zone. A plan whose drawings differ from its text is returned.',
        ),
      },
      {
        question: text('规划跨省的，由谁申报？', 'Who applies if the unit lies in several provinces?'),
        answer: text(
          '由国家文物局指定或者协调有关省组织编制，请在编制前与所在地省级文物行政部门联系。',
          'The national bureau names or co-ordinates the provinces that plan; get in touch with the provincial bureau before planning begins.',
        ),
      },
      whyNoTime,
      {
        question: text('省级、市级、县级文物保护单位的规划报谁备案？', 'Where are plans of provincial, municipal and county units filed?'),
        answer: text(
          '由组织编制的文物行政部门报本级人民政府批准后公布实施，并报上一级人民政府文物行政部门备案，不在本事项办理。',
          'The heritage authority that leads the planning has its own government approve and announce the plan and files it with the heritage authority one level up; not in this matter.',
        ),
      },
      {
        question: text('公布的规划改变了保护范围，还要做什么？', 'The plan changes the protection range: what else is due?'),
        answer: text(
          '保护范围仍应当由省级人民政府划定并公布，建设控制地带经省级人民政府批准后划定并公布；全国重点文物保护单位的保护范围和记录档案由省级文物行政部门报国家文物局备案。',
          'The range still has to be drawn and announced by the provincial government, the control zone after its approval. The range and the records of a national unit are filed with the national bureau by the provincial bureau.',
        ),
      },
    ],
  },
  materials: [
    fromApplicant('applicationLetter', text('报送文件', 'Letter'), 'assumption', { sample: requestLetterSheet, paperCopies: 1 }),
    planText,
    planDrawings,
    planExplanation,
    planBaseData,
    planBoundaries,
    publicComments,
    departmentOpinions,
    plannerQualification,
    modificationNote,
    assumed(agentLetter),
    assumed(provinceLetter(true, text('省级文物行政部门报送文件', 'Letter of the provincial bureau'))),
    assessmentReport,
    fromAuthority(
      'governmentApproval',
      text('省级人民政府批准和公布文件', 'Approval and announcement of the provincial government'),
      heritageLaw('第二十七条'),
      {
        by: 'publication',
        help: text('备案的提交。', 'For the filing.'),
      },
    ),
    fromAuthority('revisionNote', text('意见采纳和修改说明', 'Note on the opinion and the changes'), 'assumption', {
      by: 'publication',
      sample: modificationSheet,
      help: text('备案或者再次报送的提交。', 'For the filing, or a plan handed in again.'),
    }),
  ],
}
