import type { ActionEffect } from '@wenwu/core/item/model'
import type { Effect } from '../effect.ts'
import { run as runAccept } from './accept.ts'
import { run as runConcludeEntrustment } from './conclude-entrustment.ts'
import { run as runDraftApproval } from './draft-approval.ts'
import { run as runDraftRefusal } from './draft-refusal.ts'
import { run as runEntrust } from './entrust.ts'
import { run as runFile } from './file.ts'
import { run as runInviteExperts } from './invite-experts.ts'
import { run as runIssue } from './issue.ts'
import { run as runQuoteLetter } from './quote-letter.ts'
import { run as runRefuseAcceptance } from './refuse-acceptance.ts'
import { run as runRequestCorrection } from './request-correction.ts'
import { run as runResubmit } from './resubmit.ts'
import { run as runSign } from './sign.ts'

export const effects: Readonly<Record<ActionEffect, Effect>> = {
  accept: runAccept,
  'conclude-entrustment': runConcludeEntrustment,
  'draft-approval': runDraftApproval,
  'draft-refusal': runDraftRefusal,
  entrust: runEntrust,
  file: runFile,
  'invite-experts': runInviteExperts,
  issue: runIssue,
  'quote-letter': runQuoteLetter,
  'refuse-acceptance': runRefuseAcceptance,
  'request-correction': runRequestCorrection,
  resubmit: runResubmit,
  sign: runSign,
}
