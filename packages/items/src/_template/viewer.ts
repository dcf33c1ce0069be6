import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'

/** Tree of the project viewer (specification §2.6). Each call of §7.3 is named once; every field of the form is shown somewhere. */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('项目基本信息', 'Basic information'),
    call: 'getProjectBasicInfor',
    sections: ['project', 'letter', 'applicant'],
    layout: [
      { kind: 'pairs', fields: ['projectName', 'projectFunding', 'period'] },
      { kind: 'paragraph', field: 'necessity', title: text('必要性', 'Necessity') },
      { kind: 'paragraph', field: 'remark', title: text('备注', 'Remark') },
      { kind: 'pairs', title: text('申请单位', 'Applicant'), fields: ['applicantName', 'creditCode', 'superior', 'address', 'email'] },
      {
        kind: 'pairs',
        title: text('上报文件与联系人', 'Letter and contact'),
        fields: ['rfTitle', 'rfNumber', 'atpName', 'projectLeader', 'contract', 'telNumber'],
      },
    ],
  },
  {
    key: 'unit',
    title: text('文物保护单位概况', 'Heritage unit'),
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
      { kind: 'paragraph', field: 'range', title: text('保护范围', 'Protection range') },
      { kind: 'paragraph', field: 'zone', title: text('建设控制地带', 'Control zone') },
    ],
  },
  {
    key: 'attachments',
    title: text('申请材料', 'Materials'),
    call: 'wbws/getAttachment',
    sections: ['materials'],
    layout: [{ kind: 'materials' }],
  },
]
