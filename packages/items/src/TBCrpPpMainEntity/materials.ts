import type { Material } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, assumed, byApplicant, provinceLetter } from '../_blocks/materials.ts'
import { requestLetterSheet } from '../_samples/letters.ts'
import { planRules } from '../_blocks/law.ts'
import { text } from './texts.ts'

/** Initiation only: text, drawings and opinions belong to the plan itself (TBCrpPs, 56022). */
export const materials: Material[] = [
  {
    key: 'application',
    sample: requestLetterSheet,
    name: text('规划立项申请文件', 'Application letter'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    basis: 'assumption',
    types: ['pdf', 'ofd'],
  },
  {
    key: 'outline',
    name: text('保护规划编制工作方案', 'Work plan for compiling'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    basis: 'assumption',
    types: ['pdf', 'doc', 'docx'],
    help: text('包括规划范围、主要内容、技术路线、进度、经费和组织方式。', 'Scope, contents, route, schedule, cost and organisation.'),
  },
  {
    key: 'scopeMap',
    name: text('拟规划范围图', 'Map of the intended area'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    basis: 'assumption',
    types: ['pdf', 'jpg', 'png', 'dwg', 'zip'],
    help: text('叠加现有保护范围和建设控制地带。', 'Over the present protection range and control zone.'),
  },
  {
    key: 'authorQualification',
    name: text('拟委托编制单位的资质证书', 'Qualification of the proposed author'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    basis: planRules('第七条'),
  },
  {
    key: 'earlierPlan',
    name: text('原保护规划及其批准、公布文件', 'Earlier plan and its approval'),
    by: 'applicant',
    required: { op: 'eq', field: 'project.ptName', value: '3' },
    channel: byApplicant,
    paperCopies: 0,
    basis: 'assumption',
  },
  {
    key: 'planBook',
    name: text('项目计划书', 'Project plan book'),
    by: 'applicant',
    required: { op: 'eq', field: 'compilation.asksSpecialFund', value: true },
    channel: byApplicant,
    paperCopies: 1,
    basis: 'assumption',
  },
  assumed(agentLetter),
  assumed(provinceLetter(false)),
  assessmentReport,
]
