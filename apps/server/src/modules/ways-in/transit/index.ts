import { contract } from '@wenwu/core/transit/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { enterByTransit } from './enter.ts'
import { issueCode } from './issue-code.ts'

export const module = defineModule('transit', contract, {
  issueCode: async (input, ctx) => {
    const { code, expiresAt } = await issueCode(ctx, input)
    return { code, expiresAt: expiresAt.toISOString() }
  },
  enter: (input, ctx) => enterByTransit(ctx, input),
})
