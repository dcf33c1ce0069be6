import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, planTime, schemeEntities, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [collection, main, unit, author, reviewer, , relics, , rights, , budget, letter] = form.sections

/** Tree of the project viewer for digitization (specification §2.6): the calls of §7.3 from getOutline on. */
export const viewer: ViewerNode[] = [
  {
    ...sectionNode('getProjectBasicInfor', [main!, collection!, letter!], {
      key: 'basic',
      title: text('项目基本信息', 'Basic information'),
    }),
    entities: [...schemeEntities, 'tbCrrSzhDetailEntity'],
    ...planTime('tbCrrSzhMainEntity'),
  },
  sectionNode('getBasicInfor', [unit!]),
  sectionNode('getDesignBasis', [author!]),
  sectionNode('getCulturalRelicExamine', [reviewer!]),
  {
    key: 'outline',
    title: text('项目概述', 'Outline'),
    call: 'getOutline',
    sections: ['tbCrrSzhDetailEntity'],
    layout: [{ kind: 'paragraph', field: 'temp1' }],
  },
  {
    key: 'relicIntroduction',
    title: text('文物概况', 'The relics'),
    call: 'getCulturalRelicIntroduc',
    sections: ['tbCrrSzhDetailEntity'],
    layout: [{ kind: 'paragraph', field: 'relicIntroduction' }],
  },
  sectionNode('getCulturalRelicData', [relics!]),
  {
    key: 'projectObject',
    title: text('数字化对象', 'Objects'),
    call: 'getProjectObject',
    sections: ['content'],
    layout: [
      { kind: 'pairs', fields: ['captureCount'] },
      { kind: 'paragraph', field: 'projectObject', title: text('数字化对象', 'Objects') },
      { kind: 'table', field: 'captureList', title: text('采集内容和精度', 'Captures and resolution') },
    ],
  },
  {
    key: 'content',
    title: text('数字化内容', 'Digitization'),
    call: 'getProjectContent',
    sections: ['content'],
    layout: [
      { kind: 'paragraph', field: 'primaryObjective', title: text('工作目标', 'Aims') },
      { kind: 'paragraph', field: 'technicalRoute', title: text('技术路线', 'Technical route') },
      { kind: 'paragraph', field: 'qualityControl', title: text('数据标准和质量检查', 'Standards and checks') },
      { kind: 'paragraph', field: 'use', title: text('成果应用', 'Use of the results') },
    ],
  },
  {
    key: 'safety',
    title: text('文物安全和风险', 'Safety and risks'),
    call: 'getSafetyMeasures',
    sections: ['content'],
    layout: [
      { kind: 'paragraph', field: 'relicSafety', title: text('采集中的文物安全', 'Safety of the relics') },
      { kind: 'paragraph', field: 'riskAnalysis', title: text('风险分析', 'Risks') },
    ],
  },
  sectionNode('getPropertyRightsProtection', [rights!]),
  {
    key: 'organization',
    title: text('组织管理', 'Organisation'),
    call: 'getOrganizationalManagement',
    sections: ['management'],
    layout: [{ kind: 'paragraph', field: 'organization' }],
  },
  {
    key: 'schedule',
    title: text('实施进度', 'Schedule'),
    call: 'getImplementaProgress',
    sections: ['management'],
    layout: [{ kind: 'paragraph', field: 'schedule' }],
  },
  sectionNode('getBudgetExplain', [budget!]),
  attachmentsNode,
]
