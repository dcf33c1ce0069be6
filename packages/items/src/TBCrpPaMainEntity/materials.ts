import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'
import { agentLetter, byApplicant, provinceLetter } from '../_blocks/materials.ts'

/** 文物保护工程管理办法 13条; the plan book only where the national fund is asked for (文物保发〔2020〕12号 第三条). */
export const materials: Material[] = [
  {
    key: 'application',
    name: text('立项申请文件', 'Application letter', { ja_JP: '立案申請文書', ko_KR: '입안 신청 공문' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'ofd'],
    help: text('写明单位名称、上级主管单位和申请事项，加盖公章。', 'Names the applicant, its superior and the request; sealed.', {
      ja_JP: '機関名、上級主管機関、申請内容を明記し、公印を押してください。',
      ko_KR: '기관명, 상급 주관기관, 신청 내용을 적고 직인을 찍으세요.',
    }),
  },
  {
    key: 'report',
    name: text('文物保护工程立项报告', 'Initiation report', { ja_JP: '文化財保護工事立案報告書', ko_KR: '문화유산 보호공사 입안 보고서' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'doc', 'docx'],
  },
  {
    key: 'planBook',
    name: text('文物保护工程项目计划书', 'Project plan book', { ja_JP: '文化財保護工事事業計画書', ko_KR: '문화유산 보호공사 사업계획서' }),
    by: 'applicant',
    required: { op: 'eq', field: 'funding.asksSpecialFund', value: true },
    channel: byApplicant,
    paperCopies: 1,
    help: text('仅申请国家文物保护专项资金的项目提交。', 'Only where the national special fund is asked for.', {
      ja_JP: '国家文化財保護特別資金を申請する案件のみ提出します。',
      ko_KR: '국가 문화유산 보호 특별자금을 신청하는 사업만 제출합니다.',
    }),
  },
  {
    key: 'photos',
    name: text('文物现状照片', 'Photographs of the present state', { ja_JP: '文化財の現況写真', ko_KR: '문화유산 현황 사진' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    types: ['jpg', 'jpeg', 'png', 'pdf'],
    help: text('反映全貌和主要病害，注明拍摄部位和时间。', 'Whole and main damage, with place and date.', {
      ja_JP: '全景と主な損傷を示し、撮影箇所と日時を記載してください。',
      ko_KR: '전경과 주요 손상을 담고 촬영 부위와 시간을 적으세요.',
    }),
  },
  {
    key: 'rangeMap',
    name: text('保护范围和建设控制地带图', 'Map of protection range and control zone', {
      ja_JP: '保護範囲と建設規制地帯の図',
      ko_KR: '보호구역과 건설통제지대 도면',
    }),
    by: 'applicant',
    required: { op: 'eq', field: 'unit.hasRange', value: true },
    channel: byApplicant,
    paperCopies: 0,
    types: ['pdf', 'jpg', 'png'],
  },
  {
    key: 'designStanding',
    name: text('拟承担方案编制单位的资质证书', 'Qualification of the proposed design firm', {
      ja_JP: '計画作成予定機関の資格証書',
      ko_KR: '방안 작성 예정 기관의 자격증서',
    }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'earlierRecords',
    name: text('历次保护工程的批复和验收文件', 'Approvals and acceptance of earlier works', {
      ja_JP: '過去の保護工事の承認・検収文書',
      ko_KR: '과거 보호공사의 승인·검수 문서',
    }),
    by: 'applicant',
    required: false,
    channel: byApplicant,
    paperCopies: 0,
  },
  agentLetter,
  provinceLetter(false),
]
