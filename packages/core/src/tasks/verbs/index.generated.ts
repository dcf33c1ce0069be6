import { verb as verbAddSigner } from './add-signer.ts'
import { verb as verbCirculate } from './circulate.ts'
import { verb as verbConcludePanel } from './conclude-panel.ts'
import { verb as verbCountersign } from './countersign.ts'
import { verb as verbDelegate } from './delegate.ts'
import { verb as verbDismissExpert } from './dismiss-expert.ts'
import { verb as verbExtendClock } from './extend-clock.ts'
import { verb as verbGoOn } from './go-on.ts'
import { verb as verbJump } from './jump.ts'
import { verb as verbMarkRead } from './mark-read.ts'
import { verb as verbRemoveSigner } from './remove-signer.ts'
import { verb as verbReopen } from './reopen.ts'
import { verb as verbReplaceExpert } from './replace-expert.ts'
import { verb as verbResumeClock } from './resume-clock.ts'
import { verb as verbReturn } from './return.ts'
import { verb as verbSendCopy } from './send-copy.ts'
import { verb as verbSuspendClock } from './suspend-clock.ts'
import { verb as verbTakeBack } from './take-back.ts'
import { verb as verbTakeBackEntrustment } from './take-back-entrustment.ts'
import { verb as verbTakeOver } from './take-over.ts'
import { verb as verbTransfer } from './transfer.ts'
import { verb as verbUrge } from './urge.ts'
import { verb as verbVoid } from './void.ts'
import { verb as verbWithdraw } from './withdraw.ts'

export const verbs = {
  'add-signer': verbAddSigner,
  circulate: verbCirculate,
  'conclude-panel': verbConcludePanel,
  countersign: verbCountersign,
  delegate: verbDelegate,
  'dismiss-expert': verbDismissExpert,
  'extend-clock': verbExtendClock,
  'go-on': verbGoOn,
  jump: verbJump,
  'mark-read': verbMarkRead,
  'remove-signer': verbRemoveSigner,
  reopen: verbReopen,
  'replace-expert': verbReplaceExpert,
  'resume-clock': verbResumeClock,
  'return': verbReturn,
  'send-copy': verbSendCopy,
  'suspend-clock': verbSuspendClock,
  'take-back': verbTakeBack,
  'take-back-entrustment': verbTakeBackEntrustment,
  'take-over': verbTakeOver,
  transfer: verbTransfer,
  urge: verbUrge,
  'void': verbVoid,
  withdraw: verbWithdraw,
} as const
