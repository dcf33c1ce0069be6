import { stage as stageAccept } from './accept.ts'
import { stage as stageDeliver } from './deliver.ts'
import { stage as stageHandle } from './handle.ts'
import { stage as stageIssue } from './issue.ts'
import { stage as stageLocal } from './local.ts'
import { stage as stageReport } from './report.ts'
import { stage as stageReview } from './review.ts'
import { stage as stageSign } from './sign.ts'

export const stages = {
  accept: stageAccept,
  deliver: stageDeliver,
  handle: stageHandle,
  issue: stageIssue,
  local: stageLocal,
  report: stageReport,
  review: stageReview,
  sign: stageSign,
} as const
