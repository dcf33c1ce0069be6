import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { deriveKey } from '../../../../platform/crypto/keys.ts'
import type { Ctx } from '../../../../platform/http/context.ts'

/** Of a UUID the last group; what comes before it has the time and 26 random bits. */
const signed = 12

/** An id for a record that is about to be saved (getId, specification §7.5). Its last group signs the rest, so that it is known again without being stored. */
export function giveId({ services, now }: Pick<Ctx, 'services' | 'now'>): string {
  const head = newId(now.getTime()).slice(0, -signed)
  return `${head}${macOf(services.config.secret, head)}`
}

/** Nothing is begun under an id of elsewhere. Throws `reapply-id-unknown` for one that `giveId` did not give. */
export function requireGivenId({ services }: Pick<Ctx, 'services'>, id: string): void {
  const expected = Buffer.from(macOf(services.config.secret, id.slice(0, -signed)))
  const given = Buffer.from(id.slice(-signed))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('reapply-id-unknown', { field: 'id' })
}

function macOf(secret: Buffer, head: string): string {
  return createHmac('sha256', deriveKey(secret, 'given-ids')).update(head).digest('hex').slice(0, signed)
}
