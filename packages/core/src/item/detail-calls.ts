/**
 * The 49 detail calls of specification §7.3, without the leading `/api/`. A viewer node of an item names one of them; the server
 * mounts all of them with one handler, so an item decides what a call shows and no call knows an item.
 */
export const detailCalls = [
  'wbws/getAttachment',
  'getProjectBasicInfor',
  'getUnitOverview',
  'getAnnualBasicInfo',
  'getSafeBasicInfor',
  'getThreeAnnualBasicInfo',
  'getRepairBasicInfor',
  'getRepairCulturalRelicData',
  'getRepairEvaluat',
  'preservationStatusSurvey',
  'getRepairWorkGoals',
  'getDiseaseEvaluation',
  'getMaterialScreen',
  'getProtectionRepairSteps',
  'getConditionalMeasures',
  'getRiskAssessment',
  'getWorkArrangements',
  'getSafetyMeasures',
  'getRepairBudget',
  'getCollectionSchedule',
  'getProgramPlanningProposal',
  'getPrecautionaryMeasures',
  'getMonitoringAndEvalua',
  'getDesignBasis',
  'getWorkGoals',
  'getDescripOfMeasure',
  'getPreventImplementaProgress',
  'getSafetyPrecautions',
  'getPreventBudgetInfoExplain',
  'getGarageShowroomInfo',
  'getPrevenCulturalRelicData',
  'getOutline',
  'getCulturalRelicData',
  'getCulturalRelicIntroduc',
  'getProjectObject',
  'getProjectContent',
  'getImplementaProgress',
  'getOrganizationalManagement',
  'getBudgetExplain',
  'getPropertyRightsProtection',
  'getCulturalRelicExamine',
  'getPreventiveProtection',
  'getBasicInfor',
  'tBBdAcController/getProjectSchemeBasicInformation',
  'tBBdAcController/getPlanningProject',
  'tBBdAcController/getPlanningProjectUnitInformation',
  'tBBdAcController/getProtectionPlanningInformation',
  'tBBdAcController/getWadeBuildingProjectInformation',
  'getKgBascicInfo',
] as const

export type DetailCall = (typeof detailCalls)[number]

/** The only detail call that is a GET (its id stands in the query); all others are POST. */
export const getDetailCalls: readonly DetailCall[] = ['getKgBascicInfo']

/**
 * Calls that answer a list of which the callers use the first element. §7.3 says so of «some» of the five under tBBdAcController; that it is the
 * two which describe what a plan is about is our assumption (decision 0149).
 */
export const listDetailCalls: readonly DetailCall[] = [
  'tBBdAcController/getPlanningProjectUnitInformation',
  'tBBdAcController/getProtectionPlanningInformation',
]

/** Whether a name is one of the detail calls of §7.3. */
export function isDetailCall(name: string): name is DetailCall {
  return (detailCalls as readonly string[]).includes(name)
}
