import type { FormDefinition } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import {
  excavationFundingSection,
  excavationUnitSection,
  isPurpose,
  leaderSection,
  siteProtectionSection,
  staffSection,
  surveySection,
} from '../_blocks/excavation.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { unitLevels } from '../_blocks/options.ts'
import { projectSection } from './project-section.ts'
import { text } from './texts.ts'

/** The twelve contents of the application for an excavation (考古发掘管理办法 1998, 9条). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    excavationUnitSection,
    {
      ...heritageUnitSection(unitLevels),
      title: text('发掘对象', 'Object of the excavation'),
      help: text(
        '尚未公布为文物保护单位的遗址、墓葬，填写名称并选择“未定级不可移动文物”。',
        'For a site not yet announced give its name and choose «unclassified».',
      ),
    },
    projectSection,
    surveySection,
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
    excavationFundingSection,
    leaderSection,
    staffSection,
    siteProtectionSection,
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
