import type { GuideDefinition } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, assumed, fromApplicant } from '../_blocks/materials.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, museumRegulation } from '../_blocks/law.ts'
import { approvalIsNotMoney, planChange, planLetter, planTable, planTime, yearlyPlanGuide } from '../_blocks/relic-project-guide.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrPyplanMainEntity_plan1',
  aliases: ['TBCrrPyplan'],
  name: text('可移动文物保护项目年度计划', 'Yearly plan of projects on movable relics'),
  shortName: text('可移动文物年度计划', 'Movable relics: year plan'),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...yearlyPlanGuide,
    applicationRange: text(
      '省级文物行政部门汇总、排序并报送本行政区域内下一年度的文物修复、预防性保护、数字化保护等可移动文物保护项目',
      'Projects of the coming year on movable relics (repair, preventive protection, digitization), collected, ranked and reported by the provincial bureau',
    ),
    projectResult: text('列入年度计划的项目名单', 'List of the projects in the plan of the year'),
    handleProcess: numbered(
      text(
        '文物收藏单位提出项目，填写文物级别和数量、主要内容、时间和经费，报省级文物行政部门。',
        'Collections propose projects with grades and numbers of relics, contents, dates and money to the provincial bureau.',
      ),
      text(
        '省级文物行政部门核对级别和以前年度计划，去除重复，按重要和紧急程度排序，按批次在线报送。',
        'The provincial bureau checks grades and earlier plans, removes doubles, ranks by importance and urgency and reports in a batch.',
      ),
      text(
        '国家文物局审核，需要时委托第三方评估或者送专家评审，确定列入年度计划的项目并公布。',
        'The national bureau examines, with assessment or expert review where needed, and announces the projects of the year.',
      ),
      text(
        '列入计划的项目按类型编制方案报批或者备案后实施。',
        'For each project of the plan a scheme is drawn up and, by its kind, approved or filed before it begins.',
      ),
    ),
    prohibitiveRequirements: [
      text('同一批文物的相同保护内容不得重复申报。', 'The same protection of the same relics is not applied for twice.'),
      text(
        '列入年度计划不等于批准方案；涉及修复一级文物的，未经批准不得实施。',
        'A place in the plan approves no scheme; grade-one relics are not repaired without approval.',
      ),
    ],
    acceptConditions: [
      text('文物已经登记、定级、建档，收藏单位明确。', 'The relics are registered, graded and on file; the collection is named.'),
      text(
        '项目类型、主要内容、时间和经费填写完整，与以前年度计划不重复。',
        'Kind, contents, dates and money are complete and double no earlier plan.',
      ),
    ],
    legalBasis: [
      heritageLaw('第十三条'),
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条、第六十三条'),
      heritageRegulation('第二条'),
      heritageRegulation('第二十八条'),
      museumRegulation('第二十四条'),
    ],
    commonQuestions: [
      planTime,
      {
        question: text('非国有博物馆可以申报吗？', 'May non-state museums propose projects?'),
        answer: text(
          '可以向所在地文物行政部门提出项目。是否能够申请国家文物保护专项资金，按照专项资金管理规定和年度申报通知执行。',
          'They may propose projects to the local heritage authority. Whether the national special fund is open to them is settled by its rules and the notice of the year.',
        ),
      },
      planChange,
      approvalIsNotMoney,
    ],
  },
  materials: [
    planLetter,
    planTable,
    fromApplicant('projectSheets', text('各项目计划书', 'Sheet of each project'), 'assumption', {
      help: text(
        '附文物清单和级别，说明现状、必要性、主要内容、时间和经费估算。',
        'With the relics and their grades: state, need, contents, dates, estimate.',
      ),
    }),
    fromApplicant('earlier', text('以前年度项目执行情况', 'How projects of earlier years went'), 'assumption', {
      required: { op: 'eq', field: 'plan.standing', value: '2' },
      help: text('有在建或者逾期未验收项目的提供。', 'Where projects are under way or overdue for acceptance.'),
    }),
    assumed(agentLetter),
    assessmentReport,
  ],
}
