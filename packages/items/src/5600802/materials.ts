import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'
import { agentLetter, byApplicant, byGovernment, provinceLetter } from '../_blocks/materials.ts'

/** 考古发掘管理办法（1998）8–12条. */
export const materials: Material[] = [
  {
    key: 'application',
    name: text('考古发掘申请书', 'Application for an excavation', { ja_JP: '発掘申請書', ko_KR: '발굴 신청서' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'ofd'],
    help: text('由本表生成，单位负责人和领队签字并加盖公章。', 'Printed from this form, signed by head and leader, sealed.', {
      ja_JP: '本様式から作成し、機関責任者と発掘責任者が署名して公印を押します。',
      ko_KR: '이 양식에서 생성하며 기관 책임자와 발굴 책임자가 서명하고 직인을 찍습니다.',
    }),
  },
  {
    key: 'plan',
    name: text('考古发掘工作计划', 'Excavation plan', { ja_JP: '発掘作業計画', ko_KR: '발굴 작업 계획' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'doc', 'docx'],
  },
  {
    key: 'trenchDrawing',
    name: text('发掘区位置图和布方图', 'Location map and trench drawing', {
      ja_JP: '発掘区位置図と調査区配置図',
      ko_KR: '발굴 구역 위치도와 조사구 배치도',
    }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    types: ['pdf', 'dwg', 'jpg', 'png', 'zip'],
    help: text('标明坐标、比例尺和各探方编号，与布方计划一致。', 'With coordinates, scale and trench numbers as in the trench plan.', {
      ja_JP: '座標、縮尺、各調査区の番号を示し、調査区計画と一致させてください。',
      ko_KR: '좌표, 축척, 각 조사구 번호를 표시하고 조사구 계획과 일치시키세요.',
    }),
  },
  {
    key: 'surveyReport',
    name: text('考古调查、勘探报告', 'Survey report', { ja_JP: '考古調査報告書', ko_KR: '매장유산 조사 보고서' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    types: ['pdf', 'doc', 'docx'],
  },
  {
    key: 'protectionPlan',
    name: text('现场文物保护预案', 'Protection plan for the site', { ja_JP: '現場の文化財保護計画', ko_KR: '현장 문화유산 보호 계획' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 0,
    types: ['pdf', 'doc', 'docx'],
  },
  {
    key: 'unitCertificate',
    name: text('考古发掘资质证书', 'Excavation certificate of the unit', { ja_JP: '発掘資格証書', ko_KR: '발굴 자격증서' }),
    by: 'applicant',
    required: true,
    channel: byGovernment,
    paperCopies: 0,
  },
  {
    key: 'leaderCertificate',
    name: text('领队资格证书', 'Certificate of the leader', { ja_JP: '発掘責任者資格証書', ko_KR: '발굴 책임자 자격증서' }),
    by: 'applicant',
    required: true,
    channel: byGovernment,
    paperCopies: 0,
  },
  {
    key: 'proposal',
    name: text('立项说明书', 'Statement of the research project', { ja_JP: '研究計画説明書', ko_KR: '연구 과제 설명서' }),
    by: 'applicant',
    required: { op: 'eq', field: 'project.purpose', value: 'research' },
    channel: byApplicant,
    paperCopies: 1,
    help: text('科学研究发掘提交：学术目的、立项机构、发掘计划、完成时间。', 'For research digs: aim, sponsor, plan, time.', {
      ja_JP: '学術発掘で提出：学術目的、研究助成機関、発掘計画、完了時期。',
      ko_KR: '학술 발굴만 제출: 학술 목적, 과제 승인 기관, 발굴 계획, 완료 시기.',
    }),
  },
  {
    key: 'agreement',
    name: text('与建设单位签订的考古工作协议', 'Agreement with the developer', {
      ja_JP: '建設事業者との調査協定書',
      ko_KR: '건설 사업자와 맺은 조사 협약서',
    }),
    by: 'applicant',
    required: { op: 'eq', field: 'project.purpose', value: 'construction' },
    channel: byApplicant,
    paperCopies: 0,
  },
  {
    key: 'dangerPhotos',
    name: text('遗存险情照片和说明', 'Photographs of the danger', {
      ja_JP: '遺跡の危険状況の写真と説明',
      ko_KR: '유적 위험 상황 사진과 설명',
    }),
    by: 'applicant',
    required: { op: 'eq', field: 'project.purpose', value: 'rescue' },
    channel: byApplicant,
    paperCopies: 0,
    types: ['jpg', 'jpeg', 'png', 'pdf'],
  },
  {
    key: 'lastReport',
    name: text('上年度考古工作报告', 'Report of last year', { ja_JP: '前年度の調査報告書', ko_KR: '전년도 조사 보고서' }),
    by: 'applicant',
    required: { op: 'eq', field: 'project.isContinued', value: true },
    channel: byApplicant,
    paperCopies: 0,
  },
  agentLetter,
  provinceLetter(false),
]
