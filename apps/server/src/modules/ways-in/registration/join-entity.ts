import { newId } from '@wenwu/core/kernel/id'
import type { AccountData, Registered } from '@wenwu/core/registration/model'
import { normalizeFields } from '@wenwu/core/registration/rules'
import type { Ctx } from '../../../platform/http/context.ts'
import { writeAccount } from './account-writer.ts'
import { register, requireFields } from './register.ts'
import { requireAgreements } from './registration-service.ts'

/** Somebody who says, with a proof that the caller of `joinEntity` has checked, that they act for an entity. */
interface Joining extends AccountData {
  proof: string
  agreements: { service: string; privacy: string }
}

/**
 * Registers a further account of an entity by the person's own doing. It may sign in, and do nothing else until the entity's administrator
 * authorises it among the operators. Throws as the other registrations.
 */
export function joinEntity(ctx: Ctx, organizationId: string, input: Joining): Promise<Registered> {
  const { agreements, proof, ...account } = normalizeFields(input)
  const { username, name, mobile, email } = account
  requireFields(ctx, { username, name, mobile, email })
  requireAgreements(agreements)
  return register(ctx, {
    action: `join ${organizationId}`,
    kind: 'legal-entity',
    account,
    proof,
    content: { username, name, mobile, email },
    claims: {},
    write: async (passwordHash) => {
      const id = newId(ctx.now.getTime())
      const rest = {
        kind: 'legal-entity',
        passwordHash,
        organizationId,
        mustChangePassword: false,
        roles: [],
        consents: agreements,
      } as const
      await writeAccount(ctx.db, { id, username, name, mobile, email, ...rest }, ctx.now)
      await ctx.db
        .insertInto('operators')
        .values({ user_id: id, organization_id: organizationId, added_by: id, added_at: ctx.now, authorized_by: null, authorized_at: null })
        .execute()
      return id
    },
  })
}
