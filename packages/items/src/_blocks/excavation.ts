import type { Field, Section } from '@wenwu/core/form/model'
import { applicantSection } from './applicant.ts'
import { option } from './options.ts'
import { text } from './texts.ts'

// What applications of archaeology have in common (考古发掘管理办法 1998, 9条; domain.md §4 E).

/** The certified unit that excavates, with its head and certificate. */
export const excavationUnitSection: Section = {
  ...applicantSection,
  title: text('考古发掘单位', 'Excavation unit'),
  fields: [
    ...applicantSection.fields,
    {
      key: 'headName',
      type: 'text',
      label: text('单位负责人', 'Head of the unit'),
      required: true,
      maxLength: 40,
      width: 'half',
    },
    {
      key: 'certificateCode',
      type: 'text',
      label: text('考古发掘资质证书编号', 'Number of the excavation certificate'),
      required: true,
      maxLength: 60,
      width: 'half',
    },
  ],
}

/** Survey and prospection before the excavation. */
export const surveySection: Section = {
  key: 'survey',
  title: text('前期调查、勘探', 'Earlier survey'),
  fields: [
    {
      key: 'surveyUnit',
      type: 'text',
      label: text('调查、勘探单位', 'Surveyed by'),
      required: true,
      maxLength: 100,
      width: 'half',
    },
    {
      key: 'surveyPeriod',
      type: 'period',
      max: 'today',
      label: text('调查、勘探时间', 'When'),
      required: true,
      width: 'half',
    },
    {
      key: 'surveyResult',
      type: 'long-text',
      label: text('前期工作情况和主要收获', 'Work done and results'),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
  ],
}

/** The leader with title, certificate and what was led before. */
export const leaderSection: Section = {
  key: 'leader',
  title: text('领队', 'Leader'),
  fields: [
    {
      key: 'leader',
      type: 'person',
      parts: ['name', 'sex', 'birthDate', 'education', 'title', 'specialty', 'unit', 'certificate'],
      requiredParts: ['name', 'title', 'unit', 'certificate'],
      label: text('领队', 'Leader'),
      help: text('证书填写考古发掘领队资格证书编号。', 'The certificate is that of an excavation leader.'),
      required: true,
    },
    {
      key: 'leaderProjects',
      type: 'table',
      label: text('主持完成的发掘项目', 'Excavations led'),
      required: true,
      minRows: 1,
      maxRows: 50,
      columns: [
        { key: 'pastProject', type: 'text', label: text('项目名称', 'Project'), required: true },
        { key: 'pastYear', type: 'text', label: text('时间', 'When'), required: true, maxLength: 40 },
        {
          key: 'pastReport',
          type: 'text',
          label: text('结项和报告情况', 'Closing and report'),
          required: true,
        },
      ],
    },
    {
      key: 'leaderResults',
      type: 'long-text',
      label: text('代表性学术成果', 'Main publications'),
      required: true,
      maxLength: 2000,
      rows: 3,
    },
  ],
}

/** Who takes part, with title and task. */
export const staffSection: Section = {
  key: 'staff',
  title: text('主要业务人员', 'Staff'),
  fields: [
    {
      key: 'staffList',
      type: 'table',
      label: text('主要业务人员', 'Staff'),
      required: true,
      minRows: 1,
      maxRows: 100,
      columns: [
        { key: 'name', type: 'text', label: text('姓名', 'Name'), required: true, maxLength: 40 },
        {
          key: 'title',
          type: 'select',
          codeList: 'title',
          label: text('职称', 'Title'),
          required: true,
        },
        {
          key: 'specialty',
          type: 'text',
          label: text('专业', 'Field'),
          required: true,
          maxLength: 60,
        },
        {
          key: 'staffTask',
          type: 'text',
          label: text('承担的任务', 'Task'),
          required: true,
        },
      ],
    },
  ],
}

/** How site and finds are kept safe. */
export const siteProtectionSection: Section = {
  key: 'protection',
  title: text('现场保护', 'Protection on site'),
  fields: [
    {
      key: 'siteProtection',
      type: 'long-text',
      label: text('可能出现遗迹的保护措施', 'Measures for features that may be found'),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
    {
      key: 'findsProtection',
      type: 'long-text',
      label: text('出土文物保护的技术准备', 'Technical preparation for finds'),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
    {
      key: 'safety',
      type: 'long-text',
      label: text('工地安全和文物安全', 'Safety of site and finds'),
      required: true,
      maxLength: 2000,
      rows: 3,
    },
  ],
}

/** What the work costs and who pays. */
export const excavationFundingSection: Section = {
  key: 'funding',
  title: text('经费', 'Funding'),
  fields: [
    {
      key: 'projectFunding',
      type: 'money',
      min: 0.01,
      label: text('发掘经费', 'Funds'),
      required: true,
      width: 'half',
    },
    {
      key: 'fundSource',
      type: 'select',
      label: text('经费来源', 'Source'),
      required: true,
      width: 'half',
      options: [
        option('1', text('国家文物保护专项资金', 'National special fund')),
        option('2', text('地方财政', 'Local budget')),
        option('3', text('建设单位', 'Developer')),
        option('4', text('单位自筹', 'Own means')),
      ],
    },
  ],
}

/** Whether an excavation is of one kind: `research`, `construction` or `rescue`. */
export const isPurpose = (value: string) => ({ op: 'eq' as const, field: 'project.purpose', value })

/** Of which kind it is: who is asked first, who pays and what else is told hangs on it (文物保护法（2024）42条、44条). */
export const purposeField: Field = {
  key: 'purpose',
  type: 'select',
  label: text('发掘性质', 'Kind of excavation'),
  required: true,
  width: 'half',
  help: text(
    '科学研究发掘由考古发掘单位直接向国家文物局申请；配合建设工程发掘和抢救发掘经省级文物行政部门上报。',
    'Research digs are applied for directly at the national bureau; digs for construction and rescue digs go through the province.',
  ),
  options: [
    option('research', text('科学研究发掘', 'Research')),
    option('construction', text('配合建设工程发掘', 'For construction')),
    option('rescue', text('抢救发掘', 'Rescue')),
  ],
}

/** What an excavation for construction and a rescue tell beside. */
export const purposeDetails: Field[] = [
  {
    key: 'constructionProject',
    type: 'text',
    label: text('建设工程名称', 'Construction project'),
    when: isPurpose('construction'),
    required: true,
    maxLength: 120,
  },
  {
    key: 'constructionUnit',
    type: 'text',
    label: text('建设单位', 'Developer'),
    when: isPurpose('construction'),
    required: true,
    maxLength: 100,
  },
  {
    key: 'startedOn',
    type: 'date',
    max: 'today',
    label: text('抢救发掘开工日期', 'Start of the rescue dig'),
    help: text('自开工之日起10个工作日内补办审批手续。', 'The application follows within 10 working days of the start.'),
    when: isPurpose('rescue'),
    required: true,
    width: 'half',
  },
  {
    key: 'rescueReason',
    type: 'long-text',
    label: text('抢救发掘的原因', 'Why a rescue dig'),
    when: isPurpose('rescue'),
    required: true,
    maxLength: 1500,
    rows: 3,
  },
]
