import type { ViewerNode } from '@wenwu/core/item/model'
import { applicantPairs, attachmentsNode, letterPairs, unitNode } from '../_blocks/viewer.ts'
import { text } from './texts.ts'

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
      applicantPairs,
      letterPairs,
      { kind: 'paragraph', field: 'remark', title: text('备注', 'Remark') },
    ],
  },
  {
    ...unitNode,
    sections: ['unit', 'history'],
    layout: [
      ...unitNode.layout,
      {
        kind: 'table',
        field: 'tbcrpPaCompdetailList',
        title: text('历次保护工程', 'Earlier works'),
      },
    ],
  },
  {
    key: 'content',
    title: text('工程内容', 'Contents of the works'),
    call: 'getProjectContent',
    sections: ['project'],
    layout: [
      {
        kind: 'paragraph',
        field: 'currentState',
        title: text('保存现状与主要病害', 'Condition and main damage'),
      },
      { kind: 'paragraph', field: 'necessity', title: text('立项必要性', 'Necessity') },
      {
        kind: 'paragraph',
        field: 'scope',
        title: text('工程范围与主要内容', 'Scope and main contents'),
      },
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
      {
        kind: 'paragraph',
        field: 'designExperience',
        title: text('资信与同类业绩', 'Standing and similar works'),
      },
    ],
  },
  attachmentsNode,
]
