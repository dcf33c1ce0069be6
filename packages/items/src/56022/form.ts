import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { choice, count, day, half, line, measure, optional, paragraph, period, table, yesNo } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, qualificationGrades, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

const hectares = text('公顷', 'ha')
const changesBoundary = { op: 'eq' as const, field: 'project.changesBoundary', value: true }

const project: Section = {
  key: 'project',
  title: text('规划成果', 'Plan'),
  fields: [
    line('projectName', text('规划名称', 'Name of the plan'), { maxLength: 120, example: text('××保护规划', 'Conservation plan of …') }),
    choice(
      'ptName',
      text('规划类型', 'Kind of plan'),
      [
        option('1', text('保护规划', 'Conservation plan')),
        option('2', text('总体保护规划（规模特大、构成复杂的）', 'Master plan of a large complex')),
        option('3', text('规划修编', 'Revision of a plan')),
      ],
      half,
    ),
    line('documentNumber', text('立项批复文号', 'Number of the reply on the initiation'), { ...half, maxLength: 60 }),
    day('compilationDate', text('成果完成日期', 'Plan completed on'), { ...half, max: 'today' }),
    line('planYears', text('规划期限', 'Years the plan covers'), { ...half, maxLength: 60, example: text('2028—2040年', '2028–2040') }),
    measure('planArea', text('规划面积', 'Area of the plan'), hectares, { ...half, min: 0.01 }),
    measure('rangeArea', text('保护范围面积', 'Area of the protection range'), hectares, { ...half, min: 0.01 }),
    measure('zoneArea', text('建设控制地带面积', 'Area of the control zone'), hectares, half),
    paragraph('value', text('价值评估', 'Value'), { maxLength: 3000 }),
    paragraph('problems', text('现状评估和主要问题', 'Condition and main problems')),
    paragraph('scope', text('规划原则、目标和主要内容', 'Principles, aims and main contents'), { maxLength: 4000, rows: 5 }),
    paragraph('control', text('保护区划和管理规定', 'Zones and their rules'), {
      maxLength: 4000,
      rows: 5,
      help: text('与图纸、矢量数据的边界一致。', 'The same boundaries as in the drawings and vector data.'),
    }),
    yesNo('changesBoundary', text('是否调整已公布的保护范围或者建设控制地带', 'Does it change the announced range or zone?')),
    paragraph('boundaryNote', text('调整的内容和理由', 'What changes, and why'), { when: changesBoundary, maxLength: 2000 }),
    paragraph('coordination', text('与国土空间规划等相关规划的衔接', 'How it fits spatial and other plans'), { maxLength: 2000 }),
  ],
}

const compilation: Section = {
  key: 'compilation',
  title: text('编制单位', 'Author'),
  fields: [
    line('compilationUnits', text('编制单位', 'Author')),
    line('qualificationCode', text('资质证书编号', 'Number of its qualification'), { ...half, maxLength: 60 }),
    choice('qualificationGrade', text('资质等级', 'Grade'), qualificationGrades.slice(0, 1), half),
    {
      key: 'planLead',
      type: 'person',
      label: text('规划编制负责人', 'Responsible planner'),
      parts: ['name', 'sex', 'education', 'title', 'specialty', 'phone'],
      requiredParts: ['name', 'title'],
      required: true,
    },
  ],
}

const consultation: Section = {
  key: 'consultation',
  title: text('征求意见和论证', 'Hearing and expert review'),
  fields: [
    period('publicPeriod', text('征求公众意见的时间', 'When the public was heard'), { ...half, max: 'today' }),
    count('publicCount', text('收到公众意见', 'Comments received'), { ...half, unit: text('条', 'comments') }),
    paragraph('publicSummary', text('公众意见和采纳情况', 'Public comments and what became of them'), { maxLength: 2000 }),
    day('reviewDate', text('专家论证日期', 'Expert review on'), { ...half, max: 'today' }),
    paragraph('reviewConclusion', text('专家论证结论', 'Its conclusion'), { maxLength: 2000, rows: 3 }),
    table(
      'opinionList',
      text('有关部门意见', 'Opinions of departments'),
      [
        line('department', text('部门', 'Department')),
        line('opinion', text('意见', 'Opinion'), { maxLength: 300 }),
        day('opinionDate', text('日期', 'Date'), { max: 'today' }),
        yesNo('isAdopted', text('是否采纳', 'Adopted?')),
        line('remark', text('说明', 'Note'), {
          maxLength: 300,
          required: { op: 'eq', field: 'isAdopted', value: false },
        }),
      ],
      { maxRows: 40 },
    ),
    paragraph('remark', text('备注', 'Remark'), { ...optional, maxLength: 1000, rows: 2 }),
  ],
}

/** The plan as it is handed in (全国重点文物保护单位保护规划编制审批办法 2003; 文物保护法（2024）27条). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    { ...applicantSection, title: text('组织编制机关', 'Body that leads the planning') },
    heritageUnitSection(unitLevels.slice(0, 1)),
    project,
    compilation,
    consultation,
    letterSection,
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'project.rangeArea', other: 'project.planArea' },
      field: 'project.rangeArea',
      message: text('保护范围面积不能大于规划面积', 'The protection range cannot exceed the area of the plan'),
    },
    {
      ensure: { op: 'lte', field: 'project.zoneArea', other: 'project.planArea' },
      field: 'project.zoneArea',
      message: text('建设控制地带面积不能大于规划面积', 'The control zone cannot exceed the area of the plan'),
    },
  ],
}
