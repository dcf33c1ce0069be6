import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'
import { agentLetter, byApplicant, provinceLetter } from '../_blocks/materials.ts'

/** Initiation only: text, drawings and opinions belong to the plan itself (TBCrpPs, 56022). */
export const materials: Material[] = [
  {
    key: 'application',
    name: text('规划立项申请文件', 'Application letter', { ja_JP: '計画立案申請文書', ko_KR: '계획 입안 신청 공문' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'ofd'],
  },
  {
    key: 'outline',
    name: text('保护规划编制工作方案', 'Work plan for compiling', { ja_JP: '保護計画策定作業計画', ko_KR: '보호계획 수립 작업 방안' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'doc', 'docx'],
    help: text('包括规划范围、主要内容、技术路线、进度、经费和组织方式。', 'Scope, contents, route, schedule, cost and organisation.', {
      ja_JP: '計画の範囲、主な内容、技術方針、日程、経費、体制を含みます。',
      ko_KR: '계획 범위, 주요 내용, 기술 방침, 일정, 경비, 조직 방식을 포함합니다.',
    }),
  },
  {
    key: 'scopeMap',
    name: text('拟规划范围图', 'Map of the intended area', { ja_JP: '計画予定範囲図', ko_KR: '계획 예정 범위도' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    types: ['pdf', 'jpg', 'png', 'dwg', 'zip'],
    help: text('叠加现有保护范围和建设控制地带。', 'Over the present protection range and control zone.', {
      ja_JP: '現在の保護範囲と建設規制地帯を重ねて示してください。',
      ko_KR: '현재의 보호구역과 건설통제지대를 겹쳐 표시하세요.',
    }),
  },
  {
    key: 'authorQualification',
    name: text('拟委托编制单位的资质证书', 'Qualification of the proposed author', {
      ja_JP: '委託予定の策定機関の資格証書',
      ko_KR: '위탁 예정 수립 기관의 자격증서',
    }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'earlierPlan',
    name: text('原保护规划及其批准、公布文件', 'Earlier plan and its approval', {
      ja_JP: '従来の保護計画とその承認・公布文書',
      ko_KR: '기존 보호계획과 승인·공포 문서',
    }),
    by: 'applicant',
    required: { op: 'eq', field: 'project.ptName', value: '3' },
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'planBook',
    name: text('项目计划书', 'Project plan book', { ja_JP: '事業計画書', ko_KR: '사업계획서' }),
    by: 'applicant',
    required: { op: 'eq', field: 'compilation.asksSpecialFund', value: true },
    channel: byApplicant,
    paperCopies: 1,
  },
  agentLetter,
  provinceLetter(false),
]
