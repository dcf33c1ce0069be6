import type { ViewerNode } from '@wenwu/core/item/model'
import type { Text } from '@wenwu/core/i18n/text'
import { attachmentsNode, planTime, schemeEntities, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [collection, scheme, unit, author, reviewer, relics, repair, copying, , budget, letter] = form.sections

/** A node that shows some fields of a section: long answers, each with its own call. */
function paragraphsNode(call: string, section: string, fields: string[], title: Text): ViewerNode {
  const { when } = section === 'repair' ? repair! : {}
  return {
    key: fields[0]!,
    title,
    call,
    sections: [section],
    layout: fields.map((field) => ({ kind: field === 'diseaseList' ? 'table' : 'paragraph', field })),
    ...(when !== undefined && { when }),
  }
}

/** Tree of the project viewer for repair schemes (specification §2.6): the calls of §7.3 that begin with getRepair, and their neighbours. */
export const viewer: ViewerNode[] = [
  {
    ...sectionNode('getRepairBasicInfor', [scheme!, collection!, letter!], {
      key: 'basic',
      title: text('方案基本信息', 'Basic information'),
    }),
    entities: schemeEntities,
    ...planTime('tbCrrSzhMainEntity'),
  },
  sectionNode('getBasicInfor', [unit!]),
  sectionNode('getOrganizationalManagement', [author!]),
  sectionNode('getCulturalRelicExamine', [reviewer!]),
  sectionNode('getRepairCulturalRelicData', [relics!]),
  paragraphsNode('getRepairEvaluat', 'repair', ['repairEvaluate'], text('价值评估', 'Value')),
  paragraphsNode('preservationStatusSurvey', 'repair', ['preservationStatus'], text('保存现状调查', 'Survey')),
  paragraphsNode('getDiseaseEvaluation', 'repair', ['diseaseEvaluation', 'diseaseList'], text('病害评估', 'Damage')),
  paragraphsNode('getRepairWorkGoals', 'repair', ['primaryObjective'], text('工作目标', 'Aims')),
  paragraphsNode('getMaterialScreen', 'repair', ['materialScreen'], text('材料和工艺筛选', 'Materials')),
  paragraphsNode('getProtectionRepairSteps', 'repair', ['technicalRoute', 'repairSteps'], text('保护修复步骤', 'Steps')),
  paragraphsNode('getConditionalMeasures', 'repair', ['conditionalMeasures'], text('保存条件', 'Climate')),
  { ...sectionNode('getProjectContent', [copying!]), when: copying!.when! },
  {
    ...paragraphsNode('getWorkArrangements', 'execution', ['workArrangements'], text('工作安排', 'Arrangement')),
    layout: [
      { kind: 'pairs', fields: ['isEntrusted', 'executor', 'executorQualification', 'workPlace'] },
      { kind: 'paragraph', field: 'workArrangements' },
    ],
  },
  paragraphsNode('getRiskAssessment', 'execution', ['riskAnalysis'], text('风险分析', 'Risks')),
  paragraphsNode('getSafetyMeasures', 'execution', ['safetyMeasures'], text('安全措施', 'Safety')),
  sectionNode('getRepairBudget', [budget!]),
  attachmentsNode,
]
