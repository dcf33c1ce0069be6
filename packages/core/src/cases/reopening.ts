/**
 * Why a concluded case is taken up again: a decision on review or in court orders it (行政复议法 64条, 行政诉讼法 70条), the authority revokes what it
 * granted (行政许可法 69条), or something went wrong in handling and nothing was decided by it.
 */
export const reopeningGrounds = ['review', 'revocation', 'mistake'] as const
export type ReopeningGround = (typeof reopeningGrounds)[number]
