/** Matters that a list names by their codes, since the public catalogue has no group for them. */

/** The yearly plans. */
export const annualPlanCodes = ['TBCrpPyplanMainEntity_plan1', 'TBSpPyplanMainEntity_plan1', 'TBCrrPyplanMainEntity_plan1'] as const
/** What is proposed before a scheme is drawn up. */
export const initiationCodes = ['TBCrpPaMainEntity', 'TBCrpPpMainEntity', 'TBCrrPplanEntity_plan1'] as const
