import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import { transitMessage, type TransitRequest } from '@wenwu/core/transit/signature'
import type { Ctx } from '../../../platform/http/context.ts'
import { findIdByName } from './find-account.ts'
import { addCode, type IssuedCode } from './transit-code.ts'

/** How far the clock of the other system may be off. */
const toleranceSeconds = 60

/**
 * A one-time code for a trusted system (WENWU_TRANSIT_SYSTEMS), which proves itself by its key; the same request is answered once.
 * Throws `transit-signature`, and only to a system that is trusted `not-found` (no such account).
 */
export async function issueCode(ctx: Ctx, request: TransitRequest & { signature: string }): Promise<IssuedCode> {
  ctx.setAuditObject({ type: 'user', id: '', details: { system: request.system } })
  if (!isSigned(ctx, request) || !isInTime(ctx, request.time)) throw new AppError('transit-signature')
  const userId = await findIdByName(ctx.db, request.username)
  if (userId === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'user', id: userId })
  const issued = await addCode(ctx.db, { system: request.system, nonce: request.nonce, userId }, ctx.now)
  if (issued === undefined) throw new AppError('transit-signature')
  return issued
}

function isSigned(ctx: Ctx, request: TransitRequest & { signature: string }): boolean {
  const key = ctx.services.config.transitSystems.get(request.system)
  if (key === undefined || /[\r\n]/.test(request.system + request.nonce + request.username)) return false
  const expected = createHmac('sha256', key).update(transitMessage(request), 'utf8').digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(request.signature) ? request.signature : '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function isInTime(ctx: Ctx, time: number): boolean {
  return Math.abs(ctx.now.getTime() / 1000 - time) <= toleranceSeconds
}
