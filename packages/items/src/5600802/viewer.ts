import type { ViewerNode } from '@wenwu/core/item/model'
import { excavationFundingNode, excavationPeopleNode, siteProtectionNode, surveyNode } from '../_blocks/excavation-viewer.ts'
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
  surveyNode,
  {
    key: 'trenches',
    title: text('布方计划', 'Trench plan'),
    call: 'getWorkArrangements',
    sections: ['trenches'],
    layout: [{ kind: 'table', field: 'trenchList' }],
  },
  excavationFundingNode,
  excavationPeopleNode,
  siteProtectionNode,
  attachmentsNode,
]
