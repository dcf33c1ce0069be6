import type { Material } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, byApplicant, provinceLetter } from '../_blocks/materials.ts'
import { requestLetterSheet } from '../_samples/letters.ts'
import { worksRules, planBookNotice } from '../_blocks/law.ts'
import { text } from './texts.ts'

/** 文物保护工程管理办法 13条; the plan book only where the national fund is asked for (文物保发〔2020〕12号 第三条). */
export const materials: Material[] = [
  {
    key: 'application',
    sample: requestLetterSheet,
    name: text('立项申请文件', 'Application letter'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    basis: worksRules('第十三条'),
    types: ['pdf', 'ofd'],
    help: text('写明单位名称、上级主管单位和申请事项，加盖公章。', 'Names the applicant, its superior and the request; sealed.'),
  },
  {
    key: 'report',
    name: text('文物保护工程立项报告', 'Initiation report'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    basis: worksRules('第十三条'),
    types: ['pdf', 'doc', 'docx'],
  },
  {
    key: 'planBook',
    name: text('文物保护工程项目计划书', 'Project plan book'),
    by: 'applicant',
    required: { op: 'eq', field: 'funding.asksSpecialFund', value: true },
    channel: byApplicant,
    paperCopies: 1,
    basis: planBookNotice('第三条'),
    help: text('仅申请国家文物保护专项资金的项目提交。', 'Only where the national special fund is asked for.'),
  },
  {
    key: 'photos',
    name: text('文物现状照片', 'Photographs of the present state'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    basis: worksRules('第十三条'),
    types: ['jpg', 'jpeg', 'png', 'pdf'],
    help: text('反映全貌和主要病害，注明拍摄部位和时间。', 'Whole and main damage, with place and date.'),
  },
  {
    key: 'rangeMap',
    name: text('保护范围和建设控制地带图', 'Map of protection range and control zone'),
    by: 'applicant',
    required: { op: 'eq', field: 'unit.hasRange', value: true },
    channel: byApplicant,
    paperCopies: 0,
    basis: worksRules('第十三条'),
    types: ['pdf', 'jpg', 'png'],
  },
  {
    key: 'designStanding',
    name: text('拟承担方案编制单位的资质证书', 'Qualification of the proposed design firm'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    basis: worksRules('第十三条'),
  },
  {
    key: 'earlierRecords',
    name: text('历次保护工程的批复和验收文件', 'Approvals and acceptance of earlier works'),
    by: 'applicant',
    required: false,
    channel: byApplicant,
    paperCopies: 0,
    basis: 'assumption',
  },
  agentLetter,
  provinceLetter(false),
  assessmentReport,
]
