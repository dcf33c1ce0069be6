import type { GuideDefinition } from '@wenwu/core/item/guide'
import { fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
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
import { nationalExamines, numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, planRules } from '../_blocks/law.ts'
import { requestLetterSheet } from '../_samples/letters.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpPsMainEntity',
  aliases: ['TBCrpPs'],
  name: text('全国重点文物保护单位保护规划编制成果审查', 'Examination of the conservation plan of a national key heritage unit'),
  shortName: text('保护规划审查', 'Plan examination'),
  category: 'planning',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: otherPower,
    projectType: promisedTime,
    decisionMechanism: planDecision,
    applySubject: text('组织编制保护规划的文物行政部门或者管理机构', 'The heritage authority or managing body that leads the planning'),
    acceptInstitution: text(
      '所在地省级文物行政部门审核，国家文物局受理并提出意见',
      'Examined by the provincial bureau; accepted by the national bureau, which gives its opinion',
    ),
    commitmentDeadline: internalTarget,
    statutoryDeadline: noStatutoryTime,
    applicationRange: text(
      '已经立项的全国重点文物保护单位保护规划完成编制，报送规划成果审查；规划批准公布后的备案按56022办理',
      'A plan that has been initiated and compiled is handed in for examination; its filing after approval and announcement is 56022',
    ),
    projectResult: text(
      '国家文物局审查意见（网上送达省级文物行政部门）',
      'Opinion of the national bureau, delivered online to the province',
    ),
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
        '国家文物局提出意见；按意见修改后，由省级人民政府批准并公布实施，再报国家文物局备案（56022）。',
        'The national bureau gives its opinion; revised accordingly, the plan is approved and announced by the provincial government and filed with the national bureau (56022).',
      ),
    ),
    prohibitiveRequirements: [
      qualifiedPlannersOnly,
      text(
        '规划公布前，不得以规划草案代替已经公布的保护范围和建设控制地带。',
        'Until the plan is announced, its draft does not replace the announced range and zone.',
      ),
    ],
    acceptConditions: [
      planMustBeNational,
      text('已经立项，规划范围和内容与立项批复一致。', 'The plan was initiated, and area and contents agree with the reply.'),
      text(
        '已经征求有关部门和公众意见，并与国土空间规划等相关规划衔接。',
        'Departments and the public were heard, and the plan fits territorial and other plans.',
      ),
      fileComplete,
    ],
    legalBasis: [heritageLaw('第二十六条'), heritageLaw('第二十七条'), heritageLaw('第二十九条'), planRules('第六条、第七条')],
    commonQuestions: [
      whyNoTime,
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
    ],
  },
  materials: [
    fromApplicant('applicationLetter', text('报送文件', 'Letter'), {
      sample: requestLetterSheet,
      paperCopies: 1,
    }),
    planText,
    planDrawings,
    planExplanation,
    planBaseData,
    planBoundaries,
    publicComments,
    departmentOpinions,
    plannerQualification,
    provinceOpinion,
  ],
}
