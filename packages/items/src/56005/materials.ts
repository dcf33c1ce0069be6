import type { Material } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, byApplicant, byGovernment, provinceLetter } from '../_blocks/materials.ts'
import { constructionPositionSheet, developerLetterSheet } from '../_samples/construction.ts'
import { text } from './texts.ts'

const drawings = ['pdf', 'dwg', 'jpg', 'png', 'zip']

/** What the guides of Liaoning, Shaanxi and the Corps ask for (domain.md §4 D). */
export const materials: Material[] = [
  {
    key: 'application',
    sample: developerLetterSheet,
    name: text('建设单位申请函', 'Letter of the developer'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'ofd'],
    help: text(
      '写明建设单位、工程名称、地点、规模，以及无法避让文物保护单位的理由。',
      'Developer, name, site and size of the works, and why the unit cannot be avoided.',
    ),
  },
  {
    key: 'legalPerson',
    name: text('建设单位法人登记证明', 'Registration of the developer'),
    by: 'applicant',
    required: true,
    channel: byGovernment,
    paperCopies: 0,
  },
  {
    key: 'siting',
    name: text('项目立项或者选址批准文件', 'Siting approval'),
    by: 'applicant',
    required: true,
    channel: byGovernment,
    paperCopies: 0,
  },
  {
    key: 'terrainMap',
    sample: constructionPositionSheet,
    name: text('1/500或者1/2000现状地形图', 'Map 1/500 or 1/2000'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: drawings,
    help: text(
      '标出工程范围边界以及所涉文物保护单位的保护范围和建设控制地带。',
      'With the boundary of the works, the protection range and the control zone.',
    ),
  },
  {
    key: 'design',
    name: text('建设工程的规划、设计方案', 'Plans of the works'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: drawings,
    help: text('包括总平面图和主要建筑的平面、立面、剖面图。', 'General plan; plans, elevations and sections.'),
  },
  {
    key: 'impactReport',
    name: text('文物影响评估报告', 'Impact assessment report'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'doc', 'docx'],
  },
  {
    key: 'measures',
    name: text('文物保护措施方案', 'Scheme of protection measures'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'doc', 'docx', 'zip'],
  },
  {
    key: 'qualification',
    name: text('保护措施编制单位的资质证明', 'Qualification of its author'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'survey',
    name: text('考古调查、勘探报告', 'Report of the archaeological survey'),
    by: 'applicant',
    required: { op: 'eq', field: 'archaeology.isSurveyed', value: true },
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'blasting',
    name: text('爆破振动安全评估意见', 'Opinion on blasting vibration'),
    by: 'applicant',
    required: { op: 'in', field: 'project.workKind', values: ['2', '5'] },
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'worldHeritage',
    name: text('世界文化遗产影响评估文件', 'Heritage impact assessment'),
    by: 'applicant',
    required: { op: 'eq', field: 'impact.isWorldHeritage', value: true },
    channel: byApplicant,
    paperCopies: 0,
  },
  agentLetter,
  provinceLetter(true, text('省级人民政府或者省级文物行政部门的函', 'Letter of the provincial government or bureau')),
  assessmentReport,
]
