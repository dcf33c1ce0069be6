import { desk as deskAcceptApproval } from './accept-approval.ts'
import { desk as deskAnnualPlanMatters } from './annual-plan-matters.ts'
import { desk as deskArchaeology } from './archaeology.ts'
import { desk as deskBusinessProcessing } from './business-processing.ts'
import { desk as deskEmploymentAudit } from './employment-audit.ts'
import { desk as deskGovernmentReview } from './government-review.ts'
import { desk as deskHandlingInquiry } from './handling-inquiry.ts'
import { desk as deskHeritageProtection } from './heritage-protection.ts'
import { desk as deskLicences } from './licences.ts'
import { desk as deskMuseums } from './museums.ts'
import { desk as deskOtherMatters } from './other-matters.ts'
import { desk as deskPlanReview } from './plan-review.ts'
import { desk as deskRecordApplications } from './record-applications.ts'

export const desks = {
  'accept-approval': deskAcceptApproval,
  'annual-plan-matters': deskAnnualPlanMatters,
  archaeology: deskArchaeology,
  'business-processing': deskBusinessProcessing,
  'employment-audit': deskEmploymentAudit,
  'government-review': deskGovernmentReview,
  'handling-inquiry': deskHandlingInquiry,
  'heritage-protection': deskHeritageProtection,
  licences: deskLicences,
  museums: deskMuseums,
  'other-matters': deskOtherMatters,
  'plan-review': deskPlanReview,
  'record-applications': deskRecordApplications,
} as const
