import { contract } from '@wenwu/core/profile/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { sealingKey } from '../../platform/passwords/password-seal.ts'

export const module = defineModule('profile', contract, {
  passwordKey: (_input, ctx) => {
    const { expiresAt, ...key } = sealingKey(ctx.services.config.secret, ctx.now)
    return Promise.resolve({ ...key, expiresAt: expiresAt.toISOString() })
  },
})
