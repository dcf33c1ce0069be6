import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'

/** Tree of the project viewer (specification §2.6). Each call of §7.3 is named once; every field of the form is shown somewhere. */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('项目基本信息', 'Basic information', { ja_JP: '案件の基本情報', ko_KR: '사업 기본 정보' }),
    call: 'getProjectBasicInfor',
    sections: ['project', 'letter', 'applicant'],
    layout: [
      { kind: 'pairs', fields: ['projectName', 'projectFunding', 'period'] },
      { kind: 'paragraph', field: 'necessity', title: text('必要性', 'Necessity', { ja_JP: '要否', ko_KR: '필요 여부' }) },
      { kind: 'paragraph', field: 'remark', title: text('备注', 'Remark', { ja_JP: '備考', ko_KR: '비고' }) },
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
    key: 'attachments',
    title: text('申请材料', 'Materials', { ja_JP: '申請書類', ko_KR: '신청 서류' }),
    call: 'wbws/getAttachment',
    sections: ['materials'],
    layout: [{ kind: 'materials' }],
  },
]
