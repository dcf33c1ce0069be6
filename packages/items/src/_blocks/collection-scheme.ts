import type { Field, Rule, Section } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import { applicantSection } from './applicant.ts'
import { choice, coded, count, day, half, line, money, optional, table, yesNo } from './fields.ts'
import { option } from './options.ts'
import { text } from './texts.ts'

// Schemes about relics of collections (repair, digitization, preventive protection): their dates, compiling unit and people, by the names of
// specification §3. What planTime shows («start~end 共计N个月») is what planStartTime, planEndTime and planAllTime say.

/** The museum or other collection that applies. */
export const collectionSection: Section = {
  ...applicantSection,
  title: text('收藏单位', 'Collection'),
  help: text('由文物收藏单位填写，与上传的申请文件落款一致。', 'The body that holds the relics, as it signs the uploaded letter.'),
  fields: [
    ...applicantSection.fields,
    choice(
      'ownership',
      text('单位性质', 'Kind of body'),
      [option('state', text('国有文物收藏单位', 'State collection')), option('other', text('非国有文物收藏单位', 'Other collection'))],
      half,
    ),
  ],
}

/** Dates and money of a plan. */
export const planFields: Field[] = [
  day('planStartTime', text('计划开始日期', 'Begins on'), half),
  day('planEndTime', text('计划结束日期', 'Ends on'), { ...half, min: 'today' }),
  count('planAllTime', text('共计月数', 'Months in all'), {
    min: 1,
    max: 120,
    unit: text('个月', 'months'),
    help: text('不足一个月的按一个月计。', 'A month that is begun counts as one.'),
  }),
]

export const moneyFields: Field[] = [
  money('projectBudget', text('项目预算', 'Budget'), { ...half, min: 0.01 }),
  money('stateFunds', text('其中申请国家补助', 'Of that, asked of the state'), {
    ...half,
    help: text('不申请国家文物保护专项资金的填0。', '0 where the national special fund is not asked for.'),
  }),
]

/** Dates in order, months that are those between them, and no more asked of the state than it costs. */
export function planRules(section: string): Rule[] {
  const [start, end, months] = ['planStartTime', 'planEndTime', 'planAllTime'].map((key) => `${section}.${key}`) as [string, string, string]
  return [
    {
      ensure: { op: 'gte', field: end, other: start },
      field: end,
      message: text('结束日期不能早于开始日期', 'It cannot end before it begins'),
    },
    {
      when: { op: 'gte', field: end, other: start },
      ensure: {
        op: 'and',
        all: [
          { op: 'gte', field: end, monthsSince: start, other: months },
          { op: 'lte', field: end, monthsSince: start, other: months },
        ],
      },
      field: months,
      message: text(
        '共计月数应当与起止日期一致，不足一个月的按一个月计',
        'The months must be those between the two days; a month that is begun counts as one',
      ),
    },
    {
      ensure: { op: 'lte', field: `${section}.stateFunds`, other: `${section}.projectBudget` },
      field: `${section}.stateFunds`,
      message: text('申请国家补助不能大于项目预算', 'What is asked of the state cannot exceed the budget'),
    },
  ]
}

/** The body that drew up the scheme; `unitLocation` is the county, read as province, city and county. */
export const compilingUnitSection: Section = {
  key: 'tbCrrSzhUnitEntity',
  title: text('方案编制单位', 'Compiling unit'),
  fields: [
    line('schemeUname', text('编制单位名称', 'Name')),
    {
      key: 'unitLocation',
      type: 'region',
      depth: 3,
      parts: ['provinceName', 'cityName', 'countyName'],
      label: text('所在地', 'Place'),
      required: true,
      width: 'half',
    },
    { key: 'zipCode', type: 'text', format: 'postcode', label: text('邮政编码', 'Postal code'), required: true, width: 'half' },
    line('address', text('通信地址', 'Postal address'), { maxLength: 200 }),
    line('qualificationCode', text('资质证书编号', 'Number of its qualification'), {
      ...half,
      ...optional,
      maxLength: 60,
      help: text(
        '修复、复制、拓印一级文物的，编制和承担单位应当具有相应资质。',
        'Who repairs, copies or takes rubbings of grade one is qualified for it.',
      ),
    }),
    line('competentDepartment', text('主管部门', 'Competent department'), half),
  ],
}

/** One person of a scheme, by the names of specification §3; what is not asked of everybody is optional. */
function personFields(name: Text): Field[] {
  return [
    line('name', name, { ...half, maxLength: 40 }),
    coded('sex', text('性别', 'Sex'), 'sex', half),
    day('doBirth', text('出生日期', 'Born on'), { ...half, ...optional, max: 'today' }),
    coded('education', text('学历', 'Education'), 'education', half),
    coded('title', text('职称', 'Title'), 'title', half),
    { key: 'telNumber', type: 'text', format: 'phone', label: text('联系电话', 'Telephone'), required: true, width: 'half' },
    { key: 'email', type: 'text', format: 'email', label: text('电子邮箱', 'E-mail'), width: 'half' },
    line('unit', text('工作单位', 'Employer'), half),
    yesNo('soStaff', text('是否本单位在职人员', 'On the staff of the compiling unit?'), half),
  ]
}

/** The person who answers for a scheme. */
export function authorSection(key: string): Section {
  return {
    key,
    title: text('方案编制负责人', 'Responsible author'),
    fields: personFields(text('编制负责人姓名', 'Name of the responsible author')),
  }
}

/** The person who reviewed a scheme, and those who drew it up, in a table of this key. */
export function reviewerSection(key: string, authors: string): Section {
  return {
    key,
    title: text('方案审核人和编制人员', 'Reviewer and authors'),
    fields: [...personFields(text('审核人姓名', 'Name of the reviewer')), authorsTable(authors)],
  }
}

/** The others who drew up a scheme. */
function authorsTable(key: string): Field {
  return table(
    key,
    text('主要编制人员', 'Authors'),
    [
      line('name', text('姓名', 'Name'), { maxLength: 40 }),
      coded('sex', text('性别', 'Sex'), 'sex'),
      coded('education', text('学历', 'Education'), 'education'),
      coded('title', text('职称', 'Title'), 'title'),
      line('unit', text('工作单位', 'Employer'), { maxLength: 60 }),
      line('task', text('分工', 'Task'), { maxLength: 60 }),
    ],
    { maxRows: 40 },
  )
}

/** A middle or senior title of who answers for work on relics (文物保护法实施条例（2017）33条). */
export function middleTitle(section: string): Rule {
  return {
    ensure: { op: 'in', field: `${section}.title`, values: ['01', '02'] },
    field: `${section}.title`,
    message: text('负责人应当具有中级以上文物博物专业技术职务', 'Who answers for it holds a heritage title of middle rank or above'),
  }
}

/** By whom schemes of the special fund's projects are approved: the province, or the national bureau (domain.md §4 H; our assumption). */
export const approvalLevel = choice(
  'approvalLevel',
  text('方案审批机关', 'Who approves the scheme'),
  [option('province', text('省级文物行政部门', 'Provincial bureau')), option('national', text('国家文物局', 'National bureau'))],
  {
    ...half,
    help: text(
      '一般由省级文物行政部门审批并报国家文物局备案；年度计划批复要求报国家文物局的，选择国家文物局。省局可以改报国家文物局。',
      'Usually the provincial bureau, with a filing at the national one; choose the national bureau where the reply on the yearly plan says so. The province may report upward.',
    ),
  },
)

/** Where a person of a scheme can be reached: assessors and experts have no use for it (个人信息保护法 6条). */
export function reachOf(...sections: string[]): string[] {
  return sections.flatMap((section) => [`${section}.telNumber`, `${section}.email`, `${section}.doBirth`])
}
