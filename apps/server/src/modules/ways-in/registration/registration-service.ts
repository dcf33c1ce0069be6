import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { agreements as inForce, type AgreementKind } from '@wenwu/core/registration/agreements'
import type { EntityRegistration, IndividualRegistration, Registered } from '@wenwu/core/registration/model'
import { normalizeFields } from '@wenwu/core/registration/rules'
import type { AccountCheck } from '@wenwu/core/registration/wire'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { regionDirectory } from '../../case-work/items/index.ts'
import { checkNewPassword, openPassword } from '../auth/index.ts'
import { writeAccount, writeEntity } from './account-writer.ts'
import { refuseDuplicates, takeTurn } from './duplicates.ts'
import { checkClaim, giveProof, isCode, spendClaim } from './phone-proof.ts'
import { register, requireFields } from './register.ts'
import { countProven, countTry } from './registration-counts.ts'
import { hashOfIdentityNumber, storeIdentityNumber } from '../../base/accounts/index.ts'

/**
 * The account step: holds the password to the rules, proves the phone by its code or an earlier proof, says whether user name and phone are free, and gives a proof that stands in for the code
 * while the rest is filled in. When something is taken the code stays good (it was tried, five tries in all).
 */
export async function confirmAccount(ctx: Ctx, input: AccountCheck): Promise<{ proof: string }> {
  const { kind, username, mobile, verificationCode, password } = normalizeFields(input)
  requireFields(ctx, { username, mobile })
  const claim = { kind, mobile, proof: verificationCode }
  await countTry(ctx)
  if (password !== undefined) await checkNewPassword(ctx, await openPassword(ctx, password), { username })
  await checkClaim(ctx, claim)
  await countProven(ctx, mobile)
  await takeTurn(ctx.db)
  // a proof stays good for the registration itself
  const isProven = !isCode(verificationCode)
  if (!isProven) await spendClaim(ctx, claim)
  await refuseDuplicates(ctx.db, { kind, username, mobile })
  if (isProven) return { proof: verificationCode }
  return { proof: await giveProof(ctx, claim) }
}

/** Registers an individual as an applicant. The identity number is stored sealed, and found again by a keyed hash alone. */
export async function registerIndividual(ctx: Ctx, input: IndividualRegistration): Promise<Registered> {
  const { secret } = ctx.services.config
  const { agreements, proof, identityNumber, ...account } = normalizeFields(input)
  const { username, name, mobile, email } = account
  requireFields(ctx, { username, name, mobile, email, identityNumber })
  const consents = { service: agreements.service, privacy: agreements.privacy, 'identity-number': agreements.identityNumber ?? '' }
  requireAgreements(consents)
  return register(ctx, {
    action: 'individual',
    kind: 'individual',
    account,
    proof,
    content: { username, name, mobile, email, identityNumber },
    claims: { identityNumberHash: hashOfIdentityNumber(secret, identityNumber) },
    write: async (passwordHash) => {
      const id = newId(ctx.now.getTime())
      const stored = storeIdentityNumber(secret, identityNumber, id)
      const rest = { kind: 'individual', passwordHash, organizationId: null, mustChangePassword: false, roles: ['applicant'] } as const
      await writeAccount(ctx.db, { id, username, name, mobile, email, identityNumber: stored, consents, ...rest }, ctx.now)
      return id
    },
  })
}

/** Registers a legal entity with its first user, who is an applicant for it and administers its operators. */
export async function registerEntity(ctx: Ctx, input: EntityRegistration): Promise<Registered> {
  const { agreements, proof, organizationName, creditCode, legalRepresentative, regionCode, address, ...account } = normalizeFields(input)
  const { username, name, mobile, email } = account
  const entity = { organizationName, creditCode, legalRepresentative, regionCode, address }
  requireFields(ctx, { username, name, mobile, email, ...entity }, await regionProblems(ctx, regionCode))
  const consents = { service: agreements.service, privacy: agreements.privacy }
  requireAgreements(consents)
  return register(ctx, {
    action: 'entity',
    kind: 'legal-entity',
    account,
    proof,
    content: { username, name, mobile, email, ...entity },
    claims: { creditCode },
    write: async (passwordHash) => {
      const id = newId(ctx.now.getTime())
      const organizationId = await writeEntity(ctx.db, entity, ctx.now)
      const rest = {
        kind: 'legal-entity',
        passwordHash,
        organizationId,
        mustChangePassword: false,
        roles: ['applicant', 'entity-administrator'],
      } as const
      await writeAccount(ctx.db, { id, username, name, mobile, email, consents, ...rest }, ctx.now)
      return id
    },
  })
}

/** Throws `agreement-required` unless each is the version in force: nobody agrees to a text that was not shown. */
export function requireAgreements(versions: Partial<Record<AgreementKind, string>>): void {
  for (const [kind, version] of Object.entries(versions))
    if (inForce[kind as AgreementKind].version !== version) throw new AppError('agreement-required', { details: { kind } })
}

/** The division must exist and be as deep as the directory goes. */
async function regionProblems(ctx: Ctx, regionCode: string): Promise<{ path: string; code: string }[]> {
  if (!/^\d+$/.test(regionCode)) return []
  const directory = await inTransaction(ctx.services.pool, (db) => regionDirectory(db))
  const kind = directory.kindOf(regionCode)
  if (kind === 'none') return [{ path: 'regionCode', code: 'form' }]
  return kind === 'inner' && regionCode.length < 6 ? [{ path: 'regionCode', code: 'depth' }] : []
}
