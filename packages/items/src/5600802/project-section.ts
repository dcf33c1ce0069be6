import type { Section } from '@wenwu/core/form/model'
import { option } from '../_blocks/options.ts'
import { text } from './texts.ts'

/** Whether the excavation is of one kind: `research`, `construction` or `rescue`. */
export const isPurpose = (value: string) => ({ op: 'eq' as const, field: 'project.purpose', value })
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
    {
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
    },
    {
      key: 'period',
      type: 'period',
      label: text('年度发掘时间', 'Time of this year’s excavation'),
      required: true,
      maxMonths: 12,
      width: 'half',
    },
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
