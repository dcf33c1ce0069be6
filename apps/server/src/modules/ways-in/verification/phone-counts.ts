import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Ctx } from '../../../platform/http/context.ts'
import { clearPhoneCounts, hasFullCount } from './code-limits.ts'
import { hashOfMobile, verificationKey } from './code-secrets.ts'

/** Whether codes of a phone have been asked for as often as one may; false where it is no number. */
export async function hasUsedUpCodes(ctx: Ctx, phone: string): Promise<boolean> {
  const hash = hashOf(ctx, phone)
  return hash !== undefined && hasFullCount(ctx.db, hash, ctx.now)
}

/** Codes of a phone may be asked for again, by all. */
export async function clearCodes(ctx: Ctx, phone: string): Promise<void> {
  const hash = hashOf(ctx, phone)
  if (hash !== undefined) await clearPhoneCounts(ctx.db, hash)
}

function hashOf(ctx: Ctx, phone: string): Buffer | undefined {
  const mobile = normaliseMobile(phone)
  return mobile === undefined ? undefined : hashOfMobile(verificationKey(ctx.services.config.secret), mobile)
}
