import type { Section } from '@wenwu/core/form/model'
import { applicantSection } from './applicant.ts'
import { option } from './options.ts'
import { text } from './texts.ts'

// What matters of construction touching heritage ask for (文物保护法（2024）28条至31条; domain.md §4 D).

const usesBlasting = { op: 'in' as const, field: 'project.workKind', values: ['2', '5'] }
const isSurveyed = { op: 'eq' as const, field: 'archaeology.isSurveyed', value: true }
const isWorldHeritage = { op: 'eq' as const, field: 'impact.isWorldHeritage', value: true }

/** Who builds: fills in and submits; the province adds its letter. */
export const developerSection: Section = {
  ...applicantSection,
  title: text('建设单位', 'Developer'),
  help: text(
    '由建设单位填写；省级人民政府或者省级文物行政部门的函由省局上报时上传。',
    'Filled in by the developer; the letter of the province is added when it reports.',
  ),
}

/** The works; `workKind` is asked where blasting, drilling and digging are a case of their own. */
export const constructionSection: Section = {
  key: 'project',
  title: text('建设工程或者作业', 'Works'),
  fields: [
    {
      key: 'projectName',
      type: 'text',
      label: text('工程名称', 'Name of the works'),
      required: true,
      maxLength: 120,
    },
    {
      key: 'workKind',
      type: 'select',
      label: text('作业类别', 'Kind of works'),
      required: true,
      width: 'half',
      options: [
        option('1', text('建设工程', 'Construction')),
        option('2', text('爆破', 'Blasting')),
        option('3', text('钻探', 'Drilling')),
        option('4', text('挖掘', 'Digging')),
        option('5', text('建设工程兼有爆破、钻探或者挖掘', 'Construction with blasting, drilling or digging')),
      ],
    },
    {
      key: 'projectBudget',
      type: 'money',
      label: text('工程总投资', 'Total investment'),
      required: true,
      width: 'half',
    },
    { key: 'projectSite', type: 'text', label: text('建设地点', 'Site'), required: true },
    {
      key: 'projectScale',
      type: 'long-text',
      label: text('建设规模和主要内容', 'Size and contents'),
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
    },
    {
      key: 'sitingApproval',
      type: 'text',
      label: text('立项或者选址批准文号', 'Number of the siting approval'),
      required: true,
      maxLength: 100,
    },
    {
      key: 'unavoidable',
      type: 'long-text',
      label: text('无法避让的理由', 'Why it cannot be avoided'),
      required: true,
      maxLength: 3000,
      rows: 4,
      help: text(
        '说明比选过的选址、线位或者工法，以及不能采用的原因。',
        'Sites, lines and methods compared, and why each was not possible.',
      ),
    },
  ],
}

/** What the works do to the unit. */
export const impactSection: Section = {
  key: 'impact',
  title: text('对文物的影响', 'Impact'),
  fields: [
    {
      key: 'areaInRange',
      type: 'number',
      min: 0.01,
      decimals: 2,
      label: text('占用保护范围面积', 'Area inside the protection range'),
      unit: text('平方米', 'm²'),
      required: true,
      width: 'half',
    },
    {
      key: 'distance',
      type: 'number',
      min: 0,
      decimals: 2,
      label: text('距文物本体最近距离', 'Shortest distance to the relic'),
      unit: text('米', 'm'),
      required: true,
      width: 'half',
    },
    {
      key: 'maxHeight',
      type: 'number',
      min: 0,
      decimals: 2,
      label: text('地上最大高度', 'Greatest height above ground'),
      unit: text('米', 'm'),
      required: true,
      width: 'half',
    },
    {
      key: 'maxDepth',
      type: 'number',
      min: 0,
      decimals: 2,
      label: text('地下最大深度', 'Greatest depth'),
      unit: text('米', 'm'),
      required: true,
      width: 'half',
    },
    {
      key: 'vibration',
      type: 'number',
      min: 0,
      decimals: 3,
      label: text('文物本体处最大振动速度预测值', 'Predicted peak vibration at the relic'),
      unit: text('毫米/秒', 'mm/s'),
      help: text(
        '按《古建筑防工业振动技术规范》的容许值对照。',
        'To be held against the limits of the standard on industrial vibration of ancient buildings.',
      ),
      when: usesBlasting,
      required: true,
    },
    {
      key: 'assessmentUnit',
      type: 'text',
      label: text('文物影响评估单位', 'Author of the impact assessment'),
      required: true,
      maxLength: 100,
    },
    {
      key: 'assessmentConclusion',
      type: 'long-text',
      label: text('文物影响评估结论', 'Conclusion of the assessment'),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
    {
      key: 'isWorldHeritage',
      type: 'yes-no',
      label: text('是否涉及世界文化遗产', 'World heritage concerned?'),
      required: true,
    },
    {
      key: 'heritageImpact',
      type: 'long-text',
      label: text('对遗产突出普遍价值的影响', 'Impact on the outstanding universal value'),
      when: isWorldHeritage,
      required: true,
      maxLength: 3000,
      rows: 3,
    },
  ],
}

/** How the unit is kept safe. */
export const protectionSection: Section = {
  key: 'protection',
  title: text('文物保护措施', 'Protection measures'),
  fields: [
    {
      key: 'measures',
      type: 'long-text',
      label: text('保护措施主要内容', 'Measures'),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
    {
      key: 'designUnit',
      type: 'text',
      label: text('保护措施编制单位', 'Author of the measures'),
      required: true,
      maxLength: 100,
      width: 'half',
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
      key: 'monitoring',
      type: 'long-text',
      label: text('监测方案', 'Monitoring'),
      required: true,
      maxLength: 2000,
      rows: 3,
    },
    {
      key: 'emergency',
      type: 'long-text',
      label: text('应急预案', 'Emergency plan'),
      required: true,
      maxLength: 2000,
      rows: 3,
    },
  ],
}

/** Survey of the ground before works begin (文物保护法 43条). */
export const archaeologySection: Section = {
  key: 'archaeology',
  title: text('考古调查、勘探', 'Archaeological survey'),
  fields: [
    {
      key: 'isSurveyed',
      type: 'yes-no',
      label: text('工程范围是否已完成考古调查、勘探', 'Has the area been surveyed?'),
      required: true,
    },
    {
      key: 'surveyUnit',
      type: 'text',
      label: text('考古单位', 'Archaeological unit'),
      when: isSurveyed,
      required: true,
      maxLength: 100,
      width: 'half',
    },
    {
      key: 'surveyArea',
      type: 'number',
      min: 0,
      decimals: 2,
      label: text('勘探面积', 'Area surveyed'),
      unit: text('平方米', 'm²'),
      when: isSurveyed,
      required: true,
      width: 'half',
    },
    {
      key: 'surveyResult',
      type: 'long-text',
      label: text('调查、勘探结果', 'Result'),
      when: isSurveyed,
      required: true,
      maxLength: 2000,
      rows: 3,
    },
    {
      key: 'surveyPlan',
      type: 'long-text',
      label: text('未完成的原因和安排', 'Why not, and when'),
      when: { op: 'eq', field: 'archaeology.isSurveyed', value: false },
      required: true,
      maxLength: 1000,
      rows: 2,
    },
  ],
}
