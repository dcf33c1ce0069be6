import type { App } from '../../app.ts'
import type { Accounts } from '../../case-driver/accounts.ts'
import { createSession } from '../../modules/ways-in/auth/session-repository.ts'
import { inTransaction } from '../../platform/database/request-database.ts'
import { Caller, type WireRequest } from '../../platform/http/caller.ts'

export interface CallersInside extends Accounts {
  /** After the clock was moved sessions have run out. */
  forgetSessions(): void
}

/** Accounts of a server of this process that listens nowhere: through its calls, with every check in force. */
export function callersInside(app: App, clock: { now(): Date }): CallersInside {
  const tokens = new Map<string, string>()
  const tokenOf = async (username: string): Promise<string> => {
    const token = tokens.get(username) ?? (await openSession(app, username, clock.now()))
    tokens.set(username, token)
    return token
  }
  return {
    clock,
    forgetSessions: () => tokens.clear(),
    as: (username) =>
      new Caller({ address: '', authorization: () => tokenOf(username), fetch: (url, request) => inject(app, url, request) }),
  }
}

/** A session past the password: hashing it again for every day of the demo's past would take minutes. */
function openSession({ services }: App, username: string, now: Date): Promise<string> {
  return inTransaction(services.pool, async (db) => {
    const { id } = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()
    return createSession(db, id, 'password', { address: '127.0.0.1', userAgent: 'demo data' }, now)
  })
}

async function inject({ fastify }: App, url: string, { method, headers, body }: WireRequest): Promise<Response> {
  const reply = await fastify.inject({ method: method as 'GET', url, headers, ...(body !== null && { payload: body }) })
  const replied = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers: replied })
}
