import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'

/** Runs what exists in development and rehearsal alone. Throws `not-found` in production, and where real authorities are configured. */
export function inRehearsal<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const { environment, certificate } = ctx.services.config
  if (environment === 'production' || certificate?.kind !== 'development') throw new AppError('not-found')
  return work()
}
