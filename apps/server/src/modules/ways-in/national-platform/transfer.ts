import { AppError } from '@wenwu/core/kernel/errors'
import { unavailable, type Unavailable } from '@wenwu/core/national-platform/model'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { findBinding } from './binding-repository.ts'
import { askPlatform, sitesOf } from './link.ts'

/**
 * The address of a site on the list, with a token that the platform has made for the caller and for this site, good for one visit. The
 * target is the name of a site or exactly its address; anything else leads nowhere. Throws `platform-target`, `platform-not-bound`,
 * `platform-refused`.
 */
export async function transfer(ctx: Ctx, target: string): Promise<{ address: string } | Unavailable> {
  const { userId } = ctx.actor
  const site = [...sitesOf(ctx)].find(([name, address]) => name === target || address === target)
  if (site === undefined) throw new AppError('platform-target', { field: 'target' })
  const binding = await inTransaction(ctx.services.pool, (db) => findBinding(db, userId))
  if (binding === undefined) throw new AppError('platform-not-bound')
  const [name, address] = site
  const token = await askPlatform(ctx, (platform) => platform.issueTrustToken(binding.platformUserId, address))
  ctx.setAuditObject({ type: 'user', id: userId, details: { target: name } })
  if (token === unavailable) return unavailable
  const url = new URL(address)
  url.searchParams.set('trustToken', token)
  return { address: url.href }
}
