import type { Guide, Material } from '@wenwu/core/item/guide'
import { directGuide } from './guide-direct.ts'
import { nationalGuide } from './guide.ts'
import { fromApplicant, fromAuthority, provinceLetter } from './materials.ts'
import { internalTarget, nationalBureau, noStatutoryTime, otherPower, promisedTime } from './guide-parts.ts'
import { annualPlanSheet, projectBudgetSheet, projectTeamSheet } from '../_samples/projects.ts'
import { relicListSheet } from '../_samples/collections.ts'
import { text } from './texts.ts'

/** Projects and yearly plans that no law makes a licence: no statutory time, an internal target (domain.md §4 H, I). */
export const relicProjectGuide = {
  ...nationalGuide,
  itemType: otherPower,
  projectType: promisedTime,
  decisionMechanism: nationalBureau,
  commitmentDeadline: internalTarget,
  statutoryDeadline: noStatutoryTime,
} satisfies Partial<Guide>

export const whyNoTime = {
  question: text('为什么没有法定期限？', 'Why is there no statutory time?'),
  answer: text(
    '本事项不是行政许可，法律没有规定办理期限；所列20个工作日是平台的参考时限，用于提醒，不产生法律效力。',
    'It is no licence, and the law sets no time. The 20 working days are an internal target of the platform that reminds and has no legal effect.',
  ),
}

export const approvalIsNotMoney = {
  question: text('项目获得同意，是否等于落实了经费？', 'Does consent mean that the money is granted?'),
  answer: text(
    '不等于。申请国家文物保护专项资金的，经费按照专项资金管理规定和预算程序另行核定。',
    'No. Money of the national special fund is settled separately, under the rules of the fund and the budget.',
  ),
}

export const budget = fromApplicant('budget', text('项目预算书', 'Budget'), 'assumption', {
  sample: projectBudgetSheet,
  help: text(
    '按支出内容分项列出数量、单价和依据，金额以万元为单位。',
    'By kind of spending, with number, unit price and grounds; in units of 10,000 yuan.',
  ),
})

export const team = fromApplicant('team', text('项目人员名单', 'People of the project'), 'assumption', {
  sample: projectTeamSheet,
  help: text('写明负责人和参加人员的学历、职称和分工。', 'Leader and members with education, title and task.'),
})

/** Rules of a yearly plan that provinces collect and report in one batch. */
export const yearlyPlanGuide = {
  ...relicProjectGuide,
  applySubject: text(
    '文物保护单位的所有人、使用人、管理机构或者文物收藏单位逐项提出，由省级文物行政部门汇总报送',
    'Owners, users, managing bodies and collections, each for its project; the provincial bureau reports them together',
  ),
  acceptInstitution: nationalBureau,
  processAddress: directGuide.processAddress,
  examineType: text('汇总审核', 'Collected and examined together'),
  commitmentDeadline: text('按年度申报通知的批次办理', 'By batches, as the notice of the year says'),
  processTime: text('按国家文物局年度申报通知规定的时间在线报送。', 'Online, in the time the national bureau announces each year.'),
} satisfies Partial<Guide>

export const planTime = {
  question: text('年度计划什么时候报送？多久有结果？', 'When is the plan handed in, and when does it come back?'),
  answer: text(
    '法律没有规定期限，按国家文物局的年度申报通知办理；未在通知规定时间内报送的，一般顺延到下一年度。',
    'The law sets no time; the yearly notice of the national bureau does. What comes later usually waits for the next year.',
  ),
}

export const planChange = {
  question: text('计划下达后可以调整吗？', 'May the plan change afterwards?'),
  answer: text(
    '可以。确需增加、取消或者变更项目的，由省级文物行政部门说明理由，报国家文物局同意后调整。',
    'Yes. To add, drop or change a project the provincial bureau gives its reasons, and the national bureau consents.',
  ),
}

/** The table in which a province ranks its projects. */
export const planTable: Material = fromAuthority('planTable', text('年度计划项目汇总表', 'Table of the projects'), 'assumption', {
  by: 'provinceSign',
  required: false,
  sample: annualPlanSheet,
  help: text(
    '逐项填写项目名称、实施单位、类型、主要内容、起止时间和经费（万元），并按重要和紧急程度排序。',
    'Each project with name, body, kind, contents, dates and money (10,000 yuan), in the order of importance and urgency.',
  ),
})

/** The letter with which a province reports its projects: nothing for the applicant to prepare. */
export const planLetter: Material = {
  ...provinceLetter(true, text('省级文物行政部门报送文件', 'Letter of the provincial bureau'), 'assumption'),
  help: text(
    '说明项目总数、排序依据、与以前年度计划的衔接。',
    'Number of projects, grounds of their order, how they follow from earlier years.',
  ),
}

/** Preventive protection and digitization: paid projects that the province examines, through the yearly plan (domain.md §4 H). */
export const fundedProjectGuide = {
  ...relicProjectGuide,
  decisionMechanism: text(
    '省级文物行政部门审核；需要国家文物局同意的，由国家文物局批复',
    'Examined by the provincial bureau; answered by the national bureau where its consent is needed',
  ),
  applySubject: text('博物馆和其他文物收藏单位', 'Museums and other collections'),
  acceptInstitution: text('所在地省级文物行政部门', 'The provincial bureau of the place'),
  projectResult: text('审核意见或者批复（网上送达）', 'Opinion or reply (online)'),
} satisfies Partial<Guide>

export const provinceChecksGrades = text(
  '省级文物行政部门核对文物级别和数量，组织专家审核，提出意见。',
  'The provincial bureau checks grades and numbers, has experts examine and gives its opinion.',
)

export const planThenFund = text(
  '申请国家文物保护专项资金的，列入年度计划后报国家文物局；方案按规定批准或者备案。',
  'Projects that ask for the national special fund enter the yearly plan and go to the national bureau; the scheme is approved or filed as prescribed.',
)

export const relicList = fromApplicant('relics', text('文物清单', 'List of the relics'), 'assumption', {
  sample: relicListSheet,
  help: text('按级别列出名称、总登记号、质地和数量。', 'By grade: name, register number, material, number.'),
})
