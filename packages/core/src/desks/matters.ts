/** Matters that a list names by their codes, since the public catalogue has no group for them. */

/** The yearly plans. */
export const annualPlanCodes = ['TBCrpPyplanMainEntity_plan1', 'TBSpPyplanMainEntity_plan1', 'TBCrrPyplanMainEntity_plan1'] as const
/** What is proposed before a scheme is drawn up. */
export const initiationCodes = ['TBCrpPaMainEntity', 'TBCrpPpMainEntity', 'TBCrrPplanEntity_plan1'] as const
/** Those that the State Council can have to approve: their processes have that step. */
export const stateCouncilCodes = ['5600801', '5600802', '56009', '56016'] as const
/** Administrative licences (行政许可), as their guides say. */
export const licenceCodes = [
  ...['56004', '56005', '5600801', '5600802', '56009', '56010', '5601101', '5601102', '56012', '56013'],
  ...['56014-a', '56014-b', '56015', '56016', '56017', '56019', 'TBCrpPaMainEntity'],
] as const
