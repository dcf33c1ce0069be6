import type { Section } from '@wenwu/core/form/model'
import { purposeDetails, purposeField } from '../_blocks/excavation.ts'
import { text } from './texts.ts'

const isContinued = { op: 'eq' as const, field: 'project.isContinued', value: true }

/** The excavation itself: its kind, time, place, area, aim and plan. */
export const projectSection: Section = {
  key: 'project',
  title: text('发掘项目', 'Excavation'),
  fields: [
    {
      key: 'projectName',
      type: 'text',
      label: text('项目名称', 'Project name'),
      required: true,
      maxLength: 120,
    },
    purposeField,
    {
      key: 'period',
      type: 'period',
      label: text('年度发掘时间', 'Time of this year’s excavation'),
      required: true,
      maxMonths: 12,
      width: 'half',
    },
    ...purposeDetails,
    {
      key: 'digPlace',
      type: 'text',
      label: text('具体发掘地点', 'Place of the excavation'),
      required: true,
    },
    {
      key: 'digArea',
      type: 'number',
      min: 1,
      max: 100000,
      decimals: 2,
      label: text('年度发掘面积', 'Area this year'),
      unit: text('平方米', 'm²'),
      required: true,
      width: 'half',
    },
    {
      key: 'siteArea',
      type: 'number',
      min: 1,
      decimals: 2,
      label: text('遗址或者墓地总面积', 'Area of the whole site'),
      unit: text('平方米', 'm²'),
      required: true,
      width: 'half',
    },
    {
      key: 'academicAim',
      type: 'long-text',
      label: text('学术目的', 'Aim'),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
    {
      key: 'workPlan',
      type: 'long-text',
      label: text('发掘计划', 'Plan'),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
    {
      key: 'isContinued',
      type: 'yes-no',
      label: text('是否为连续性项目', 'Continued from earlier years?'),
      required: true,
    },
    {
      key: 'lastReport',
      type: 'long-text',
      label: text('上年度考古工作报告完成情况', 'Last year’s report'),
      when: isContinued,
      required: true,
      maxLength: 1500,
      rows: 3,
    },
  ],
}
