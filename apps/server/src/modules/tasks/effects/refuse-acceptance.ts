import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx) => ({ columns: { decided_on: toShanghaiDate(ctx.now), is_not_accepted: true } })
