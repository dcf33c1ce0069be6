import type { FormDefinition } from '@wenwu/core/form/model'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { isPurpose, projectSection } from './project-section.ts'
import { text } from './texts.ts'

/** The twelve contents of the application for an excavation (考古发掘管理办法 1998, 9条). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    {
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
    },
    {
      ...heritageUnitSection(unitLevels),
      title: text('发掘对象', 'Object of the excavation'),
      help: text(
        '尚未公布为文物保护单位的遗址、墓葬，填写名称并选择“未定级不可移动文物”。',
        'For a site not yet announced give its name and choose «unclassified».',
      ),
    },
    projectSection,
    {
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
    },
    {
      key: 'trenches',
      title: text('布方计划', 'Trench plan'),
      help: text('布方图在申请材料中上传。', 'The drawing is uploaded with the materials.'),
      fields: [
        {
          key: 'trenchList',
          type: 'table',
          label: text('年度发掘点', 'Trenches of the year'),
          required: true,
          minRows: 1,
          maxRows: 200,
          totals: [{ column: 'trenchArea', equals: 'project.digArea' }],
          columns: [
            {
              key: 'trenchNumber',
              type: 'text',
              label: text('探方或者墓葬编号', 'Trench or tomb'),
              required: true,
              maxLength: 60,
            },
            {
              key: 'trenchPlace',
              type: 'text',
              label: text('具体位置', 'Place'),
              required: true,
              maxLength: 120,
            },
            {
              key: 'trenchArea',
              type: 'number',
              min: 0.01,
              decimals: 2,
              label: text('面积', 'Area'),
              unit: text('平方米', 'm²'),
              required: true,
            },
            {
              key: 'trenchDepth',
              type: 'number',
              min: 0,
              decimals: 2,
              label: text('预计深度', 'Expected depth'),
              unit: text('米', 'm'),
            },
            { key: 'trenchAim', type: 'text', label: text('目的', 'Aim'), required: true },
          ],
        },
      ],
    },
    {
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
    },
    {
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
    },
    {
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
    },
    {
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
    },
    letterSection,
    {
      key: 'other',
      title: text('其他', 'Other'),
      fields: [
        {
          key: 'remark',
          type: 'long-text',
          label: text('其他需要说明的问题', 'Anything else'),
          maxLength: 1500,
          rows: 3,
        },
      ],
    },
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'project.digArea', other: 'project.siteArea' },
      field: 'project.digArea',
      message: text('年度发掘面积不能大于遗址或者墓地总面积', 'The area of the year cannot exceed that of the site'),
    },
    {
      when: isPurpose('construction'),
      ensure: { op: 'eq', field: 'funding.fundSource', value: '3' },
      field: 'funding.fundSource',
      message: text(
        '配合建设工程的考古发掘费用由建设单位列入工程预算（文物保护法第四十五条）',
        'Excavation for construction is paid by the developer (Heritage Law, art. 45)',
      ),
    },
  ],
}
