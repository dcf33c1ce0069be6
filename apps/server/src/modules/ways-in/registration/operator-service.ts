import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { NewOperator, Registered } from '@wenwu/core/registration/model'
import { normalizeFields } from '@wenwu/core/registration/rules'
import type { Ctx } from '../../../platform/http/context.ts'
import { lockByEntity, unlockByEntity } from '../../base/accounts/index.ts'
import { endSessionsOf } from '../auth/index.ts'
import { releaseStrandedClaims } from '../../case-work/tasks/index.ts'
import { grantRole, revokeRole, writeAccount } from './account-writer.ts'
import { addOperatorRow, findOperator, noteAuthorization } from './operator-repository.ts'
import { register, requireFields } from './register.ts'
import { requireAgreements } from './registration-service.ts'

/** The entity the caller administers. Throws `forbidden` for whoever holds the permission without one. */
export function entityOf(ctx: Ctx): string {
  const { kind, organizationId, organizationKind } = ctx.actor
  if (kind !== 'legal-entity' || organizationId === null || organizationKind !== 'unit') throw new AppError('forbidden')
  return organizationId
}

/**
 * Adds an account to the caller's entity. Its phone is proven like that of any registration, so the person knows of it; the password was
 * chosen by the administrator and must be changed at the first sign-in. Without authorisation it may sign in, and do nothing else.
 */
export async function addOperator(ctx: Ctx, input: NewOperator): Promise<Registered> {
  const organizationId = entityOf(ctx)
  const { isAuthorized, statement, proof, ...account } = normalizeFields(input)
  const { username, name, mobile, email } = account
  requireFields(ctx, { username, name, mobile, email })
  requireAgreements({ operator: statement })
  return register(ctx, {
    action: `operator ${organizationId}`,
    kind: 'legal-entity',
    account,
    proof,
    content: { username, name, mobile, email, isAuthorized },
    claims: {},
    organizationId,
    write: async (passwordHash) => {
      const id = newId(ctx.now.getTime())
      const roles = isAuthorized ? (['applicant'] as const) : []
      const rest = {
        kind: 'legal-entity',
        passwordHash,
        organizationId,
        mustChangePassword: true,
        roles,
        consents: { operator: statement },
      } as const
      await writeAccount(ctx.db, { id, username, name, mobile, email, ...rest }, ctx.now)
      await addOperatorRow(ctx, { userId: id, organizationId, isAuthorized })
      return id
    },
  })
}

/** Lets an operator act for the entity, or no longer; open sessions feel it at their next call. Throws `not-found`. */
export async function authorizeOperator(ctx: Ctx, input: { id: string; authorized: boolean }): Promise<void> {
  const operator = await findOperator(ctx, entityOf(ctx), input.id)
  if (operator === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'user', id: input.id, details: { username: operator.username, authorized: input.authorized } })
  if (input.authorized) await grantRole(ctx.db, input.id, 'applicant')
  else {
    await revokeRole(ctx.db, input.id, 'applicant')
    await releaseStrandedClaims(ctx, [input.id])
  }
  await noteAuthorization(ctx, input.id, input.authorized)
}

/**
 * Locks an operator's account, ends its sessions and gives back what it had claimed; or ends that lock. While an administrator
 * of the platform keeps it out, the entity's own lock stays as it is. Throws `not-found`, `operator-locked`.
 */
export async function disableOperator(ctx: Ctx, input: { id: string; locked: boolean }): Promise<void> {
  const organizationId = entityOf(ctx)
  const operator = await findOperator(ctx, organizationId, input.id)
  if (operator === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'user', id: input.id, details: { username: operator.username, locked: input.locked } })
  if (operator.isLockedByAdministrator) throw new AppError('operator-locked')
  if (input.locked === operator.isLocked) return
  if (!input.locked) return unlockByEntity(ctx.db, input.id)
  await lockByEntity(ctx.db, { userId: input.id, by: ctx.actor.userId, now: ctx.now })
  await endSessionsOf(ctx.db, input.id, { now: ctx.now })
  await releaseStrandedClaims(ctx, [input.id])
}
