import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { AccountData, RegistrantKind, Registered } from '@wenwu/core/registration/model'
import { fieldProblems } from '@wenwu/core/registration/rules'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { checkNewPassword, openPassword, type OpenedPassword } from '../auth/index.ts'
import { orTaken, refuseDuplicates, takeTurn, type Claims } from './duplicates.ts'
import { findRequest, keepRequest, markOf, repeatReply, type RequestMark } from './known-request.ts'
import { checkClaim, spendClaim } from './phone-proof.ts'
import { countProven, countTry } from './registration-counts.ts'

/** One act of registering; all texts normalized. */
export interface Plan {
  /** Names the call, so that one key cannot stand for two. */
  action: string
  kind: RegistrantKind
  account: AccountData
  proof: string
  /** Everything that was asked but password and proof: what makes a repeated request the same. */
  content: object
  /** What must belong to nobody beside user name and phone. */
  claims: Pick<Claims, 'identityNumberHash' | 'creditCode'>
  /** Of an operator: the entity that adds it. */
  organizationId?: string
  /** Writes the account in `ctx.db`, which is inside its transaction; gives its id. */
  write: (passwordHash: string) => Promise<string>
}

/** Throws `registration-invalid` with all problems of the fields. */
export function requireFields(ctx: Ctx, fields: object, more: readonly { path: string; code: string }[] = []): void {
  const problems = [...fieldProblems(fields, { today: toShanghaiDate(ctx.now) }), ...more]
  if (problems[0] !== undefined) throw new AppError('registration-invalid', { field: problems[0].path, problems })
}

/**
 * Carries out what the three ways of registering share, in the order count → known request → phone → password → turn → duplicates →
 * write. What is taken is told only to whoever has proven the phone. Hashing holds no connection. Beside the refusals of its parts:
 * `bad-request` without an Idempotency-Key.
 */
export async function register(ctx: Ctx, plan: Plan): Promise<Registered> {
  const { account, kind } = plan
  const claim = { kind, mobile: account.mobile, proof: plan.proof }
  const mark = markOf(ctx, plan.action, plan.content)
  await countTry(ctx, plan.organizationId)
  const password = await openPassword(ctx, account.password)
  const repeated = await repeatedReply(ctx, mark, password)
  if (repeated !== undefined) return repeated
  try {
    await checkClaim(ctx, claim)
  } catch (error) {
    // the same request may just have used it up
    const late = await repeatedReply(ctx, mark, password)
    if (late !== undefined) return late
    throw error
  }
  await countProven(ctx, account.mobile)
  await checkNewPassword(ctx, password, { username: account.username })
  const passwordHash = await ctx.services.passwords.hash(password.digest)

  await takeTurn(ctx.db)
  const known = await findRequest(ctx.db, mark)
  if (known !== undefined) return repeatReply(ctx, known, mark, password)
  await spendClaim(ctx, claim)
  await refuseDuplicates(ctx.db, { kind, username: account.username, mobile: account.mobile, ...plan.claims })
  const id = await orTaken(account.username, () => plan.write(passwordHash))
  await keepRequest(ctx.db, mark, id, ctx.now)
  ctx.setAuditObject({ type: 'user', id, details: { username: account.username, kind } })
  return { id, username: account.username, kind }
}

async function repeatedReply(ctx: Ctx, mark: RequestMark, password: OpenedPassword): Promise<Registered | undefined> {
  const known = await inTransaction(ctx.services.pool, (db) => findRequest(db, mark))
  return known === undefined ? undefined : repeatReply(ctx, known, mark, password)
}
