import * as oidc from 'openid-client'
import { isId } from '@wenwu/core/kernel/id'
import { openSealed } from '../../../platform/crypto/seal.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import { endSignIn } from './federation-repository.ts'
import { issuerOf, providerClient, requireSettings } from './provider-client.ts'
import { idTokenKey } from './single-login.ts'

/**
 * The provider's logout, with a way back that the allow-list has (specification §7.1: `redirectUrl`, `subjectid`). A provider without a
 * logout: straight back. Throws `single-sign-on-closed`, `identity-provider-down`.
 */
export async function leave(ctx: Ctx, input: { returnTo?: string | undefined; subjectId?: string | undefined }): Promise<string> {
  const settings = requireSettings(ctx)
  const returnTo = allowed(ctx, input.returnTo)
  const { subjectId = '' } = input
  const ended = isId(subjectId) ? await inTransaction(ctx.services.pool, (db) => endSignIn(db, subjectId, ctx.now)) : undefined
  const client = await providerClient(ctx, ended?.issuer ?? issuerOf(ctx, settings))
  if (client.serverMetadata().end_session_endpoint === undefined) return returnTo
  const idToken = ended?.idTokenSealed && openSealed(idTokenKey(ctx.services.config.secret), ended.idTokenSealed, subjectId)
  return oidc.buildEndSessionUrl(client, {
    post_logout_redirect_uri: returnTo,
    ...(idToken && { id_token_hint: idToken.toString('utf8') }),
  }).href
}

/** The address that was asked for where the list has it, else the first of the list: a link from elsewhere leads nobody away. */
function allowed(ctx: Ctx, asked: string | undefined): string {
  const origin = publicOrigin(ctx)
  const { kind, logoutAddresses } = requireSettings(ctx)
  const own = ['/login', ...(kind === 'development' ? ['/login?type=1', '/login?type=2', '/login?type=3'] : [])]
  const list = logoutAddresses.length > 0 ? logoutAddresses : own.map((path) => origin + path)
  const full = asked !== undefined && URL.canParse(asked, origin) ? new URL(asked, origin).href : undefined
  return list.find((each) => each === full) ?? list[0]!
}
