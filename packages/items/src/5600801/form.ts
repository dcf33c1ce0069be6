import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import {
  excavationFundingSection,
  excavationUnitSection,
  isPurpose,
  leaderSection,
  purposeDetails,
  purposeField,
  siteProtectionSection,
  staffSection,
  surveySection,
} from '../_blocks/excavation.ts'
import { choice, count, half, line, measure, money, paragraph, plannedPeriod, table } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

const squareMetres = text('平方米', 'm²')

const project: Section = {
  key: 'project',
  title: text('考古工作方案或者规划', 'Work scheme or long-term plan'),
  fields: [
    line('projectName', text('方案或者规划名称', 'Name of the scheme or plan'), { maxLength: 120 }),
    choice(
      'planKind',
      text('类别', 'Kind'),
      [option('scheme', text('考古工作方案', 'Work scheme')), option('plan', text('考古工作规划', 'Long-term plan'))],
      half,
    ),
    purposeField,
    ...purposeDetails,
    plannedPeriod('period', text('工作年限', 'Years of the work'), { ...half, maxMonths: 120 }),
    line('digPlace', text('工作区域', 'Area of the work'), { maxLength: 200 }),
    measure('digArea', text('计划发掘总面积', 'Area to be excavated in all'), squareMetres, { ...half, min: 1 }),
    measure('siteArea', text('遗址或者墓地总面积', 'Area of the whole site'), squareMetres, { ...half, min: 1 }),
    paragraph('earlierWork', text('以往工作和研究基础', 'Earlier work and research')),
    paragraph('academicAim', text('学术目的和课题', 'Scholarly aim and questions')),
    paragraph('workPlan', text('工作方法和技术路线', 'Methods and technical route')),
    paragraph('reportPlan', text('资料整理和报告编写计划', 'Working up and reports'), { maxLength: 2000, rows: 3 }),
  ],
}

const years: Section = {
  key: 'years',
  title: text('分年度安排', 'Year by year'),
  help: text('每年的发掘另行申报年度考古发掘计划（5600802）。', 'The excavation of each year has its own application (5600802).'),
  fields: [
    table(
      'yearList',
      text('分年度安排', 'Year by year'),
      [
        count('year', text('年度', 'Year'), { min: 2020, max: 2100, isUngrouped: true }),
        line('yearContent', text('主要内容', 'Contents'), { maxLength: 300 }),
        measure('yearArea', text('发掘面积', 'Area excavated'), squareMetres),
        money('yearFunding', text('经费', 'Funds')),
      ],
      {
        maxRows: 10,
        totals: [
          { column: 'yearArea', equals: 'project.digArea' },
          { column: 'yearFunding', equals: 'funding.projectFunding' },
        ],
      },
    ),
  ],
}

/** What a work scheme or long-term plan says (考古发掘管理办法 1998, 8条至12条; 文物保护法（2024）42条、44条). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    excavationUnitSection,
    { ...heritageUnitSection(unitLevels), title: text('工作对象', 'Object of the work') },
    project,
    surveySection,
    years,
    excavationFundingSection,
    leaderSection,
    staffSection,
    siteProtectionSection,
    letterSection,
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'project.digArea', other: 'project.siteArea' },
      field: 'project.digArea',
      message: text('计划发掘总面积不能大于遗址或者墓地总面积', 'The area to be excavated cannot exceed that of the site'),
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
