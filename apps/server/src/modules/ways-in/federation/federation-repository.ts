import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { administratorRoles } from '@wenwu/core/auth/permissions'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'
import { usernameKey } from '../../base/accounts/index.ts'

/** Notes that a request is being answered. Undefined: it was answered before, and serves no second time. */
export async function openSignIn(db: Db, state: string, issuer: string, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('federated_sign_ins')
    .values({
      id: newId(now.getTime()),
      state_hash: createHash('sha256').update(state).digest(),
      issuer,
      user_id: null,
      id_token_sealed: null,
      created_at: now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('state_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function noteIdentity(db: Db, id: string, userId: string | undefined, idTokenSealed: Buffer): Promise<void> {
  await db
    .updateTable('federated_sign_ins')
    .set({ user_id: userId ?? null, id_token_sealed: idTokenSealed })
    .where('id', '=', id)
    .execute()
}

/** Ends a sign-in for the logout redirect, once; gives what the provider wants back. */
export async function endSignIn(db: Db, id: string, now: Date): Promise<{ issuer: string; idTokenSealed: Buffer | null } | undefined> {
  const row = await db
    .updateTable('federated_sign_ins')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['issuer', 'id_token_sealed'])
    .executeTakeFirst()
  return row === undefined ? undefined : { issuer: row.issuer, idTokenSealed: row.id_token_sealed }
}

/** The account that is bound to a subject of a provider. */
export async function findBound(db: Db, issuer: string, subject: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('federated_identities')
    .set({ last_used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** The account of a user name, typed in any case or width, and whether it is one of the three administrators'. */
export async function findByName(db: Db, name: string): Promise<{ id: string; isAdministrator: boolean } | undefined> {
  return db
    .selectFrom('users as u')
    .select('u.id')
    .select(
      sql<boolean>`exists (select from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = u.id and r.code in (${sql.join(administratorRoles)}))`.as('isAdministrator'),
    )
    .where('u.username_key', '=', usernameKey(name))
    .executeTakeFirst()
}

/** Binds an account to a subject. False: the account belongs to another subject of this provider, or two came at once. */
export async function bind(db: Db, issuer: string, subject: string, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('federated_identities')
    .values({ issuer, subject, user_id: userId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
