import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, planTime, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [collection, main, unit, author, reviewer, relics, , , equipment, budget, letter] = form.sections

/** Tree of the project viewer for preventive protection (specification §2.6): the calls of §7.3 that name it, and their neighbours. */
export const viewer: ViewerNode[] = [
  {
    ...sectionNode('getPreventiveProtection', [main!, collection!, letter!], {
      key: 'basic',
      title: text('项目基本信息', 'Basic information'),
    }),
    entities: ['tbcrrYfxMainPage', 'tbCrrSzhUnitEntity', 'bzfzrPage', 'fashrPage', 'fashrPage.fazybzrList'],
    ...planTime('tbcrrYfxMainPage'),
  },
  sectionNode('getBasicInfor', [unit!]),
  sectionNode('getOrganizationalManagement', [author!]),
  sectionNode('getCulturalRelicExamine', [reviewer!]),
  sectionNode('getPrevenCulturalRelicData', [relics!]),
  {
    key: 'rooms',
    title: text('库房和展厅信息', 'Stores and galleries'),
    call: 'getGarageShowroomInfo',
    sections: ['rooms'],
    layout: [
      { kind: 'table', field: 'roomList' },
      { kind: 'paragraph', field: 'preventiveStatus', title: text('预防性保护现状', 'Preventive protection so far') },
    ],
  },
  {
    key: 'monitoring',
    title: text('环境监测和评估', 'Monitoring and assessment'),
    call: 'getMonitoringAndEvalua',
    sections: ['rooms'],
    layout: [{ kind: 'paragraph', field: 'monitoring' }],
  },
  ...(
    [
      ['getDesignBasis', ['designBasis'], text('设计依据', 'Basis of the design')],
      ['getWorkGoals', ['primaryObjective', 'technicalRoute'], text('工作目标', 'Aims')],
      ['getDescripOfMeasure', ['measureDescription', 'upkeep'], text('措施说明', 'Measures')],
      ['getRiskAssessment', ['riskAnalysis'], text('风险分析', 'Risks')],
      ['getSafetyPrecautions', ['safetyPrecautions'], text('文物安全措施', 'Safety')],
      ['getPreventImplementaProgress', ['schedule'], text('实施进度', 'Schedule')],
    ] as const
  ).map(([call, fields, title]): ViewerNode => ({
    key: fields[0],
    title,
    call,
    sections: ['measures'],
    layout: fields.map((field) => ({ kind: 'paragraph', field })),
  })),
  sectionNode('getPrecautionaryMeasures', [equipment!]),
  sectionNode('getPreventBudgetInfoExplain', [budget!]),
  attachmentsNode,
]
