import type { MoveDemand } from '@wenwu/core/annual-plans/move-table'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { requireInTime } from './batch-service.ts'
import type { Move } from './move-effect.ts'

/** Throws where a plan lacks what a move demands of it: as `requireInTime`, `plan-empty`, `plan-undecided`, `plan-required`, `plan-changed`. */
export const moveDemands: Readonly<Record<MoveDemand, (ctx: Ctx, move: Omit<Move, 'input'>) => void | Promise<void>>> = {
  // what was returned may come again after the day
  'in-time': ({ now }, { plan }) => {
    if (plan.rounds === 0) requireInTime(plan, now)
  },
  rows: async (_ctx, { figures }) => {
    if ((await figures()).rowCount === 0) throw new AppError('plan-empty')
  },
  decisions: async (_ctx, { figures, decisionsRevision: read }) => {
    const { undecided, decisionsRevision } = await figures()
    if (undecided > 0) throw new AppError('plan-undecided', { params: { n: undecided } })
    if (read === undefined) throw new AppError('plan-required', { field: 'decisionsRevision' })
    // who issues has read what is issued, and its sum
    if (read !== decisionsRevision) throw new AppError('plan-changed')
  },
}
