import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'

/** Tree of the project viewer (specification §2.6). */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('项目基本信息', 'Basic information'),
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
      { kind: 'pairs', title: text('申请单位', 'Applicant'), fields: ['applicantName', 'creditCode', 'superior', 'address', 'email'] },
      {
        kind: 'pairs',
        title: text('上报文件与联系人', 'Letter and contact'),
        fields: ['rfTitle', 'rfNumber', 'atpName', 'projectLeader', 'contract', 'telNumber'],
      },
      { kind: 'paragraph', field: 'remark', title: text('备注', 'Remark') },
    ],
  },
  {
    key: 'unit',
    title: text('文物保护单位概况', 'Heritage unit'),
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
      { kind: 'paragraph', field: 'range', title: text('保护范围', 'Protection range') },
      { kind: 'paragraph', field: 'zone', title: text('建设控制地带', 'Control zone') },
      { kind: 'table', field: 'tbcrpPaCompdetailList', title: text('历次保护工程', 'Earlier works') },
    ],
  },
  {
    key: 'content',
    title: text('工程内容', 'Contents of the works'),
    call: 'getProjectContent',
    sections: ['project'],
    layout: [
      { kind: 'paragraph', field: 'currentState', title: text('保存现状与主要病害', 'Condition and main damage') },
      { kind: 'paragraph', field: 'necessity', title: text('立项必要性', 'Necessity') },
      { kind: 'paragraph', field: 'scope', title: text('工程范围与主要内容', 'Scope and main contents') },
      { kind: 'paragraph', field: 'technicalRoute', title: text('技术路线', 'Technical route') },
    ],
  },
  {
    key: 'budget',
    title: text('经费估算', 'Estimate'),
    call: 'getBudgetExplain',
    sections: ['funding'],
    layout: [
      { kind: 'pairs', fields: ['projectFunding', 'preFunding', 'asksSpecialFund'] },
      { kind: 'table', field: 'estimate' },
    ],
  },
  {
    key: 'design',
    title: text('拟承担方案编制的单位', 'Proposed design firm'),
    call: 'getOrganizationalManagement',
    sections: ['design'],
    layout: [
      { kind: 'pairs', fields: ['designUnit', 'qualificationCode', 'qualificationGrade'] },
      { kind: 'paragraph', field: 'designExperience', title: text('资信与同类业绩', 'Standing and similar works') },
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
