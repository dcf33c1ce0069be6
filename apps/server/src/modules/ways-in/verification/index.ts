import { contract } from '@wenwu/core/verification/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { updatePassword } from './new-password-service.ts'
import { loginByPhone } from './phone-login.ts'
import { forgotPassword, validateCode } from './recovery-service.ts'
import { sendCode } from './send-code.ts'

export { issueCode, proveCode, spendCode, type CodeOrder, type TypedCode } from './codes.ts'
export { clearCodes, hasUsedUpCodes } from './phone-counts.ts'
export { sendCodeToCaller } from './send-to-caller.ts'

export const module = defineModule('verification', contract, {
  sendCode: (input, ctx) => sendCode(ctx, input),
  loginByPhone: (input, ctx) => loginByPhone(ctx, input),
  forgotPassword: (input, ctx) => forgotPassword(ctx, input),
  validateCode: (input, ctx) => validateCode(ctx, input),
  updatePassword: (input, ctx) => updatePassword(ctx, input),
})
