import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { personOrUnitFields } from '../_blocks/applicant.ts'
import { budgetLines } from '../_blocks/budget.ts'
import { choice, half, line, measure, money, optional, paragraph, table, yesNo } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { historySection } from '../_blocks/history.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { ownerSection, personOrUnitLetterSection } from '../_blocks/owner.ts'
import { budgetFields, designSection, schemeSection, urgencySection, worksPeriod } from '../_blocks/scheme.ts'
import { text } from './texts.ts'

const trades = [
  option('1', text('安全防范', 'Security')),
  option('2', text('消防', 'Fire protection')),
  option('3', text('防雷', 'Lightning protection')),
]
const isRepaired = { op: 'eq' as const, field: 'works.isRepairOpen', value: true }

const scheme = schemeSection([
  choice('typeName', text('工程类型', 'Kind of works'), trades, {
    multiple: true,
    help: text(
      '同期实施的可以选择多项，合并编制、统筹管线和脚手架。',
      'Several where they are done together: one scheme, with lines and scaffolding shared.',
    ),
  }),
  line('declarationUnit', text('申报单位', 'Declaring unit'), {
    ...half,
    help: text('个人申请的填写本人姓名。', 'A person who applies writes their own name.'),
  }),
])

const risk: Section = {
  key: 'risk',
  title: text('风险和现有设施', 'Risks and present equipment'),
  fields: [
    paragraph('riskAnalysis', text('风险分析', 'Risks'), {
      help: text(
        '按盗窃破坏、火灾、雷击等分别说明；历史上发生过的写明时间和后果。',
        'Theft and damage, fire, lightning, each; with what happened before, when and with what effect.',
      ),
    }),
    paragraph('presentFacilities', text('现有安全防护设施', 'Present equipment'), { maxLength: 2000 }),
    choice(
      'riskGrade',
      text('风险等级', 'Grade of risk'),
      [
        option('1', text('一级', 'One')),
        option('2', text('二级', 'Two')),
        option('3', text('三级', 'Three')),
        option('0', text('未评定', 'Not graded')),
      ],
      half,
    ),
    yesNo('hasMonitoringRoom', text('是否有安防消防控制室', 'Is there a control room?'), half),
  ],
}

const works: Section = {
  key: 'works',
  title: text('工程内容', 'Works'),
  fields: [
    paragraph('mainComposition', text('系统主要组成', 'Main parts of the system')),
    paragraph('objectAndScope', text('防护对象和范围', 'Objects and scope')),
    measure('protectedArea', text('防护面积', 'Area protected'), text('平方米', 'm²'), { ...half, min: 0.01 }),
    worksPeriod,
    paragraph('heritageImpact', text('对文物本体和风貌的影响及控制措施', 'Effect on the heritage and its look, and how it is limited'), {
      help: text(
        '写明安装、开孔、敷设的位置和方式，以及是否可逆。',
        'Where and how devices and lines are fixed, and whether that is reversible.',
      ),
    }),
    table(
      'tradeList',
      text('分专业内容和概算', 'Contents and estimate by trade'),
      [
        choice('trade', text('专业', 'Trade'), trades),
        line('content', text('主要内容', 'Contents'), { maxLength: 300 }),
        money('budgetAmount', text('概算', 'Estimate')),
      ],
      { maxRows: 20, totals: [{ column: 'budgetAmount', equals: 'funding.projectBudget' }] },
    ),
    yesNo('isRepairOpen', text('同一建筑是否正在申报或者实施修缮', 'Is a repair of the same building applied for or under way?'), {
      help: text(
        '正在修缮的，先修缮、后安装，避免重复搭设脚手架。',
        'Then repair first and install afterwards, and spare a second scaffold.',
      ),
    }),
    line('repairProject', text('修缮项目名称和进展', 'Name and state of the repair'), { when: isRepaired, maxLength: 200 }),
    paragraph('coordination', text('与修缮工程的衔接安排', 'How the two fit together'), { when: isRepaired, maxLength: 1000, rows: 3 }),
    paragraph('upkeep', text('建成后的运行维护', 'Running and upkeep afterwards'), { maxLength: 1500, rows: 3 }),
  ],
}

const funding: Section = {
  key: 'funding',
  title: text('概算', 'Cost'),
  fields: [
    ...budgetFields,
    budgetLines('budgetList', text('概算明细', 'Lines of the estimate'), 'funding.projectBudget'),
    paragraph('remark', text('备注', 'Remark'), { ...optional, maxLength: 1000, rows: 2 }),
  ],
}

/** What a scheme of security, fire and lightning protection has to say (文物保护法（2024）38条、39条; domain.md §4 F). */
export const form: FormDefinition = {
  applicant: personOrUnitFields,
  sections: [
    ownerSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    scheme,
    urgencySection,
    risk,
    works,
    designSection,
    funding,
    historySection,
    personOrUnitLetterSection,
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'funding.stateFunds', other: 'funding.projectBudget' },
      field: 'funding.stateFunds',
      message: text('申请国家补助不能大于工程概算', 'What is asked of the state cannot exceed the estimate'),
    },
  ],
}
