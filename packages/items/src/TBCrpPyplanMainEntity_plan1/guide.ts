import type { GuideDefinition } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, assumed, fromApplicant } from '../_blocks/materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, planBookNotice, worksRules } from '../_blocks/law.ts'
import { approvalIsNotMoney, planChange, planLetter, planTable, planTime, yearlyPlanGuide } from '../_blocks/relic-project-guide.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpPyplanMainEntity_plan1',
  aliases: ['TBCrpPyplan'],
  name: text('文物保护工程年度计划', 'Yearly plan of protection works'),
  shortName: text('保护工程年度计划', 'Works plan of the year'),
  category: 'protection-works',
  applicants: ['legal-entity'],
  guide: {
    ...yearlyPlanGuide,
    applicationRange: text(
      '省级文物行政部门汇总、排序并报送本行政区域内全国重点文物保护单位下一年度的文物保护工程项目',
      'Protection works of the coming year on national key heritage units, collected, ranked and reported by the provincial bureau',
    ),
    projectResult: text(
      '列入年度计划的项目名单；未列入的逐项告知',
      'List of the projects in the plan of the year; those left out are told one by one',
    ),
    handleProcess: numbered(
      text(
        '文物保护单位的所有人、使用人或者管理机构提出项目，经县、市级文物行政部门报省级文物行政部门。',
        'Owners, users or managing bodies propose projects through the county and city authorities to the provincial bureau.',
      ),
      text(
        '省级文物行政部门核对以前年度计划，去除重复，同组项目合并，按险情和轻重缓急排序，按批次在线报送，可以按模板批量导入。',
        'The provincial bureau checks against earlier plans, removes doubles, merges the rows of a group, ranks by danger and urgency and reports in a batch, imported from the template if it likes.',
      ),
      text(
        '国家文物局审核，需要时委托第三方提出优先顺序意见，确定列入年度计划的项目，逐项告知结果。',
        'The national bureau examines, with the advice of a third party on the order where needed, settles the projects of the year and tells the result of each.',
      ),
      text(
        '列入计划的项目编制技术方案，按56014-a、56014-b等事项报批后实施。',
        'For each project of the plan a technical scheme is drawn up and approved (56014-a, 56014-b or another matter) before it begins.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '已经列入以前年度计划、尚未实施完毕的项目，不得重复报送。',
        'No project that stands unfinished in an earlier plan is reported again.',
      ),
      text(
        '列入年度计划不等于批准工程方案，方案未经批准不得施工。',
        'A place in the plan does not approve the scheme; no works before its approval.',
      ),
      text('文物保护专项经费，任何单位或者个人不得侵占、挪用。', 'Nobody may misuse the special funds for protection.'),
    ],
    acceptConditions: [
      text(
        '项目对象为全国重点文物保护单位，实施单位明确。',
        'The object is a national key heritage unit, and it is clear who carries the project out.',
      ),
      text(
        '写明项目名称、性质、必要性、范围、工期、技术路线和经费估算。',
        'Name, nature, necessity, scope, period, technical route and estimate are given.',
      ),
      fileComplete,
    ],
    legalBasis: [heritageLaw('第三十二条'), heritageRegulation('第二条'), worksRules('第十条、第十一条')],
    commonQuestions: [
      planTime,
      {
        question: text('年度中出现险情，要等下一年度吗？', 'Danger arises within the year: must it wait for the next?'),
        answer: text(
          '不用等。抢险加固工程中确因情况紧急需要即刻实施的，可以在实施的同时补报，并由省级文物行政部门申请调整年度计划。',
          'No. Rescue works that cannot wait may be reported while under way; the provincial bureau asks to change the plan.',
        ),
      },
      planChange,
      approvalIsNotMoney,
    ],
  },
  materials: [
    planLetter,
    planTable,
    fromApplicant('planBook', text('项目计划书', 'Project plan book'), planBookNotice('第三条'), {
      required: { op: 'eq', field: 'funding.asksSpecialFund', value: true },
      paperCopies: 1,
      help: text('申请国家文物保护专项资金的项目提交。', 'For projects that ask for the national special fund.'),
    }),
    fromApplicant('progress', text('以往项目进展情况', 'Progress of earlier projects'), 'assumption', { required: false }),
    assumed(agentLetter),
    assessmentReport,
  ],
}
