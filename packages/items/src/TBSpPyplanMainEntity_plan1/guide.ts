import type { GuideDefinition } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, assumed, fromApplicant } from '../_blocks/materials.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { fireLaw, heritageLaw, heritageRegulation, worksRules } from '../_blocks/law.ts'
import { approvalIsNotMoney, planChange, planLetter, planTable, planTime, yearlyPlanGuide } from '../_blocks/relic-project-guide.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBSpPyplanMainEntity_plan1',
  aliases: ['TBSpPyplan'],
  name: text('安全防护工程年度计划', 'Yearly plan of security works'),
  shortName: text('三防年度计划', 'Security plan of the year'),
  category: 'safety',
  applicants: ['legal-entity'],
  guide: {
    ...yearlyPlanGuide,
    applicationRange: text(
      '省级文物行政部门汇总、排序并报送本行政区域内全国重点文物保护单位下一年度的安防、消防、防雷工程项目',
      'Projects of the coming year against intrusion, fire and lightning on national key heritage units, collected, ranked and reported by the provincial bureau',
    ),
    projectResult: text('列入年度计划的项目名单', 'List of the projects in the plan of the year'),
    handleProcess: numbered(
      text(
        '文物保护单位的所有人、使用人或者管理机构提出项目，经县、市级文物行政部门报省级文物行政部门。',
        'Owners, users or managing bodies propose projects through the county and city authorities to the provincial bureau.',
      ),
      text(
        '省级文物行政部门核对保护级别和以前年度计划，去除重复，按火灾、盗窃等风险的轻重排序，按批次在线报送。',
        'The provincial bureau checks levels and earlier plans, removes doubles, ranks by the weight of the risks and reports in a batch.',
      ),
      text(
        '国家文物局审核，需要时委托第三方评估或者送专家评审，确定列入年度计划的项目并公布。',
        'The national bureau examines, with assessment or expert review where needed, and announces the projects of the year.',
      ),
      text(
        '列入计划的项目编制工程方案，按安全防护工程申报（56014-b）报批后实施。',
        'For each project of the plan a scheme is drawn up and approved as security works (56014-b) before it begins.',
      ),
    ),
    prohibitiveRequirements: [
      text('不得将同一工程拆分或者重复列入不同年度计划。', 'The same works may be neither split nor listed in the plans of several years.'),
      text(
        '列入年度计划不等于批准工程方案，方案未经批准不得施工。',
        'A place in the plan does not approve the scheme; no works before its approval.',
      ),
    ],
    acceptConditions: [
      text(
        '项目对象为全国重点文物保护单位，实施单位明确。',
        'The object is a national key heritage unit, and it is clear who carries the project out.',
      ),
      text('有现状照片、风险说明、主要内容和经费估算。', 'With photographs, the risks, the main contents and an estimate.'),
    ],
    legalBasis: [
      heritageLaw('第十三条'),
      heritageLaw('第三十二条'),
      heritageLaw('第三十九条'),
      heritageRegulation('第二条、第十二条'),
      worksRules('第五条、第十条'),
      fireLaw('第十六条'),
    ],
    commonQuestions: [
      planTime,
      {
        question: text('突发险情等不到下一年度怎么办？', 'What if a danger cannot wait for the next year?'),
        answer: text(
          '先采取临时安全措施并报告当地文物行政部门，再由省级文物行政部门申请调整年度计划或者按抢险程序报批。',
          'Take provisional measures and report to the local heritage authority; the provincial bureau then asks to change the plan or uses the emergency procedure.',
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
        '写明防护对象、风险、主要内容、实施单位、时间和经费，附现状照片。',
        'Object, risks, contents, body, dates and money, with photographs.',
      ),
    }),
    assumed(agentLetter),
    assessmentReport,
  ],
}
