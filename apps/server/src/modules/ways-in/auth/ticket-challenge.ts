import type { Db } from '../../../platform/database/request-database.ts'
import { hashOfSecret, isSecret } from './secret-token.ts'

/** How long a ticket lives on when its holder is asked for a code, and when for setting up the second factor, in minutes. */
export const challengeMinutes = { code: 5, enrol: 15 } as const

/** Whose ticket this is, without using it up: unused, in time, from the client that asked for it. */
export async function peekTicket(db: Db, ticket: string, client: string, now: Date): Promise<{ userId: string } | undefined> {
  if (!isSecret(ticket)) return undefined
  return db
    .selectFrom('tickets')
    .select('user_id as userId')
    .where('ticket_hash', '=', hashOfSecret(ticket))
    .where('client_key', '=', client)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The second factor is asked for: the ticket lives on for some minutes, once, and stays what it is: one use, one client. */
export async function extendTicket(db: Db, ticket: string, minutes: number, now: Date): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ challenged_at: now, expires_at: new Date(now.getTime() + minutes * 60_000) })
    .where('ticket_hash', '=', hashOfSecret(ticket))
    .where('used_at', 'is', null)
    .where('challenged_at', 'is', null)
    .execute()
}

/** Whoever set up the second factor with this ticket has shown a code of it already. */
export async function noteSecondFactor(db: Db, ticket: string, now: Date): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ second_factor_at: now })
    .where('ticket_hash', '=', hashOfSecret(ticket))
    .where('used_at', 'is', null)
    .execute()
}
