import type { FormDefinition } from '@wenwu/core/form/model'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { budgetLines } from '../_blocks/budget.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { historySection } from '../_blocks/history.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, qualificationGrades, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

/** Contents of an initiation: 文物保护工程管理办法 13条 and 文物保发〔2020〕12号 第四条. Names are those of specification §3 where it has them. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    {
      key: 'project',
      title: text('工程项目', 'Project'),
      fields: [
        {
          key: 'projectName',
          type: 'text',
          label: text('项目名称', 'Project name'),
          required: true,
          maxLength: 120,
          example: text('××楼修缮工程', 'Repair of … tower'),
        },
        {
          key: 'ptName',
          type: 'select',
          label: text('项目类型', 'Kind of project'),
          required: true,
          width: 'half',
          options: [
            option('1', text('文物本体保护', 'Protection of the relic itself')),
            option('2', text('彩画、壁画、石质等专项保护', 'Protection of paintings, murals, stone')),
            option('3', text('载体加固与环境治理', 'Strengthening of the ground and surroundings')),
            option('4', text('保护性设施建设', 'Protective structures')),
            option('5', text('其他', 'Other')),
          ],
        },
        {
          key: 'nature',
          type: 'select',
          label: text('工程性质', 'Nature of the works'),
          required: true,
          width: 'half',
          help: text(
            '保养维护工程由省级文物行政部门管理，迁移由省级人民政府报国务院批准，均不在此申报。',
            'Routine maintenance is a matter of the province, relocation goes to the State Council; neither is applied for here.',
          ),
          options: [
            option('1', text('修缮工程', 'Repair')),
            option('2', text('抢险加固工程', 'Emergency strengthening')),
            option('3', text('保护性设施建设工程', 'Protective structures')),
          ],
        },
        {
          key: 'poName',
          type: 'text',
          label: text('项目业主单位', 'Owner of the project'),
          required: true,
          maxLength: 100,
          width: 'half',
        },
        {
          key: 'compilationUnits',
          type: 'text',
          label: text('立项报告编制单位', 'Author of the initiation report'),
          required: true,
          maxLength: 100,
          width: 'half',
        },
        {
          key: 'currentState',
          type: 'long-text',
          label: text('保存现状与主要病害', 'Condition and main damage'),
          required: true,
          maxLength: 4000,
          rows: 5,
        },
        {
          key: 'necessity',
          type: 'long-text',
          label: text('立项必要性', 'Necessity'),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'scope',
          type: 'long-text',
          label: text('工程范围与主要内容', 'Scope and main contents'),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'technicalRoute',
          type: 'long-text',
          label: text('技术路线', 'Technical route'),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'period',
          type: 'period',
          minEnd: 'today',
          label: text('计划工期', 'Planned period'),
          required: true,
          maxMonths: 60,
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
          label: text('经费估算总额', 'Estimated total'),
          required: true,
          min: 0.01,
          width: 'half',
        },
        {
          key: 'preFunding',
          type: 'money',
          label: text('前期费用', 'Preparation costs'),
          required: true,
          width: 'half',
          help: text('现状勘察、方案编制等费用，包含在总额中。', 'Survey and scheme; part of the total.'),
        },
        {
          key: 'asksSpecialFund',
          type: 'yes-no',
          label: text('是否申请国家文物保护专项资金', 'National special fund asked for?'),
          required: true,
          help: text('申请的，须另附项目计划书。', 'Then the project plan book is required.'),
        },
        budgetLines('estimate', text('经费估算', 'Estimate'), 'funding.projectFunding'),
      ],
    },
    historySection,
    {
      key: 'design',
      title: text('拟承担方案编制的单位', 'Proposed design firm'),
      fields: [
        {
          key: 'designUnit',
          type: 'text',
          label: text('单位名称', 'Name'),
          required: true,
          maxLength: 100,
        },
        {
          key: 'qualificationCode',
          type: 'text',
          label: text('文物保护工程勘察设计资质证书编号', 'Number of the design qualification'),
          required: true,
          maxLength: 60,
          width: 'half',
        },
        {
          key: 'qualificationGrade',
          type: 'select',
          options: qualificationGrades,
          label: text('资质等级', 'Grade'),
          required: true,
          width: 'half',
        },
        {
          key: 'designExperience',
          type: 'long-text',
          label: text('资信与同类业绩', 'Standing and similar works'),
          required: true,
          maxLength: 1500,
          rows: 3,
        },
      ],
    },
    letterSection,
    {
      key: 'other',
      title: text('其他', 'Other'),
      fields: [{ key: 'remark', type: 'long-text', label: text('备注', 'Remark'), maxLength: 1000, rows: 3 }],
    },
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'funding.preFunding', other: 'funding.projectFunding' },
      field: 'funding.preFunding',
      message: text('前期费用不能大于经费估算总额', 'Preparation costs cannot exceed the total'),
    },
  ],
}
