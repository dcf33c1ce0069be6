import { createHash } from 'node:crypto'
import { newId } from '@wenwu/core/kernel/id'
import type { SignInMethod } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { absoluteMinutes } from './authenticate.ts'
import { hashOfSecret, isSecret, newSecret } from './secret-token.ts'

const ticketSeconds = 60

/** What binds a ticket to the client that asked for it: its address and the name of its browser. */
export function clientKey(ctx: Pick<Ctx, 'address' | 'userAgent'>): string {
  return createHash('sha256').update(`${ctx.userAgent}\n${ctx.address}`).digest('base64url')
}

/** A ticket for a proven account: 60 seconds, one use, one client. Old ones are swept by the nightly job. */
export async function createTicket(db: Db, userId: string, client: string, method: SignInMethod, now: Date): Promise<string> {
  const ticket = newSecret()
  await db
    .insertInto('tickets')
    .values({
      ticket_hash: hashOfSecret(ticket),
      user_id: userId,
      client_key: client,
      expires_at: new Date(now.getTime() + ticketSeconds * 1000),
      used_at: null,
      method,
    })
    .execute()
  return ticket
}

/** Uses a ticket up, in one statement, so that of two who present it one wins. Undefined: unknown, used, expired, or another client's. */
export async function redeemTicket(
  db: Db,
  ticket: string,
  client: string,
  now: Date,
): Promise<{ userId: string; method: SignInMethod; secondFactorAt: Date | null } | undefined> {
  if (!isSecret(ticket)) return undefined
  const row = await db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('ticket_hash', '=', hashOfSecret(ticket))
    .where('client_key', '=', client)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'method', 'second_factor_at as secondFactorAt'])
    .executeTakeFirst()
  return row
}

/** A new session with a new token, whatever the caller held before: no session can be planted. */
export async function createSession(
  db: Db,
  userId: string,
  method: SignInMethod,
  caller: Pick<Ctx, 'address' | 'userAgent'>,
  now: Date,
): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOfSecret(token),
      id: newId(now.getTime()),
      user_id: userId,
      address: caller.address,
      user_agent: caller.userAgent,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + absoluteMinutes * 60_000),
      ended_at: null,
      method,
    })
    .execute()
  return token
}

/** Ends the session of a token at once; gives its account, or undefined where there was no open session. */
export async function endSession(db: Db, token: string, now: Date): Promise<string | undefined> {
  if (!isSecret(token)) return undefined
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', hashOfSecret(token))
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Ends the open sessions of an account at once, and its tickets; `except` is the id of the one that stays. Gives how many ended. */
export async function endSessionsOf(db: Db, userId: string, options: { now: Date; except?: string }): Promise<number> {
  await db.updateTable('tickets').set({ used_at: options.now }).where('user_id', '=', userId).where('used_at', 'is', null).execute()
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: options.now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(options.except !== undefined, (query) => query.where('id', '!=', options.except!))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}
