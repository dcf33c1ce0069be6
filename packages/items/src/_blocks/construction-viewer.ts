import type { ViewerNode } from '@wenwu/core/item/model'
import { text } from './texts.ts'
import { applicantPairs, letterPairs } from './viewer.ts'

// How the sections of `construction.ts` are shown (specification §2.6).

export const constructionNode: ViewerNode = {
  key: 'basic',
  title: text('涉建项目基本信息', 'Basic information'),
  call: 'tBBdAcController/getWadeBuildingProjectInformation',
  sections: ['project', 'letter', 'applicant'],
  layout: [
    { kind: 'pairs', fields: ['projectName', 'workKind', 'projectSite', 'projectBudget', 'period', 'sitingApproval'] },
    { ...applicantPairs, title: text('建设单位', 'Developer') },
    letterPairs,
  ],
}

export const worksNode: ViewerNode = {
  key: 'content',
  title: text('工程内容与必要性', 'Works and why'),
  call: 'getProjectContent',
  sections: ['project'],
  layout: [
    {
      kind: 'paragraph',
      field: 'projectScale',
      title: text('建设规模和主要内容', 'Size and contents'),
    },
    {
      kind: 'paragraph',
      field: 'unavoidable',
      title: text('无法避让的理由', 'Why it cannot be avoided'),
    },
  ],
}

export const impactNode: ViewerNode = {
  key: 'impact',
  title: text('对文物的影响', 'Impact'),
  call: 'getRiskAssessment',
  sections: ['impact'],
  layout: [
    { kind: 'pairs', fields: ['areaInRange', 'distance', 'maxHeight', 'maxDepth', 'vibration', 'assessmentUnit', 'isWorldHeritage'] },
    {
      kind: 'paragraph',
      field: 'assessmentConclusion',
      title: text('文物影响评估结论', 'Conclusion of the assessment'),
    },
    {
      kind: 'paragraph',
      field: 'heritageImpact',
      title: text('对遗产突出普遍价值的影响', 'Impact on the outstanding universal value'),
    },
  ],
}

export const protectionNode: ViewerNode = {
  key: 'protection',
  title: text('文物保护措施', 'Protection measures'),
  call: 'getSafetyMeasures',
  sections: ['protection'],
  layout: [
    { kind: 'pairs', fields: ['designUnit', 'qualificationCode'] },
    {
      kind: 'paragraph',
      field: 'measures',
      title: text('保护措施主要内容', 'Measures'),
    },
    { kind: 'paragraph', field: 'monitoring', title: text('监测方案', 'Monitoring') },
    {
      kind: 'paragraph',
      field: 'emergency',
      title: text('应急预案', 'Emergency plan'),
    },
  ],
}

export const archaeologyNode: ViewerNode = {
  key: 'archaeology',
  title: text('考古调查、勘探', 'Archaeological survey'),
  call: 'getDesignBasis',
  sections: ['archaeology'],
  layout: [
    { kind: 'pairs', fields: ['isSurveyed', 'surveyUnit', 'surveyArea'] },
    { kind: 'paragraph', field: 'surveyResult', title: text('调查、勘探结果', 'Result') },
    {
      kind: 'paragraph',
      field: 'surveyPlan',
      title: text('未完成的原因和安排', 'Why not, and when'),
    },
  ],
}
