import type { Field, Rule, Section } from '@wenwu/core/form/model'
import type { ItemSource, ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { acceptance, asTarget, decisionInTwenty, delivery, review } from './clocks.ts'
import { choice, half, line, money, optional, paragraph, plannedPeriod, table, yesNo } from './fields.ts'
import { option } from './options.ts'
import { text } from './texts.ts'

// What is proposed for the plan of a year: one project, which the province examines and reports. The words of specification §3 are matterTitle, billName
// and createDepartmentname; the rest is what a plan is decided by (domain.md §4 I).

const isContinued = { op: 'eq' as const, field: 'plan.standing', value: '2' }

/** The project as the plan has it; `more` follows the kind. */
export function planSection(more: Field[]): Section {
  return {
    key: 'plan',
    title: text('年度计划项目', 'Project of the plan'),
    fields: [
      line('matterTitle', text('年度计划名称', 'Plan'), {
        maxLength: 120,
        example: text('2027年度文物保护工程计划', 'Plan of protection works 2027'),
      }),
      line('billName', text('项目名称', 'Project name'), { maxLength: 120 }),
      line('planYear', text('计划年度', 'Year of the plan'), {
        ...half,
        maxLength: 4,
        pattern: '20[0-9]{2}',
        example: text('2027', '2027'),
      }),
      line('createDepartmentname', text('填报部门', 'Department that fills in'), half),
      ...more,
      choice(
        'standing',
        text('项目情况', 'New or continued'),
        [option('1', text('新增项目', 'New')), option('2', text('以前年度计划的续报项目', 'Continued from an earlier plan'))],
        half,
      ),
      line('earlierPlan', text('原列入计划的年度和文号', 'Year and number of the earlier plan'), {
        ...half,
        when: isContinued,
        maxLength: 100,
      }),
      choice(
        'urgency',
        text('紧急程度', 'Urgency'),
        [
          option('1', text('存在重大险情或者隐患', 'Great danger')),
          option('2', text('需要尽快实施', 'Soon')),
          option('3', text('一般', 'Ordinary')),
        ],
        half,
      ),
      line('implementingUnit', text('实施单位', 'Who carries it out'), half),
      plannedPeriod('period', text('计划时间', 'Planned period'), { maxMonths: 60 }),
    ],
  }
}

/** What is to be done and why. */
export const planContentSection: Section = {
  key: 'content',
  title: text('项目内容', 'Contents'),
  fields: [
    paragraph('currentState', text('现状和存在的问题', 'Present state and problems')),
    paragraph('necessity', text('必要性', 'Necessity'), { maxLength: 2000, rows: 3 }),
    paragraph('scope', text('主要内容', 'Main contents')),
    paragraph('technicalRoute', text('技术路线', 'Technical route'), { maxLength: 2000, rows: 3 }),
    paragraph('progress', text('以往项目进展情况', 'How earlier projects went'), {
      maxLength: 1500,
      rows: 3,
      help: text(
        '同一对象以前年度的项目是否完工、验收；没有的填“无”。',
        'Whether earlier projects on the same object are done and accepted; “none” where there were none.',
      ),
    }),
  ],
}

/** What it costs, year by year. */
export const planFundingSection: Section = {
  key: 'funding',
  title: text('经费', 'Funding'),
  fields: [
    money('projectFunding', text('经费估算总额', 'Estimate'), { ...half, min: 0.01 }),
    money('stateFunds', text('其中申请国家补助', 'Of that, asked of the state'), {
      ...half,
      help: text('不申请国家文物保护专项资金的填0。', '0 where the national special fund is not asked for.'),
    }),
    yesNo('asksSpecialFund', text('是否申请国家文物保护专项资金', 'Is the national special fund asked for?'), half),
    table(
      'yearList',
      text('分年度经费', 'Years'),
      [
        line('fundingYear', text('年度', 'Year'), { maxLength: 4, pattern: '20[0-9]{2}' }),
        money('yearFunding', text('经费', 'Money')),
        line('yearContent', text('当年内容', 'Contents of the year'), { maxLength: 200 }),
      ],
      { maxRows: 5, totals: [{ column: 'yearFunding', equals: 'funding.projectFunding' }] },
    ),
    paragraph('remark', text('备注', 'Remark'), { ...optional, maxLength: 1000, rows: 2 }),
  ],
}

export const planRules: Rule[] = [
  {
    ensure: { op: 'lte', field: 'funding.stateFunds', other: 'funding.projectFunding' },
    field: 'funding.stateFunds',
    message: text('申请国家补助不能大于经费估算总额', 'What is asked of the state cannot exceed the estimate'),
  },
]

/** A plan is no licence: the law sets no time, the clocks are targets. */
export const planClocks: ItemSource['clocks'] = [acceptance, review, decisionInTwenty, delivery].map(asTarget)

/** The reply to a province on one project of its plan. */
export const planReply: ReplyDraft = {
  approve: {
    title: '关于{plan.billName}列入年度计划的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、同意将{plan.billName}列入{plan.matterTitle}。',
      '二、请你局指导{plan.implementingUnit}编制方案，按程序报批后实施；方案批准前不得实施。',
      '三、列入年度计划不代表经费安排；申请国家文物保护专项资金的，按有关规定办理。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{plan.billName}列入年度计划的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、{plan.billName}暂不列入{plan.matterTitle}。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导有关单位做好日常保护，条件成熟后再行申报。',
    ],
    closing: '此复。',
  },
}
