import { contract } from '@wenwu/core/auth/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { createToken, currentUser, signOut } from './auth-service.ts'
import { login } from './login.ts'
import { openWays } from './open-ways.ts'
import { listMenus } from './menu-repository.ts'

export { admitUser, refusalOf, type WayIn } from './admit-user.ts'
export { clearAttempts, clearSecondFactorAttempts, settleSuccess, subjectsOfSource } from './attempt-repository.ts'
export { authenticate } from './authenticate.ts'
export { addressKey } from './lockout.ts'
export { checkNewPassword, storePassword, type PasswordOwner, type StoredPassword } from './new-password.ts'
export * as device from './device/index.ts'
export { login } from './login.ts'
export * as secondFactor from './second-factor/enrol.ts'
export { noteUnknownSubject } from './note-unknown-subject.ts'
export { openPassword, type OpenedPassword } from './open-password.ts'
export { endRememberedSignIns, endSessionById, listOpenSessions } from './own-sessions.ts'
export { provePassword } from './prove-password.ts'
export { issueOneTimePassword, voidOneTimePasswords } from './one-time-password.ts'
export { hasSlid } from './slide-check.ts'
export { hashOfSecret, newSecret } from './secret-token.ts'
export { clientKey, endSession, endSessionsOf } from './session-repository.ts'

export const module = defineModule('auth', contract, {
  ways: (_input, ctx) => Promise.resolve(openWays(ctx.services.config)),
  login: (input, ctx) => login(ctx, input),
  createToken: (input, ctx) => createToken(ctx, input),
  currentUser: (_input, ctx) => currentUser(ctx),
  menus: (_input, ctx) => listMenus(ctx),
  signOut: (_input, ctx) => signOut(ctx),
})
