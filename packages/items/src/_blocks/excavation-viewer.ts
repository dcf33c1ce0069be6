import type { ViewerNode } from '@wenwu/core/item/model'
import { text } from './texts.ts'

// How the sections of `excavation.ts` are shown (specification §2.6).

export const surveyNode: ViewerNode = {
  key: 'survey',
  title: text('前期调查、勘探', 'Earlier survey'),
  call: 'getDesignBasis',
  sections: ['survey'],
  layout: [
    { kind: 'pairs', fields: ['surveyUnit', 'surveyPeriod'] },
    { kind: 'paragraph', field: 'surveyResult' },
  ],
}

export const excavationFundingNode: ViewerNode = {
  key: 'funding',
  title: text('经费', 'Funding'),
  call: 'getBudgetExplain',
  sections: ['funding'],
  layout: [{ kind: 'pairs', fields: ['projectFunding', 'fundSource'] }],
}

export const excavationPeopleNode: ViewerNode = {
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
}

export const siteProtectionNode: ViewerNode = {
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
}
