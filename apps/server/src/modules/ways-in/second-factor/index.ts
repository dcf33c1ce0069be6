import { contract } from '@wenwu/core/second-factor/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { secondFactor } from '../auth/index.ts'
import { resetSecondFactor } from '../../base/users/index.ts'
import { beginProven, readStatus, sendCode } from './begin-proven.ts'

export const module = defineModule('second-factor', contract, {
  status: (_input, ctx) => readStatus(ctx),
  sendCode: (_input, ctx) => sendCode(ctx),
  begin: (input, ctx) => beginProven(ctx, input),
  confirm: ({ code }, ctx) => secondFactor.confirmEnrolment(ctx, code),
  disable: ({ code }, ctx) => secondFactor.disable(ctx, code),
  reset: ({ userId }, ctx) => resetSecondFactor(ctx, userId),
  beginAtSignIn: (_input, ctx) => secondFactor.beginAtSignIn(ctx),
  confirmAtSignIn: ({ code }, ctx) => secondFactor.confirmAtSignIn(ctx, code),
})
