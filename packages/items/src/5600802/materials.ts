import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'
import { byApplicant, byGovernment, provinceLetter } from '../_blocks/materials.ts'

/** 考古发掘管理办法（1998）8–12条. */
export const materials: Material[] = [
  {
    key: 'application',
    name: text('考古发掘申请书', 'Application for an excavation'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'ofd'],
    help: text('由本表生成，单位负责人和领队签字并加盖公章。', 'Printed from this form, signed by head and leader, sealed.'),
  },
  { key: 'plan', name: text('考古发掘工作计划', 'Excavation plan'), by: 'applicant', required: true, channel: byApplicant, paperCopies: 1, types: ['pdf', 'doc', 'docx'] },
  {
    key: 'trenchDrawing',
    name: text('发掘区位置图和布方图', 'Location map and trench drawing'),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    types: ['pdf', 'dwg', 'jpg', 'png', 'zip'],
    help: text('标明坐标、比例尺和各探方编号，与布方计划一致。', 'With coordinates, scale and trench numbers as in the trench plan.'),
  },
  { key: 'surveyReport', name: text('考古调查、勘探报告', 'Survey report'), by: 'applicant', required: true, channel: byApplicant, paperCopies: 0, types: ['pdf', 'doc', 'docx'] },
  { key: 'protectionPlan', name: text('现场文物保护预案', 'Protection plan for the site'), by: 'applicant', required: true, channel: byApplicant, paperCopies: 0, types: ['pdf', 'doc', 'docx'] },
  { key: 'unitCertificate', name: text('考古发掘资质证书', 'Excavation certificate of the unit'), by: 'applicant', required: true, channel: byGovernment, paperCopies: 0 },
  { key: 'leaderCertificate', name: text('领队资格证书', 'Certificate of the leader'), by: 'applicant', required: true, channel: byGovernment, paperCopies: 0 },
  {
    key: 'proposal',
    name: text('立项说明书', 'Statement of the research project'),
    by: 'applicant',
    required: { op: 'eq', field: 'project.purpose', value: 'research' },
    channel: byApplicant,
    paperCopies: 1,
    help: text('科学研究发掘提交：学术目的、立项机构、发掘计划、完成时间。', 'For research digs: aim, sponsor, plan, time.'),
  },
  {
    key: 'agreement',
    name: text('与建设单位签订的考古工作协议', 'Agreement with the developer'),
    by: 'applicant',
    required: { op: 'eq', field: 'project.purpose', value: 'construction' },
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'dangerPhotos',
    name: text('遗存险情照片和说明', 'Photographs of the danger'),
    by: 'applicant',
    required: { op: 'eq', field: 'project.purpose', value: 'rescue' },
    channel: byApplicant,
    paperCopies: 0,
    types: ['jpg', 'jpeg', 'png', 'pdf'],
  },
  {
    key: 'lastReport',
    name: text('上年度考古工作报告', 'Report of last year'),
    by: 'applicant',
    required: { op: 'eq', field: 'project.isContinued', value: true },
    channel: byApplicant,
    paperCopies: 0,
  },
  provinceLetter(false),
]
