import { effect as accept } from './accept.ts'
import { effect as concludeEntrustment } from './conclude-entrustment.ts'
import { effect as draftApproval } from './draft-approval.ts'
import { effect as draftRefusal } from './draft-refusal.ts'
import { effect as entrust } from './entrust.ts'
import { effect as file } from './file.ts'
import { effect as inviteExperts } from './invite-experts.ts'
import { effect as issue } from './issue.ts'
import { effect as quoteLetter } from './quote-letter.ts'
import { effect as refuseAcceptance } from './refuse-acceptance.ts'
import { effect as requestCorrection } from './request-correction.ts'
import { effect as resubmit } from './resubmit.ts'
import { effect as sign } from './sign.ts'

export const effects = {
  accept,
  'conclude-entrustment': concludeEntrustment,
  'draft-approval': draftApproval,
  'draft-refusal': draftRefusal,
  entrust,
  file,
  'invite-experts': inviteExperts,
  issue,
  'quote-letter': quoteLetter,
  'refuse-acceptance': refuseAcceptance,
  'request-correction': requestCorrection,
  resubmit,
  sign,
} as const
