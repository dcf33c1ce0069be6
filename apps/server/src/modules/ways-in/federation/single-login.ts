import { AppError } from '@wenwu/core/kernel/errors'
import { translate } from '@wenwu/core/i18n/translate'
import type { SingleLogin } from '@wenwu/core/federation/contract'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { seal } from '../../../platform/crypto/seal.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { lockAdministration } from '../../base/accounts/index.ts'
import { admitUser, noteUnknownSubject } from '../auth/index.ts'
import { confirmIdentity, type ConfirmedIdentity } from './confirm-identity.ts'
import { bind, findBound, findByName, noteIdentity, openSignIn } from './federation-repository.ts'
import { takeFlow } from './flow-cookie.ts'
import { requireSettings } from './provider-client.ts'

/** Key of the identity tokens that wait for the logout. */
export function idTokenKey(secret: Buffer): Buffer {
  return deriveKey(secret, 'single-sign-on-identity')
}

/**
 * Exchanges the provider's code for a ticket (specification §4.1 step 1). The state stands in the Authorization header and must be that of
 * this browser's own request. No connection is held while the provider is asked. Accounts are never made here. Throws
 * `single-sign-on-closed`, `single-sign-on-stale`, `single-sign-on-refused`, `identity-provider-down`, and after the proof what
 * `admitUser` throws, with `uuid` for the logout in the details.
 */
export async function singleLogin(ctx: Ctx, input: { code: string; issuer?: string | undefined }): Promise<SingleLogin> {
  const { pool } = ctx.services
  requireSettings(ctx)
  const flow = takeFlow(ctx, ctx.credential)
  const subjectId = await inTransaction(pool, (db) => openSignIn(db, flow.state, flow.issuer, ctx.now))
  if (subjectId === undefined) throw new AppError('single-sign-on-stale')
  const identity = await confirmIdentity(ctx, flow, input)
  const userId = await inTransaction(pool, (db) => recognise(db, ctx, subjectId, identity))
  if (userId === undefined) return { outcome: 'unknown', message: translate('zh_CN', 'federation.notBound'), subjectId }
  try {
    const { ticket } = await inTransaction(pool, (db) => admitUser(db, ctx, userId, { method: 'oidc', kind: flow.kind }))
    return { outcome: 'admitted', ticket, subjectId }
  } catch (error) {
    throw error instanceof AppError ? withSubject(error, subjectId) : error
  }
}

/**
 * The account of a person, by the provider's subject; the first time by the user name in the claim, which is bound then. A name alone binds
 * no administrator: anyone who can set a claim at the provider would control the installation.
 */
async function recognise(db: Db, ctx: Ctx, subjectId: string, identity: ConfirmedIdentity): Promise<string | undefined> {
  const { issuer, subject, account, idToken } = identity
  let userId = await findBound(db, issuer, subject, ctx.now)
  let refused: string | undefined
  if (userId === undefined && account !== undefined) {
    await lockAdministration(db)
    const named = await findByName(db, account)
    if (named?.isAdministrator === true) refused = 'administrator'
    else if (named !== undefined && (await bind(db, issuer, subject, named.id, ctx.now))) userId = named.id
  }
  await noteIdentity(db, subjectId, userId, seal(idTokenKey(ctx.services.config.secret), Buffer.from(idToken, 'utf8'), subjectId))
  if (userId === undefined)
    await noteUnknownSubject(db, ctx, 'oidc', {
      issuer,
      subject: subject.slice(0, 200),
      username: account?.slice(0, 100) ?? '',
      ...(refused !== undefined && { refused }),
    })
  return userId
}

function withSubject(error: AppError, subjectId: string): AppError {
  return new AppError(error.code, {
    params: error.params,
    ...(error.field !== undefined && { field: error.field }),
    details: { ...error.details, uuid: subjectId },
  })
}
