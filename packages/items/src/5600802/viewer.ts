import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, letterPairs, unitNode } from '../_blocks/viewer.ts'
import { text } from './texts.ts'

/** Tree of the project viewer for archaeological plans (specification §2.6); its basic call is the one GET of §7.3. */
export const viewer: ViewerNode[] = [
  {
    key: 'basic',
    title: text('考古发掘基本信息', 'Basic information'),
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
        title: text('抢救发掘的原因', 'Why a rescue dig'),
      },
      {
        kind: 'pairs',
        title: text('考古发掘单位', 'Excavation unit'),
        fields: ['applicantName', 'headName', 'certificateCode', 'creditCode', 'isAgent', 'superior', 'address', 'email'],
      },
      letterPairs,
      {
        kind: 'paragraph',
        field: 'remark',
        title: text('其他需要说明的问题', 'Anything else'),
      },
    ],
  },
  { ...unitNode, title: text('发掘对象', 'Object of the excavation') },
  {
    key: 'aims',
    title: text('学术目的与发掘计划', 'Aim and plan'),
    call: 'getWorkGoals',
    sections: ['project'],
    layout: [
      { kind: 'paragraph', field: 'academicAim', title: text('学术目的', 'Aim') },
      { kind: 'paragraph', field: 'workPlan', title: text('发掘计划', 'Plan') },
      {
        kind: 'paragraph',
        field: 'lastReport',
        title: text('上年度考古工作报告完成情况', 'Last year’s report'),
      },
    ],
  },
  {
    key: 'survey',
    title: text('前期调查、勘探', 'Earlier survey'),
    call: 'getDesignBasis',
    sections: ['survey'],
    layout: [
      { kind: 'pairs', fields: ['surveyUnit', 'surveyPeriod'] },
      { kind: 'paragraph', field: 'surveyResult' },
    ],
  },
  {
    key: 'trenches',
    title: text('布方计划', 'Trench plan'),
    call: 'getWorkArrangements',
    sections: ['trenches'],
    layout: [{ kind: 'table', field: 'trenchList' }],
  },
  {
    key: 'funding',
    title: text('经费', 'Funding'),
    call: 'getBudgetExplain',
    sections: ['funding'],
    layout: [{ kind: 'pairs', fields: ['projectFunding', 'fundSource'] }],
  },
  {
    key: 'people',
    title: text('领队与业务人员', 'Leader and staff'),
    call: 'getOrganizationalManagement',
    sections: ['leader', 'staff'],
    layout: [
      { kind: 'pairs', fields: ['leader'] },
      {
        kind: 'table',
        field: 'leaderProjects',
        title: text('主持完成的发掘项目', 'Excavations led'),
      },
      {
        kind: 'paragraph',
        field: 'leaderResults',
        title: text('代表性学术成果', 'Main publications'),
      },
      { kind: 'table', field: 'staffList', title: text('主要业务人员', 'Staff') },
    ],
  },
  {
    key: 'protection',
    title: text('现场保护', 'Protection on site'),
    call: 'getSafetyPrecautions',
    sections: ['protection'],
    layout: [
      {
        kind: 'paragraph',
        field: 'siteProtection',
        title: text('可能出现遗迹的保护措施', 'Measures for features that may be found'),
      },
      {
        kind: 'paragraph',
        field: 'findsProtection',
        title: text('出土文物保护的技术准备', 'Technical preparation for finds'),
      },
      {
        kind: 'paragraph',
        field: 'safety',
        title: text('工地安全和文物安全', 'Safety of site and finds'),
      },
    ],
  },
  attachmentsNode,
]
