import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'
import { agentLetter, byApplicant, byGovernment, provinceLetter } from '../_blocks/materials.ts'

const drawings = ['pdf', 'dwg', 'jpg', 'png', 'zip']

/** What the guides of Liaoning, Shaanxi and the Corps ask for (domain.md §4 D). */
export const materials: Material[] = [
  {
    key: 'application',
    name: text('建设单位申请函', 'Letter of the developer', { ja_JP: '建設事業者の申請書', ko_KR: '건설 사업자 신청 공문' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'ofd'],
    help: text(
      '写明建设单位、工程名称、地点、规模，以及无法避让文物保护单位的理由。',
      'Developer, name, site and size of the works, and why the unit cannot be avoided.',
      {
        ja_JP: '建設事業者、工事名、場所、規模、文化財保護単位を回避できない理由を記載してください。',
        ko_KR: '건설 사업자, 공사명, 위치, 규모와 문화유산 보호단위를 피할 수 없는 사유를 적으세요.',
      },
    ),
  },
  {
    key: 'legalPerson',
    name: text('建设单位法人登记证明', 'Registration of the developer', {
      ja_JP: '建設事業者の法人登記証明',
      ko_KR: '건설 사업자 법인 등록 증명',
    }),
    by: 'applicant',
    required: true,
    channel: byGovernment,
    paperCopies: 0,
  },
  {
    key: 'siting',
    name: text('项目立项或者选址批准文件', 'Siting approval', {
      ja_JP: '事業承認または用地選定承認文書',
      ko_KR: '사업 승인 또는 부지 승인 문서',
    }),
    by: 'applicant',
    required: true,
    channel: byGovernment,
    paperCopies: 0,
  },
  {
    key: 'terrainMap',
    name: text('1/500或者1/2000现状地形图', 'Map 1/500 or 1/2000', {
      ja_JP: '1/500または1/2000現況地形図',
      ko_KR: '1/500 또는 1/2000 현황 지형도',
    }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: drawings,
    help: text(
      '标出工程范围边界以及所涉文物保护单位的保护范围和建设控制地带。',
      'With the boundary of the works, the protection range and the control zone.',
      {
        ja_JP: '工事範囲の境界と、関係する文化財保護単位の保護範囲・建設規制地帯を示してください。',
        ko_KR: '공사 구역 경계와 해당 문화유산 보호단위의 보호구역 및 건설통제지대를 표시하세요.',
      },
    ),
  },
  {
    key: 'design',
    name: text('建设工程的规划、设计方案', 'Plans of the works', { ja_JP: '建設工事の計画・設計案', ko_KR: '건설공사 계획·설계안' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: drawings,
    help: text('包括总平面图和主要建筑的平面、立面、剖面图。', 'General plan; plans, elevations and sections.', {
      ja_JP: '全体配置図と主要建物の平面・立面・断面図を含みます。',
      ko_KR: '종합 배치도와 주요 건물의 평면도, 입면도, 단면도를 포함합니다.',
    }),
  },
  {
    key: 'impactReport',
    name: text('文物影响评估报告', 'Impact assessment report', { ja_JP: '文化財影響評価報告書', ko_KR: '문화유산 영향평가 보고서' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'doc', 'docx'],
  },
  {
    key: 'measures',
    name: text('文物保护措施方案', 'Scheme of protection measures', { ja_JP: '文化財保護措置案', ko_KR: '문화유산 보호 조치안' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'doc', 'docx', 'zip'],
  },
  {
    key: 'qualification',
    name: text('保护措施编制单位的资质证明', 'Qualification of its author', {
      ja_JP: '保護措置作成機関の資格証明',
      ko_KR: '보호 조치 작성 기관의 자격 증명',
    }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'survey',
    name: text('考古调查、勘探报告', 'Report of the archaeological survey', { ja_JP: '考古調査報告書', ko_KR: '매장유산 조사 보고서' }),
    by: 'applicant',
    required: { op: 'eq', field: 'archaeology.isSurveyed', value: true },
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'blasting',
    name: text('爆破振动安全评估意见', 'Opinion on blasting vibration', {
      ja_JP: '発破振動の安全評価意見',
      ko_KR: '발파 진동 안전 평가 의견',
    }),
    by: 'applicant',
    required: { op: 'in', field: 'project.workKind', values: ['2', '5'] },
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'worldHeritage',
    name: text('世界文化遗产影响评估文件', 'Heritage impact assessment', {
      ja_JP: '世界文化遺産影響評価文書',
      ko_KR: '세계문화유산 영향평가 문서',
    }),
    by: 'applicant',
    required: { op: 'eq', field: 'impact.isWorldHeritage', value: true },
    channel: byApplicant,
    paperCopies: 0,
  },
  agentLetter,
  provinceLetter(
    true,
    text('省级人民政府或者省级文物行政部门的函', 'Letter of the provincial government or bureau', {
      ja_JP: '省人民政府または省級文化財行政部門の文書',
      ko_KR: '성 인민정부 또는 성급 문화유산 행정부서의 공문',
    }),
  ),
]
