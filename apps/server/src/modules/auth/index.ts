import { contract } from '@wenwu/core/auth/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { createToken, currentUser, signOut } from './auth-service.ts'
import { login } from './login.ts'
import { listMenus } from './menu-repository.ts'

export { authenticate } from './authenticate.ts'

export const module = defineModule('auth', contract, {
  login: (input, ctx) => login(ctx, input),
  createToken: (input, ctx) => createToken(ctx, input),
  currentUser: (_input, ctx) => currentUser(ctx),
  menus: (_input, ctx) => listMenus(ctx),
  signOut: (_input, ctx) => signOut(ctx),
})
