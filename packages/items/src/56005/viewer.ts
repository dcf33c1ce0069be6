import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'

/** Tree of the project viewer for construction-related projects (specification §2.6). */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('涉建项目基本信息', 'Basic information', { ja_JP: '工事案件の基本情報', ko_KR: '공사 사업 기본 정보' }),
    call: 'tBBdAcController/getWadeBuildingProjectInformation',
    sections: ['project', 'letter', 'applicant'],
    layout: [
      { kind: 'pairs', fields: ['projectName', 'workKind', 'projectSite', 'projectBudget', 'period', 'sitingApproval'] },
      {
        kind: 'pairs',
        title: text('建设单位', 'Developer', { ja_JP: '建設事業者', ko_KR: '건설 사업자' }),
        fields: ['applicantName', 'creditCode', 'isAgent', 'superior', 'address', 'email'],
      },
      {
        kind: 'pairs',
        title: text('上报文件与联系人', 'Letter and contact', { ja_JP: '進達文書と連絡先', ko_KR: '상신 공문과 연락처' }),
        fields: ['rfTitle', 'rfNumber', 'atpName', 'projectLeader', 'contract', 'telNumber'],
      },
    ],
  },
  {
    key: 'unit',
    title: text('文物保护单位概况', 'Heritage unit', { ja_JP: '文化財保護単位の概要', ko_KR: '문화유산 보호단위 개요' }),
    call: 'getUnitOverview',
    sections: ['unit'],
    layout: [
      {
        kind: 'pairs',
        fields: [
          'punitName',
          'punitLevel',
          'punitClassName',
          'punitCode',
          'lotNumbers',
          'punitAge',
          'region',
          'punitAddress',
          'hasRange',
          'hasZone',
        ],
      },
      { kind: 'paragraph', field: 'range', title: text('保护范围', 'Protection range', { ja_JP: '保護範囲', ko_KR: '보호구역' }) },
      { kind: 'paragraph', field: 'zone', title: text('建设控制地带', 'Control zone', { ja_JP: '建設規制地帯', ko_KR: '건설통제지대' }) },
    ],
  },
  {
    key: 'content',
    title: text('工程内容与必要性', 'Works and why', { ja_JP: '工事内容と必要性', ko_KR: '공사 내용과 필요성' }),
    call: 'getProjectContent',
    sections: ['project'],
    layout: [
      {
        kind: 'paragraph',
        field: 'projectScale',
        title: text('建设规模和主要内容', 'Size and contents', { ja_JP: '規模と主な内容', ko_KR: '규모와 주요 내용' }),
      },
      {
        kind: 'paragraph',
        field: 'unavoidable',
        title: text('无法避让的理由', 'Why it cannot be avoided', { ja_JP: '回避できない理由', ko_KR: '피할 수 없는 사유' }),
      },
    ],
  },
  {
    key: 'impact',
    title: text('对文物的影响', 'Impact', { ja_JP: '文化財への影響', ko_KR: '문화유산에 미치는 영향' }),
    call: 'getRiskAssessment',
    sections: ['impact'],
    layout: [
      { kind: 'pairs', fields: ['areaInRange', 'distance', 'maxHeight', 'maxDepth', 'vibration', 'assessmentUnit', 'isWorldHeritage'] },
      {
        kind: 'paragraph',
        field: 'assessmentConclusion',
        title: text('文物影响评估结论', 'Conclusion of the assessment', { ja_JP: '文化財影響評価の結論', ko_KR: '문화유산 영향평가 결론' }),
      },
      {
        kind: 'paragraph',
        field: 'heritageImpact',
        title: text('对遗产突出普遍价值的影响', 'Impact on the outstanding universal value', {
          ja_JP: '遺産の顕著な普遍的価値への影響',
          ko_KR: '유산의 탁월한 보편적 가치에 미치는 영향',
        }),
      },
    ],
  },
  {
    key: 'protection',
    title: text('文物保护措施', 'Protection measures', { ja_JP: '文化財の保護措置', ko_KR: '문화유산 보호 조치' }),
    call: 'getSafetyMeasures',
    sections: ['protection'],
    layout: [
      { kind: 'pairs', fields: ['designUnit', 'qualificationCode'] },
      {
        kind: 'paragraph',
        field: 'measures',
        title: text('保护措施主要内容', 'Measures', { ja_JP: '保護措置の主な内容', ko_KR: '보호 조치의 주요 내용' }),
      },
      { kind: 'paragraph', field: 'monitoring', title: text('监测方案', 'Monitoring', { ja_JP: '監視計画', ko_KR: '모니터링 계획' }) },
      {
        kind: 'paragraph',
        field: 'emergency',
        title: text('应急预案', 'Emergency plan', { ja_JP: '緊急時対応計画', ko_KR: '비상 대응 계획' }),
      },
    ],
  },
  {
    key: 'archaeology',
    title: text('考古调查、勘探', 'Archaeological survey', { ja_JP: '発掘前の調査', ko_KR: '매장유산 조사' }),
    call: 'getDesignBasis',
    sections: ['archaeology'],
    layout: [
      { kind: 'pairs', fields: ['isSurveyed', 'surveyUnit', 'surveyArea'] },
      { kind: 'paragraph', field: 'surveyResult', title: text('调查、勘探结果', 'Result', { ja_JP: '調査結果', ko_KR: '조사 결과' }) },
      {
        kind: 'paragraph',
        field: 'surveyPlan',
        title: text('未完成的原因和安排', 'Why not, and when', { ja_JP: '未完了の理由と予定', ko_KR: '미완료 사유와 계획' }),
      },
    ],
  },
  {
    key: 'attachments',
    title: text('申请材料', 'Materials', { ja_JP: '申請書類', ko_KR: '신청 서류' }),
    call: 'wbws/getAttachment',
    sections: ['materials'],
    layout: [{ kind: 'materials' }],
  },
]
