import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { clientConfig } from '../../../platform/database/connection.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let lock: pg.Client
beforeAll(async () => {
  api = await startTestApp()
  lock = new pg.Client(clientConfig(api.connection, 'test'))
  await lock.connect()
})
afterEach(() => lock.query('rollback'))
afterAll(async () => {
  await lock.end()
  await api.stop()
})

const users = ['company', 'museum', 'person', 'province-sx']

/** Sends a sign-out as bytes; gives our end of the connection and the server's. */
async function startSignOut(token: string): Promise<{ ours: Socket; theirs: Socket }> {
  const accepted = once(api.app.fastify.server, 'connection') as Promise<[Socket]>
  const ours = connect(Number(new URL(api.address).port), '127.0.0.1')
  ours.on('error', () => undefined)
  await once(ours, 'connect')
  const [theirs] = await accepted
  ours.write(`GET /api/signOut HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\n\r\n`)
  return { ours, theirs }
}

/** Requests of the cases before. */
const seen: string[] = []

const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

// the first stops a call before the session is read, the second in the middle of its transaction
it.each([
  ['before the session is read', 'lock table sessions in access exclusive mode'],
  ['while the session is ended', 'lock table sessions in exclusive mode'],
])('a sign-out whose client goes away %s is done and audited with its address', async (_when, statement) => {
  const tokens: string[] = []
  for (const user of users) tokens.push((await (await api.signIn(user)).authorization())!)
  await lock.query('begin')
  await lock.query(statement)
  const calls: Awaited<ReturnType<typeof startSignOut>>[] = []
  for (const token of tokens) calls.push(await startSignOut(token))
  await vi.waitFor(async () => expect((await api.pool.query<{ n: number }>(waiting)).rows[0]!.n).toBe(users.length), 30_000)
  for (const [index, { ours, theirs }] of calls.entries()) {
    const gone = new Promise((resolve) => theirs.once('close', resolve))
    // half of them hang up, half break off
    if (index % 2 === 0) ours.destroy()
    else ours.resetAndDestroy()
    await gone
  }
  await lock.query('commit')

  const done = () =>
    api.pool.query<{ address: string; username: string }>(
      `select a.address, u.username from audit_rows a join users u on u.id = a.actor_id
       where a.action = 'auth.signOut' and a.outcome = 'done' and a.request_id <> all($1) order by u.username`,
      [seen],
    )
  await vi.waitFor(async () => expect((await done()).rows).toHaveLength(users.length), 30_000)
  expect((await done()).rows).toEqual(users.toSorted().map((username) => ({ address: '127.0.0.1', username })))
  const { rows: open } = await api.pool.query('select from sessions where ended_at is null')
  expect(open).toEqual([])
  seen.push(
    ...(await api.pool.query<{ id: string }>("select request_id as id from audit_rows where action = 'auth.signOut'")).rows.map(
      ({ id }) => id,
    ),
  )
})
