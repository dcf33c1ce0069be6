import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'

/** Tree of the project viewer for the initiation of planning (specification §2.6). */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('规划立项基本信息', 'Basic information', { ja_JP: '計画立案の基本情報', ko_KR: '계획 입안 기본 정보' }),
    call: 'tBBdAcController/getPlanningProject',
    sections: ['project', 'letter', 'applicant'],
    layout: [
      { kind: 'pairs', fields: ['projectName', 'ptName', 'planArea', 'planYears', 'period'] },
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
    ],
  },
  {
    key: 'unit',
    title: text('文物保护单位概况', 'Heritage unit', { ja_JP: '文化財保護単位の概要', ko_KR: '문화유산 보호단위 개요' }),
    call: 'tBBdAcController/getPlanningProjectUnitInformation',
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
    title: text('规划内容', 'Contents of the plan', { ja_JP: '計画内容', ko_KR: '계획 내용' }),
    call: 'getProjectContent',
    sections: ['project'],
    layout: [
      {
        kind: 'paragraph',
        field: 'currentState',
        title: text('保护、管理、利用现状', 'Present protection, management and use', {
          ja_JP: '保護・管理・活用の現状',
          ko_KR: '보호·관리·활용 현황',
        }),
      },
      { kind: 'paragraph', field: 'problems', title: text('存在的主要问题', 'Main problems', { ja_JP: '主な課題', ko_KR: '주요 문제' }) },
      {
        kind: 'paragraph',
        field: 'necessity',
        title: text('编制规划的必要性', 'Necessity', { ja_JP: '計画策定の必要性', ko_KR: '계획 수립의 필요성' }),
      },
      {
        kind: 'paragraph',
        field: 'scope',
        title: text('规划范围与主要内容', 'Scope and main contents', { ja_JP: '計画の範囲と主な内容', ko_KR: '계획 범위와 주요 내용' }),
      },
      { kind: 'table', field: 'relatedPlans', title: text('相关规划', 'Related plans', { ja_JP: '関連計画', ko_KR: '관련 계획' }) },
    ],
  },
  {
    key: 'compilation',
    title: text('编制单位与经费', 'Author and funding', { ja_JP: '策定機関と経費', ko_KR: '수립 기관과 경비' }),
    call: 'getOrganizationalManagement',
    sections: ['compilation'],
    layout: [
      { kind: 'pairs', fields: ['compilationUnits', 'qualificationCode', 'qualificationGrade', 'projectFunding', 'asksSpecialFund'] },
      {
        kind: 'paragraph',
        field: 'baseData',
        title: text('基础资料和前期工作', 'Base data and work done', { ja_JP: '基礎資料と準備作業', ko_KR: '기초 자료와 사전 작업' }),
      },
      { kind: 'paragraph', field: 'remark', title: text('备注', 'Remark', { ja_JP: '備考', ko_KR: '비고' }) },
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
