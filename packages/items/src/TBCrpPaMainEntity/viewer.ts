import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'

/** Tree of the project viewer (specification §2.6). */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('项目基本信息', 'Basic information', { ja_JP: '案件の基本情報', ko_KR: '사업 기본 정보' }),
    call: 'getProjectBasicInfor',
    sections: ['project', 'funding', 'letter', 'applicant', 'history', 'other'],
    layout: [
      {
        kind: 'pairs',
        fields: [
          'projectName',
          'ptName',
          'nature',
          'period',
          'poName',
          'compilationUnits',
          'projectFunding',
          'preFunding',
          'asksSpecialFund',
        ],
      },
      {
        kind: 'pairs',
        title: text('申请单位', 'Applicant', { ja_JP: '申請者', ko_KR: '신청 기관' }),
        fields: ['applicantName', 'creditCode', 'isAgent', 'superior', 'address', 'email'],
      },
      {
        kind: 'pairs',
        title: text('上报文件与联系人', 'Letter and contact', { ja_JP: '進達文書と連絡先', ko_KR: '상신 공문과 연락처' }),
        fields: ['rfTitle', 'rfNumber', 'atpName', 'projectLeader', 'contract', 'telNumber'],
      },
      { kind: 'paragraph', field: 'remark', title: text('备注', 'Remark', { ja_JP: '備考', ko_KR: '비고' }) },
    ],
  },
  {
    key: 'unit',
    title: text('文物保护单位概况', 'Heritage unit', { ja_JP: '文化財保護単位の概要', ko_KR: '문화유산 보호단위 개요' }),
    call: 'getUnitOverview',
    sections: ['unit', 'history'],
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
      {
        kind: 'table',
        field: 'tbcrpPaCompdetailList',
        title: text('历次保护工程', 'Earlier works', { ja_JP: '過去の保護工事', ko_KR: '과거 보호공사' }),
      },
    ],
  },
  {
    key: 'content',
    title: text('工程内容', 'Contents of the works', { ja_JP: '工事内容', ko_KR: '공사 내용' }),
    call: 'getProjectContent',
    sections: ['project'],
    layout: [
      {
        kind: 'paragraph',
        field: 'currentState',
        title: text('保存现状与主要病害', 'Condition and main damage', { ja_JP: '保存状況と主な損傷', ko_KR: '보존 현황과 주요 손상' }),
      },
      { kind: 'paragraph', field: 'necessity', title: text('立项必要性', 'Necessity', { ja_JP: '事業の必要性', ko_KR: '사업의 필요성' }) },
      {
        kind: 'paragraph',
        field: 'scope',
        title: text('工程范围与主要内容', 'Scope and main contents', { ja_JP: '工事の範囲と主な内容', ko_KR: '공사 범위와 주요 내용' }),
      },
      { kind: 'paragraph', field: 'technicalRoute', title: text('技术路线', 'Technical route', { ja_JP: '技術方針', ko_KR: '기술 방침' }) },
    ],
  },
  {
    key: 'budget',
    title: text('经费估算', 'Estimate', { ja_JP: '経費見積', ko_KR: '경비 추정' }),
    call: 'getBudgetExplain',
    sections: ['funding'],
    layout: [
      { kind: 'pairs', fields: ['projectFunding', 'preFunding', 'asksSpecialFund'] },
      { kind: 'table', field: 'estimate' },
    ],
  },
  {
    key: 'design',
    title: text('拟承担方案编制的单位', 'Proposed design firm', { ja_JP: '計画作成の予定機関', ko_KR: '방안 작성 예정 기관' }),
    call: 'getOrganizationalManagement',
    sections: ['design'],
    layout: [
      { kind: 'pairs', fields: ['designUnit', 'qualificationCode', 'qualificationGrade'] },
      {
        kind: 'paragraph',
        field: 'designExperience',
        title: text('资信与同类业绩', 'Standing and similar works', { ja_JP: '信用と同種の実績', ko_KR: '신용과 유사 실적' }),
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
