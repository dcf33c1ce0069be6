import type { ViewerNode } from '@wenwu/core/item/model'
import { applicantPairs, attachmentsNode, letterPairs, unitNode } from '../_blocks/viewer.ts'
import { text } from './texts.ts'

/** Tree of the project viewer for the initiation of planning (specification §2.6). */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('规划立项基本信息', 'Basic information'),
    call: 'tBBdAcController/getPlanningProject',
    sections: ['project', 'letter', 'applicant'],
    layout: [{ kind: 'pairs', fields: ['projectName', 'ptName', 'planArea', 'planYears', 'period'] }, applicantPairs, letterPairs],
  },
  { ...unitNode, call: 'tBBdAcController/getPlanningProjectUnitInformation' },
  {
    key: 'content',
    title: text('规划内容', 'Contents of the plan'),
    call: 'getProjectContent',
    sections: ['project'],
    layout: [
      {
        kind: 'paragraph',
        field: 'currentState',
        title: text('保护、管理、利用现状', 'Present protection, management and use'),
      },
      { kind: 'paragraph', field: 'problems', title: text('存在的主要问题', 'Main problems') },
      {
        kind: 'paragraph',
        field: 'necessity',
        title: text('编制规划的必要性', 'Necessity'),
      },
      {
        kind: 'paragraph',
        field: 'scope',
        title: text('规划范围与主要内容', 'Scope and main contents'),
      },
      { kind: 'table', field: 'relatedPlans', title: text('相关规划', 'Related plans') },
    ],
  },
  {
    key: 'compilation',
    title: text('编制单位与经费', 'Author and funding'),
    call: 'getOrganizationalManagement',
    sections: ['compilation'],
    layout: [
      { kind: 'pairs', fields: ['compilationUnits', 'qualificationCode', 'qualificationGrade', 'projectFunding', 'asksSpecialFund'] },
      {
        kind: 'paragraph',
        field: 'baseData',
        title: text('基础资料和前期工作', 'Base data and work done'),
      },
      { kind: 'paragraph', field: 'remark', title: text('备注', 'Remark') },
    ],
  },
  attachmentsNode,
]
