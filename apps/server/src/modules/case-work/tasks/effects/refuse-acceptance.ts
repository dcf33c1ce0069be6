import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx) => ({ columns: { decided_on: toShanghaiDate(ctx.now), conclusion: 'not-accepted' } })
