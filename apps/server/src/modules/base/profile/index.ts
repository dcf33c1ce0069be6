import { contract } from '@wenwu/core/profile/contract'
import { findText } from '@wenwu/core/i18n/translate'
import { defineModule } from '../../../platform/http/handlers.ts'
import { sealingKey } from '../../../platform/passwords/password-seal.ts'
import { changePassword } from './change-password.ts'
import { sendMobileCode } from './mobile-code.ts'
import { storeLocale } from './profile-repository.ts'
import { readProfile, updateProfile } from './profile-service.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './session-service.ts'

export { askOwnPassword } from './own-password.ts'

export const module = defineModule('profile', contract, {
  passwordKey: (_input, ctx) => {
    const { expiresAt, ...key } = sealingKey(ctx.services.config.secret, ctx.now)
    return Promise.resolve({ ...key, expiresAt: expiresAt.toISOString() })
  },
  passwordRule: () => Promise.resolve(findText('zh_CN', 'profile.passwordRule') ?? ''),
  details: (_input, ctx) => readProfile(ctx),
  mobileCode: (input, ctx) => sendMobileCode(ctx, input.mobile),
  chooseLanguage: (input, ctx) => storeLocale(ctx.db, ctx.actor.userId, input.locale),
  update: (input, ctx) => updateProfile(ctx, input),
  changePassword: (input, ctx) => changePassword(ctx, input),
  sessions: (_input, ctx) => listOwnSessions(ctx),
  endSession: (input, ctx) => endOwnSession(ctx, input.id),
  endOtherSessions: (_input, ctx) => endOtherSessions(ctx),
})
