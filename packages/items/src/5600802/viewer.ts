import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'

/** Tree of the project viewer for archaeological plans (specification §2.6); its basic call is the one GET of §7.3. */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('考古发掘基本信息', 'Basic information', { ja_JP: '発掘の基本情報', ko_KR: '발굴 기본 정보' }),
    call: 'getKgBascicInfo',
    sections: ['project', 'letter', 'applicant', 'other'],
    layout: [
      {
        kind: 'pairs',
        fields: [
          'projectName',
          'purpose',
          'period',
          'digPlace',
          'digArea',
          'siteArea',
          'isContinued',
          'constructionProject',
          'constructionUnit',
          'startedOn',
        ],
      },
      {
        kind: 'paragraph',
        field: 'rescueReason',
        title: text('抢救发掘的原因', 'Why a rescue dig', { ja_JP: '緊急発掘の理由', ko_KR: '긴급 발굴 사유' }),
      },
      {
        kind: 'pairs',
        title: text('考古发掘单位', 'Excavation unit', { ja_JP: '発掘調査機関', ko_KR: '발굴 기관' }),
        fields: ['applicantName', 'headName', 'certificateCode', 'creditCode', 'isAgent', 'superior', 'address', 'email'],
      },
      {
        kind: 'pairs',
        title: text('上报文件与联系人', 'Letter and contact', { ja_JP: '進達文書と連絡先', ko_KR: '상신 공문과 연락처' }),
        fields: ['rfTitle', 'rfNumber', 'atpName', 'projectLeader', 'contract', 'telNumber'],
      },
      {
        kind: 'paragraph',
        field: 'remark',
        title: text('其他需要说明的问题', 'Anything else', { ja_JP: 'その他の説明事項', ko_KR: '기타 설명 사항' }),
      },
    ],
  },
  {
    key: 'unit',
    title: text('发掘对象', 'Object of the excavation', { ja_JP: '発掘対象', ko_KR: '발굴 대상' }),
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
    key: 'aims',
    title: text('学术目的与发掘计划', 'Aim and plan', { ja_JP: '学術目的と発掘計画', ko_KR: '학술 목적과 발굴 계획' }),
    call: 'getWorkGoals',
    sections: ['project'],
    layout: [
      { kind: 'paragraph', field: 'academicAim', title: text('学术目的', 'Aim', { ja_JP: '学術目的', ko_KR: '학술 목적' }) },
      { kind: 'paragraph', field: 'workPlan', title: text('发掘计划', 'Plan', { ja_JP: '発掘計画', ko_KR: '발굴 계획' }) },
      {
        kind: 'paragraph',
        field: 'lastReport',
        title: text('上年度考古工作报告完成情况', 'Last year’s report', {
          ja_JP: '前年度の調査報告の作成状況',
          ko_KR: '전년도 조사 보고 작성 현황',
        }),
      },
    ],
  },
  {
    key: 'survey',
    title: text('前期调查、勘探', 'Earlier survey', { ja_JP: '事前調査', ko_KR: '사전 조사' }),
    call: 'getDesignBasis',
    sections: ['survey'],
    layout: [
      { kind: 'pairs', fields: ['surveyUnit', 'surveyPeriod'] },
      { kind: 'paragraph', field: 'surveyResult' },
    ],
  },
  {
    key: 'trenches',
    title: text('布方计划', 'Trench plan', { ja_JP: '調査区計画', ko_KR: '조사구 계획' }),
    call: 'getWorkArrangements',
    sections: ['trenches'],
    layout: [{ kind: 'table', field: 'trenchList' }],
  },
  {
    key: 'funding',
    title: text('经费', 'Funding', { ja_JP: '経費', ko_KR: '경비' }),
    call: 'getBudgetExplain',
    sections: ['funding'],
    layout: [{ kind: 'pairs', fields: ['projectFunding', 'fundSource'] }],
  },
  {
    key: 'people',
    title: text('领队与业务人员', 'Leader and staff', { ja_JP: '発掘責任者と調査員', ko_KR: '발굴 책임자와 조사원' }),
    call: 'getOrganizationalManagement',
    sections: ['leader', 'staff'],
    layout: [
      { kind: 'pairs', fields: ['leader'] },
      {
        kind: 'table',
        field: 'leaderProjects',
        title: text('主持完成的发掘项目', 'Excavations led', { ja_JP: '主宰して完了した発掘案件', ko_KR: '주관하여 완료한 발굴 사업' }),
      },
      {
        kind: 'paragraph',
        field: 'leaderResults',
        title: text('代表性学术成果', 'Main publications', { ja_JP: '代表的な学術成果', ko_KR: '대표 학술 성과' }),
      },
      { kind: 'table', field: 'staffList', title: text('主要业务人员', 'Staff', { ja_JP: '主な調査員', ko_KR: '주요 조사원' }) },
    ],
  },
  {
    key: 'protection',
    title: text('现场保护', 'Protection on site', { ja_JP: '現場保護', ko_KR: '현장 보호' }),
    call: 'getSafetyPrecautions',
    sections: ['protection'],
    layout: [
      {
        kind: 'paragraph',
        field: 'siteProtection',
        title: text('可能出现遗迹的保护措施', 'Measures for features that may be found', {
          ja_JP: '遺構が見つかった場合の保護措置',
          ko_KR: '유구가 나올 경우의 보호 조치',
        }),
      },
      {
        kind: 'paragraph',
        field: 'findsProtection',
        title: text('出土文物保护的技术准备', 'Technical preparation for finds', {
          ja_JP: '出土品保護の技術準備',
          ko_KR: '출토 유물 보호의 기술 준비',
        }),
      },
      {
        kind: 'paragraph',
        field: 'safety',
        title: text('工地安全和文物安全', 'Safety of site and finds', { ja_JP: '現場と文化財の安全', ko_KR: '현장과 유물의 안전' }),
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
