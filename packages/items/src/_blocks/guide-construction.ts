import { text } from '@wenwu/core/i18n/text'
import { fromApplicant } from './guide-materials.ts'
import { byGovernment } from './materials.ts'

/** What the guides for construction touching heritage ask for (domain.md §4 D). */
export const developerLetter = fromApplicant(
  'application-letter',
  text('建设单位申请函', 'Letter of the developer', { ja_JP: '建設事業者の申請書', ko_KR: '건설 사업자 신청 공문' }),
  {
    sample: 'developer-letter',
    paperCopies: 1,
    help: text(
      '写明建设单位、工程名称、地点、规模，以及无法避让不可移动文物的理由，加盖公章。',
      'Developer, name, site and size of the works, and why the heritage cannot be avoided; sealed.',
      {
        ja_JP: '建設事業者、工事名、場所、規模、不可移動文化財を回避できない理由を記載し、公印を押してください。',
        ko_KR: '건설 사업자, 공사명, 위치, 규모와 부동산 문화유산을 피할 수 없는 사유를 적고 직인을 찍으세요.',
      },
    ),
  },
)
export const developerRegistration = fromApplicant(
  'legal-person',
  text('建设单位法人登记证明', 'Registration of the developer', { ja_JP: '建設事業者の法人登記証明', ko_KR: '건설 사업자 법인 등록 증명' }),
  { channel: byGovernment },
)
export const sitingApproval = fromApplicant(
  'siting-approval',
  text('项目立项或者选址批准文件', 'Siting approval', { ja_JP: '事業承認または用地選定承認文書', ko_KR: '사업 승인 또는 부지 승인 문서' }),
  { channel: byGovernment },
)
export const terrainMap = fromApplicant(
  'terrain-map',
  text('1/500至1/2000现状地形图', 'Map 1/500 to 1/2000', { ja_JP: '1/500から1/2000の現況地形図', ko_KR: '1/500에서 1/2000 현황 지형도' }),
  {
    sample: 'construction-position',
    paperCopies: 1,
    help: text(
      '标出工程范围边界以及所涉文物保护单位的保护范围和建设控制地带。',
      'With the boundary of the works, the protection range and the control zone.',
      {
        ja_JP: '工事範囲の境界と、関係する文化財保護単位の保護範囲・建設規制地帯を示してください。',
        ko_KR: '공사 구역 경계와 해당 문화유산 보호단위의 보호구역 및 건설통제지대를 표시하세요.',
      },
    ),
  },
)
export const worksDesign = fromApplicant(
  'works-design',
  text('建设工程的规划、设计方案', 'Plans of the works', { ja_JP: '建設工事の計画・設計案', ko_KR: '건설공사 계획·설계안' }),
  {
    paperCopies: 1,
    help: text('包括总平面图和主要建筑的平面、立面、剖面图。', 'General plan; plans, elevations and sections.', {
      ja_JP: '全体配置図と主要建物の平面・立面・断面図を含みます。',
      ko_KR: '종합 배치도와 주요 건물의 평면도, 입면도, 단면도를 포함합니다.',
    }),
  },
)
export const impactReport = fromApplicant(
  'impact-report',
  text('文物影响评估报告', 'Impact assessment report', { ja_JP: '文化財影響評価報告書', ko_KR: '문화유산 영향평가 보고서' }),
  { paperCopies: 1 },
)
export const protectionMeasures = fromApplicant(
  'protection-measures',
  text('文物保护措施方案', 'Scheme of protection measures', { ja_JP: '文化財保護措置案', ko_KR: '문화유산 보호 조치안' }),
  { paperCopies: 1 },
)
/** 文物保护法 43条: before the land is transferred, otherwise asked for by the developer. */
export const surveyReport = fromApplicant(
  'survey-report',
  text('考古调查、勘探报告', 'Report of the archaeological survey', { ja_JP: '考古調査報告書', ko_KR: '매장유산 조사 보고서' }),
  {
    necessity: 'depends',
    help: text(
      '工程范围内有可能埋藏文物的提交。土地出让、划拨前没有完成的，先报请省级文物行政部门组织考古调查、勘探。',
      'Where relics may lie buried in the site. If it was not done before the land was transferred, the provincial bureau has to be asked for it first.',
      {
        ja_JP:
          '工事範囲に文化財が埋蔵されている可能性がある場合に提出します。土地の払下げ・割当ての前に済んでいない場合は、先に省級文化財行政部門へ考古調査の実施を申し出てください。',
        ko_KR:
          '공사 구역에 문화유산이 매장되었을 가능성이 있으면 제출합니다. 토지 양도·배정 전에 마치지 않았으면 먼저 성급 문화유산 행정부서에 매장유산 조사를 요청하세요.',
      },
    ),
  },
)
export const worldHeritageAssessment = fromApplicant(
  'world-heritage',
  text('世界文化遗产影响评估文件', 'Heritage impact assessment', {
    ja_JP: '世界文化遺産影響評価文書',
    ko_KR: '세계문화유산 영향평가 문서',
  }),
  {
    necessity: 'depends',
    help: text('工程涉及世界文化遗产的提交。', 'Only where world heritage is concerned.', {
      ja_JP: '世界文化遺産に関わる工事の場合に提出します。',
      ko_KR: '공사가 세계문화유산과 관련되면 제출합니다.',
    }),
  },
)
