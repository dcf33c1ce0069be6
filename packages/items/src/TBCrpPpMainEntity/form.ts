import type { FormDefinition } from '@wenwu/core/form/model'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, qualificationGrades, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

/** What the bureau has to know before a plan is compiled: 全国重点文物保护单位保护规划编制审批办法（2003） and 文物保护法（2024）27条. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    {
      key: 'project',
      title: text('规划项目', 'Plan'),
      fields: [
        {
          key: 'projectName',
          type: 'text',
          label: text('规划名称', 'Name of the plan'),
          required: true,
          maxLength: 120,
          example: text('××保护规划', 'Conservation plan of …'),
        },
        {
          key: 'ptName',
          type: 'select',
          label: text('规划类型', 'Kind of plan'),
          required: true,
          width: 'half',
          options: [
            option('1', text('保护规划', 'Conservation plan')),
            option('2', text('总体保护规划（规模特大、构成复杂的）', 'Master plan of a large complex')),
            option('3', text('规划修编', 'Revision of a plan')),
          ],
        },
        {
          key: 'planArea',
          type: 'number',
          min: 0.01,
          decimals: 2,
          label: text('拟规划面积', 'Area of the plan'),
          unit: text('公顷', 'ha'),
          required: true,
          width: 'half',
        },
        {
          key: 'currentState',
          type: 'long-text',
          label: text('保护、管理、利用现状', 'Present protection, management and use'),
          required: true,
          maxLength: 4000,
          rows: 5,
        },
        {
          key: 'problems',
          type: 'long-text',
          label: text('存在的主要问题', 'Main problems'),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'necessity',
          type: 'long-text',
          label: text('编制规划的必要性', 'Necessity'),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'scope',
          type: 'long-text',
          label: text('规划范围与主要内容', 'Scope and main contents'),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'planYears',
          type: 'text',
          label: text('规划期限', 'Years the plan covers'),
          required: true,
          maxLength: 60,
          width: 'half',
          example: text('2028—2040年', '2028–2040'),
        },
        {
          key: 'period',
          type: 'period',
          minEnd: 'today',
          label: text('编制工作时间', 'Time of compiling'),
          required: true,
          maxMonths: 48,
          width: 'half',
        },
        {
          key: 'relatedPlans',
          type: 'table',
          label: text('相关规划', 'Related plans'),
          maxRows: 50,
          help: text(
            '国土空间规划、历史文化名城保护规划以及本单位以往的保护规划。',
            'Spatial plans, historic city plans and earlier conservation plans.',
          ),
          columns: [
            { key: 'planName', type: 'text', label: text('规划名称', 'Plan'), required: true },
            {
              key: 'approvedBy',
              type: 'text',
              label: text('批准机关和文号', 'Approved by'),
              maxLength: 120,
            },
            {
              key: 'relation',
              type: 'text',
              label: text('与本规划的关系', 'Relation'),
              required: true,
            },
          ],
        },
      ],
    },
    {
      key: 'compilation',
      title: text('编制单位与经费', 'Author and funding'),
      fields: [
        {
          key: 'compilationUnits',
          type: 'text',
          label: text('拟委托的编制单位', 'Proposed author'),
          required: true,
          maxLength: 100,
        },
        {
          key: 'qualificationCode',
          type: 'text',
          label: text('资质证书编号', 'Number of its qualification'),
          required: true,
          maxLength: 60,
          width: 'half',
        },
        {
          key: 'qualificationGrade',
          type: 'select',
          options: qualificationGrades.slice(0, 1),
          label: text('资质等级', 'Grade'),
          required: true,
          width: 'half',
        },
        {
          key: 'projectFunding',
          type: 'money',
          min: 0.01,
          label: text('编制经费', 'Cost of compiling'),
          required: true,
          width: 'half',
        },
        {
          key: 'asksSpecialFund',
          type: 'yes-no',
          label: text('是否申请国家文物保护专项资金', 'National special fund asked for?'),
          required: true,
          width: 'half',
        },
        {
          key: 'baseData',
          type: 'long-text',
          label: text('基础资料和前期工作', 'Base data and work done'),
          required: true,
          maxLength: 2000,
          rows: 3,
          help: text('测绘、考古、监测和地理信息数据的情况。', 'Survey, archaeology, monitoring and GIS data at hand.'),
        },
        { key: 'remark', type: 'long-text', label: text('备注', 'Remark'), maxLength: 1000, rows: 2 },
      ],
    },
    letterSection,
  ],
}
