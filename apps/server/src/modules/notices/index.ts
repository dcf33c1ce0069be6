import { contract } from '@wenwu/core/notices/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { listNotices } from './notice-repository.ts'

export const module = defineModule('notices', contract, {
  list: (_input, ctx) => listNotices(ctx),
})
