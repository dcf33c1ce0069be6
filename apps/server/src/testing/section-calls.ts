import type { DetailCall } from '@wenwu/core/item/detail-calls'

/** A detail call of specification §7.3: the matters that have its section, and the names of specification §3 that it answers with for each of them. */
interface SectionCall {
  matters: string
  names: string
}

const letter = 'rfNumber rfTitle contract telNumber atpName projectLeader'
const scheme = 'tbCrrSzhMainEntity tbCrrSzhUnitEntity tbCrrSzhPersonEntity01 tbCrrSzhPersonEntity02 tbCrrSzhPersonEntity03'

/** Call × matter, as it must be: written by hand, so that a viewer that loses a section is found. */
export const sectionCalls: Record<DetailCall, SectionCall> = {
  'wbws/getAttachment': {
    matters:
      '56004 56005 5600801 5600802 56009 56010 5601101 5601102 56012 56013 56014-a 56014-b 56015 56016 56017 56019 56022 TBCrpPaMainEntity TBCrpPpMainEntity TBCrpPyplanMainEntity_plan1 TBCrrPplanEntity_plan1 TBCrrPyplanMainEntity_plan1 TBCrrSzhMainEntity TBCrrYfxMainEntity TBSpPyplanMainEntity_plan1 other',
    names: '',
  },
  getProjectBasicInfor: { matters: 'TBCrpPaMainEntity TBCrrSzhMainEntity', names: letter },
  getUnitOverview: {
    matters:
      '56004 56005 5600801 5600802 56010 56012 56014-a 56014-b 56022 TBCrpPaMainEntity TBCrpPyplanMainEntity_plan1 TBSpPyplanMainEntity_plan1',
    names: 'punitName punitCode punitClassName lotNumbers punitAge',
  },
  getAnnualBasicInfo: { matters: 'TBCrpPyplanMainEntity_plan1 TBCrrPyplanMainEntity_plan1', names: `matterTitle billName ${letter}` },
  getSafeBasicInfor: { matters: '56014-b', names: `typeName mainComposition objectAndScope projectBudget ${letter}` },
  getThreeAnnualBasicInfo: { matters: 'TBSpPyplanMainEntity_plan1', names: `matterTitle billName ${letter}` },
  getRepairBasicInfor: { matters: '56015', names: `${scheme} schemeName planStartTime planEndTime planAllTime planTime projectBudget` },
  getRepairCulturalRelicData: { matters: '56015', names: 'culCangpinLevelAll culCangpinLevel1' },
  getRepairEvaluat: { matters: '56015', names: '' },
  preservationStatusSurvey: { matters: '56014-a 56015', names: '' },
  getRepairWorkGoals: { matters: '56015', names: 'primaryObjective' },
  getDiseaseEvaluation: { matters: '56015', names: '' },
  getMaterialScreen: { matters: '56015', names: '' },
  getProtectionRepairSteps: { matters: '56015', names: 'technicalRoute' },
  getConditionalMeasures: { matters: '56010 5601101 56014-b 56015', names: '' },
  getRiskAssessment: { matters: '56004 56005 56012 56014-a 56014-b 56015 TBCrrYfxMainEntity', names: '' },
  getWorkArrangements: { matters: '5600801 5600802 56015', names: '' },
  getSafetyMeasures: { matters: '56004 56005 56012 56015 TBCrrSzhMainEntity', names: '' },
  getRepairBudget: { matters: '56015', names: '' },
  getCollectionSchedule: { matters: 'TBCrrPplanEntity_plan1', names: 'culCangpinLevelAll culturalRelicList' },
  getProgramPlanningProposal: { matters: '56022 TBCrrPplanEntity_plan1', names: '' },
  getPrecautionaryMeasures: { matters: 'TBCrrYfxMainEntity', names: '' },
  getMonitoringAndEvalua: { matters: 'TBCrrYfxMainEntity', names: '' },
  getDesignBasis: { matters: '56004 56005 5600801 5600802 56010 56012 TBCrrSzhMainEntity TBCrrYfxMainEntity', names: '' },
  getWorkGoals: { matters: '5600802 56013 TBCrrYfxMainEntity', names: '' },
  getDescripOfMeasure: { matters: 'TBCrrYfxMainEntity', names: '' },
  getPreventImplementaProgress: { matters: 'TBCrrYfxMainEntity', names: '' },
  getSafetyPrecautions: { matters: '5600801 5600802 56009 TBCrrYfxMainEntity', names: '' },
  getPreventBudgetInfoExplain: { matters: 'TBCrrYfxMainEntity', names: '' },
  getGarageShowroomInfo: { matters: 'TBCrrYfxMainEntity', names: '' },
  getPrevenCulturalRelicData: { matters: 'TBCrrYfxMainEntity', names: 'culCangpinLevelAll culturalRelicList' },
  getOutline: { matters: 'TBCrrSzhMainEntity', names: 'temp1' },
  getCulturalRelicData: { matters: '56013 56016 56017 56019 TBCrrPyplanMainEntity_plan1 TBCrrSzhMainEntity', names: '' },
  getCulturalRelicIntroduc: { matters: 'TBCrrSzhMainEntity', names: '' },
  getProjectObject: { matters: '56009 TBCrrSzhMainEntity', names: '' },
  getProjectContent: {
    matters:
      '56004 56005 56010 5601102 56014-a 56014-b 56015 TBCrpPaMainEntity TBCrpPpMainEntity TBCrpPyplanMainEntity_plan1 TBCrrPyplanMainEntity_plan1 TBCrrSzhMainEntity TBSpPyplanMainEntity_plan1 other',
    names: '',
  },
  getImplementaProgress: { matters: '5601101 56014-a 56014-b TBCrrSzhMainEntity', names: '' },
  getOrganizationalManagement: {
    matters:
      '5600801 5600802 56009 5601101 5601102 56014-a 56014-b 56015 56016 56017 56019 56022 TBCrpPaMainEntity TBCrpPpMainEntity TBCrrSzhMainEntity TBCrrYfxMainEntity',
    names: '',
  },
  getBudgetExplain: {
    matters:
      '5600801 5600802 56009 56014-a 56014-b TBCrpPaMainEntity TBCrpPyplanMainEntity_plan1 TBCrrPplanEntity_plan1 TBCrrPyplanMainEntity_plan1 TBCrrSzhMainEntity TBSpPyplanMainEntity_plan1',
    names: '',
  },
  getPropertyRightsProtection: { matters: 'TBCrrSzhMainEntity', names: '' },
  getCulturalRelicExamine: { matters: '56015 56019 TBCrrSzhMainEntity TBCrrYfxMainEntity', names: '' },
  getPreventiveProtection: {
    matters: 'TBCrrYfxMainEntity',
    names: 'tbcrrYfxMainPage bzfzrPage fashrPage fazybzrList projectName planStartTime planEndTime planAllTime planTime',
  },
  getBasicInfor: {
    matters: '5601101 5601102 56015 56016 56017 56019 TBCrrPplanEntity_plan1 TBCrrSzhMainEntity TBCrrYfxMainEntity other',
    names: '',
  },
  'tBBdAcController/getProjectSchemeBasicInformation': { matters: '56014-a', names: `schemeName ${letter}` },
  'tBBdAcController/getPlanningProject': { matters: 'TBCrpPpMainEntity', names: `projectName ${letter}` },
  'tBBdAcController/getPlanningProjectUnitInformation': {
    matters: 'TBCrpPpMainEntity',
    names: 'punitName punitCode punitClassName lotNumbers punitAge',
  },
  'tBBdAcController/getProtectionPlanningInformation': { matters: '56022', names: letter },
  'tBBdAcController/getWadeBuildingProjectInformation': {
    matters: '56004 56005 56010 56012',
    names: `projectName projectBudget ${letter}`,
  },
  getKgBascicInfo: { matters: '5600801 5600802 56009 56013', names: 'projectName' },
}
