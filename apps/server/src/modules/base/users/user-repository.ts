import { sql } from 'kysely'
import { builtInRoles } from '@wenwu/core/auth/permissions'
import { maskIdentityNumber } from '@wenwu/core/kernel/masks'
import { compareNames } from '@wenwu/core/i18n/format'
import { AppError } from '@wenwu/core/kernel/errors'
import { tidyText } from '@wenwu/core/kernel/text'
import { refusalOf } from '@wenwu/core/users/abilities'
import type { AccountAbility, AccountRole, AccountView } from '@wenwu/core/users/model'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { byName } from '../../../platform/database/by-name.ts'
import { likePattern } from '../../../platform/database/like-pattern.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { lockAdministration, openIdentityNumber } from '../accounts/index.ts'
import { canSendMessages } from '../messages/index.ts'
import { hasUsedUpCodes } from '../../ways-in/verification/index.ts'
import { judgedOf, storedColumns, toRow, type StoredUser } from './user-row.ts'

interface StoredView extends StoredUser {
  expert_field: string | null
  avatar: string | null
  open_sessions: number
  proposer: string | null
  approver: string | null
  lock_reason: string | null
  locker: string | null
  locked_at: Date | null
  disabled_at: Date | null
  identity_number_sealed: Buffer | null
}

/** One account in full, masked. Throws `not-found`. Two queries. */
export async function getUser(ctx: Ctx, id: string): Promise<AccountView> {
  const { rows } = await sql<StoredView>`
    select ${storedColumns(ctx.now)}, u.expert_field, u.avatar, u.lock_reason, u.locked_at, u.identity_number_sealed,
      (select o.disabled_at from operators o where o.user_id = u.id and o.organization_id = u.organization_id) as disabled_at,
      (select count(*)::int from sessions s where s.user_id = u.id and s.ended_at is null and s.expires_at > ${ctx.now}
        and s.last_seen_at > ${ctx.now}::timestamptz - interval '30 minutes') as open_sessions,
      (select p.name from users p where p.id = u.proposed_by) as proposer,
      (select p.name from users p where p.id = u.approved_by) as approver,
      (select p.name from users p where p.id = u.locked_by) as locker
    from users u where u.id = ${id}`.execute(ctx.db)
  const user = rows[0]
  if (user === undefined) throw new AppError('not-found')
  return {
    ...toRow(user, ctx.actor, await hasUsedUpCodes(ctx, user.mobile)),
    expertField: user.expert_field ?? '',
    avatar: user.avatar,
    identityNumber: maskIdentityNumber(identityNumberOf(ctx, id, user.identity_number_sealed)),
    hasSecondFactor: user.has_second_factor,
    mustChangePassword: user.must_change_password,
    openSessions: user.open_sessions,
    canSendPassword: canSendMessages(ctx.services.config) && normaliseMobile(user.mobile) !== undefined,
    proposedBy: user.proposer,
    approvedBy: user.approver,
    approvedAt: user.approved_at?.toISOString() ?? null,
    refusalReason: user.refusal_reason,
    lockReason: user.lock_reason,
    lockedBy: user.locker,
    lockedAt: user.locked_at?.toISOString() ?? null,
    disabledByEntityAt: user.disabled_at?.toISOString() ?? null,
  }
}

/** The identity number as it was registered, or nothing where none is kept. */
export function identityNumberOf(ctx: Ctx, id: string, sealed: Buffer | null): string {
  return sealed === null ? '' : openIdentityNumber(ctx.services.config.secret, sealed, id)
}

/**
 * The account of a command, decided: it exists, this administrator may do this with it now, and it is the version they saw. Commands on
 * accounts run one after another (an advisory lock until the commit), so that two administrators cannot lock each other out or approve
 * twice. Names the account for the audit row. Throws `not-found`, `forbidden`, `own-account`, `conflict` and what else `refusalOf` says.
 */
export async function takeUser(ctx: Ctx, id: string, ability: AccountAbility, version?: number): Promise<StoredUser> {
  ctx.setAuditObject({ type: 'user', id })
  await lockAdministration(ctx.db)
  const { rows } = await sql<StoredUser>`select ${storedColumns(ctx.now)} from users u where u.id = ${id}`.execute(ctx.db)
  const user = rows[0]
  if (user === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'user', id, details: { username: user.username } })
  const isOutOfCodes = ability === 'clear-lock-out' && (await hasUsedUpCodes(ctx, user.mobile))
  const refusal = refusalOf(ability, ctx.actor, judgedOf(user, isOutOfCodes))
  if (refusal === 'forbidden' || refusal === 'own-account') throw new AppError(refusal)
  if (version !== undefined && user.version !== version) throw new AppError('conflict')
  if (refusal !== undefined) throw new AppError(refusal)
  return user
}

/** A reason that somebody will read. Throws `reason-required`. */
export function requireReason(reason: string): string {
  const text = tidyText(reason)
  if (text === '') throw new AppError('reason-required', { field: 'reason' })
  return text
}

const builtInOrder = Object.keys(builtInRoles)

/** Every role: the built-in ones in their order, then those of this installation by name. */
export async function listRoles(db: Db): Promise<AccountRole[]> {
  const rows = await db.selectFrom('roles').select(['id', 'code', 'name']).execute()
  const place = (role: AccountRole): number => (builtInOrder.includes(role.code) ? builtInOrder.indexOf(role.code) : builtInOrder.length)
  return rows.sort((a, b) => place(a) - place(b) || compareNames(a.name.zh_CN, b.name.zh_CN, 'zh_CN'))
}

/** Organisations in force by a part of their name or by their code, 30 at most, shortest first. */
export async function listOrganizations(db: Db, keyword: string): Promise<{ id: string; name: string; kind: string }[]> {
  const pattern = likePattern(keyword.trim())
  return db
    .selectFrom('organizations')
    .select(['id', 'name', 'kind'])
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('code', '=', keyword.trim())]))
    .orderBy(sql`length(name)`)
    .orderBy(byName('name'))
    .limit(30)
    .execute()
}
