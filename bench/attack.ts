/**
 * Sign-in while somebody guesses passwords (issue 3 §5): genuine people sign in once a second and lists are read ten times a second, first
 * in peace, then under each attack. Attackers send at a fixed rate whatever comes back; each has an address of its own, as behind a proxy.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { demoPassword, demoUsers, seedDemo, seedReference } from '../apps/server/src/db/seed/index.ts'
import { userKindCode } from '@wenwu/core/auth/model'
import { encodeSlideProof, slideProofHeader } from '@wenwu/core/auth/slide-proof'
import { contract as device } from '@wenwu/core/device/contract'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { deriveKey } from '../apps/server/src/platform/crypto/keys.ts'
import { inDatabase, type DatabaseConnection } from '../apps/server/src/platform/database/connection.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { inTransaction } from '../apps/server/src/platform/database/request-database.ts'
import { GraphileJobQueue } from '../apps/server/src/platform/jobs/graphile-job-queue.ts'
import { PasswordHasher } from '../apps/server/src/platform/passwords/password-hasher.ts'
import { formatTable, percentile } from './figures.ts'
import { withClient } from './stage.ts'

/** An attack: so many wrong passwords a second, each with the name and the address of its number. */
interface Attack {
  name: string
  perSecond: number
  of(n: number): { username: string; address: string; hasProof: boolean }
}

const attacks: readonly Attack[] = [
  { name: 'in peace', perSecond: 0, of: () => ({ username: '', address: '', hasProof: false }) },
  {
    name: '10/s on one account, ten addresses',
    perSecond: 10,
    of: (n) => ({ username: 'national-lead', address: `10.1.0.${n % 10}`, hasProof: true }),
  },
  {
    name: '200/s over many accounts, one address',
    perSecond: 200,
    of: (n) => ({ username: `guess-${n}`, address: '10.2.0.1', hasProof: false }),
  },
  {
    name: '200/s over many accounts, 4,000 addresses',
    perSecond: 200,
    of: (n) => ({ username: `guess-${n}`, address: `10.3.${(n >> 8) % 16}.${n & 255}`, hasProof: false }),
  },
]

const phaseSeconds = 20
/** Who signs in meanwhile: people of the provinces, each from a desk of their own. */
const people = demoUsers.filter((user) => user.role === 'province-officer')
const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

interface Phase {
  signIns: number[]
  lists: number[]
  refused: Map<string, number>
  attackReplies: Map<string, number>
}

/** Makes an own database with accounts at production cost; gives the settings of a product on it. */
export async function prepareAttack(
  server: { connection: DatabaseConnection; superuser: DatabaseConnection },
  root: string,
  dataDirectory: string,
): Promise<{ connection: DatabaseConnection; env: Record<string, string> }> {
  await withClient(server.superuser, (client) => client.query(`create database bench_attack owner ${server.connection.user}`))
  const connection = inDatabase(server.connection, 'bench_attack')
  const env = {
    WENWU_ENV: 'production',
    WENWU_SECRET: 'a secret of the benchmark, longer than thirty-two bytes',
    WENWU_DATA: dataDirectory,
    WENWU_PORT: '0',
    WENWU_HOST: '127.0.0.1',
    WENWU_PUBLIC_URL: 'http://127.0.0.1',
    WENWU_TRUST_PROXY: '1',
  }
  const config = readConfig({ ...env, WENWU_LOG: 'silent' }, root)
  await migrate(connection, config.migrationsDirectory)
  const pool = createPool(connection, { max: 4, applicationName: 'wenwu bench' })
  const now = new Date()
  const hasher = new PasswordHasher({ pepper: deriveKey(config.secret, 'password-pepper'), cost: 'production' })
  await GraphileJobQueue.migrate(pool)
  await inTransaction(pool, (db) => seedReference(db, now))
  await inTransaction(pool, (db) => seedDemo(db, hasher, now))
  await pool.end()
  return { connection, env }
}

/** Runs peace and each attack in turn and prints what the others noticed. */
export async function measureAttack(port: number, note: (text: string) => void): Promise<void> {
  const address = `http://127.0.0.1:${port}`
  const table: string[][] = [['', 'sign-ins', 'refused', 'p50 ms', 'p95 ms', 'p95 / peace', 'list p95 ms', 'attack replies']]
  let peace = 0
  for (const attack of attacks) {
    const phase = await runPhase(address, attack)
    const [p50, p95] = [percentile(phase.signIns, 0.5), percentile(phase.signIns, 0.95)]
    peace ||= p95
    const refused = [...phase.refused].map(([error, n]) => `${n} ${error}`).join(', ') || '0'
    const replies = [...phase.attackReplies].map(([error, n]) => `${n} ${error}`).join(', ')
    table.push([
      attack.name,
      String(phase.signIns.length),
      refused,
      p50.toFixed(0),
      p95.toFixed(0),
      (p95 / peace).toFixed(1),
      percentile(phase.lists, 0.95).toFixed(0),
      replies,
    ])
    note(table.at(-1)!.join('  '))
    // what the last attack left in queues is not the next one's
    await delay(3000)
  }
  console.log(`\nsign-in under attack: one genuine sign-in and ten lists a second\n${formatTable(table)}`)
}

async function runPhase(address: string, attack: Attack): Promise<Phase> {
  const phase: Phase = { signIns: [], lists: [], refused: new Map(), attackReplies: new Map() }
  const reader = await signIn(address, people[0]!.username, '10.9.9.9')
  if ('error' in reader) throw new Error(`nobody can sign in: ${reader.error}`)
  const pending = new Set<Promise<void>>()
  const keep = (work: Promise<void>): void => {
    pending.add(work)
    void work.finally(() => pending.delete(work))
  }
  const until = performance.now() + phaseSeconds * 1000
  await Promise.all([
    every(attack.perSecond, until, (n) => keep(guess(address, attack, n, phase.attackReplies))),
    every(1, until, (n) => keep(genuine(address, n, phase))),
    every(10, until, () =>
      keep(
        timed(phase.lists, () =>
          post(address, '/api/v1/cases/query', { pageNation: { pageNumber: 1, pageSize: 10 } }, { authorization: reader.token }).then(
            () => undefined,
          ),
        ),
      ),
    ),
  ])
  await Promise.all(pending)
  for (const times of [phase.signIns, phase.lists]) times.sort((a, b) => a - b)
  return phase
}

/** Calls at a fixed rate, whether or not earlier calls have ended. */
async function every(perSecond: number, until: number, work: (n: number) => void): Promise<void> {
  if (perSecond === 0) return delay(Math.max(0, until - performance.now()))
  const started = performance.now()
  for (let n = 0; performance.now() < until;) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond)
    for (; n <= due; n++) work(n)
    await delay(5)
  }
}

async function timed(times: number[], work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await work()
  times.push(performance.now() - began)
}

async function genuine(address: string, n: number, phase: Phase): Promise<void> {
  const began = performance.now()
  const result = await signIn(address, people[n % people.length]!.username, `10.8.${n >> 8}.${n & 255}`)
  if ('error' in result) phase.refused.set(result.error, (phase.refused.get(result.error) ?? 0) + 1)
  else phase.signIns.push(performance.now() - began)
}

/** A whole sign-in as the page does it: proof of the slider, ticket, token. */
async function signIn(address: string, username: string, from: string): Promise<{ token: string } | { error: string }> {
  const headers = { 'x-forwarded-for': from, 'user-agent': 'bench' }
  const kind = demoUsers.find((user) => user.username === username)!.kind
  const body = { username, password: md5(demoPassword), type: userKindCode[kind], rememberme: false }
  const ticket = await post(address, '/sso/login', body, { ...headers, [slideProofHeader]: await slideProof(address, headers) })
  if (ticket.status !== 200) return { error: ticket.body.error ?? String(ticket.status) }
  const token = await post(address, '/sso/createTokenByUserId', {}, { ...headers, authorization: ticket.body.data!.ticket })
  return token.status === 200 ? { token: token.body.token! } : { error: token.body.error ?? String(token.status) }
}

async function slideProof(address: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(address + device.nonce.path, { headers })
  const { nonce } = device.nonce.output.toDomain((await response.json()) as never)
  return encodeSlideProof(nonce, {
    by: 'keyboard',
    points: [
      [0, 0],
      [1, 1000],
    ],
  })
}

async function guess(address: string, attack: Attack, n: number, replies: Map<string, number>): Promise<void> {
  const { username, address: from, hasProof } = attack.of(n)
  const headers = { 'x-forwarded-for': from, 'user-agent': 'guesser' }
  const proof: Record<string, string> = hasProof ? { [slideProofHeader]: await slideProof(address, headers) } : {}
  const { status, body } = await post(
    address,
    '/sso/login',
    { username, password: md5(`wrong-${n}`), type: '3', rememberme: false },
    { ...headers, ...proof },
  )
  const key = body.error ?? String(status)
  replies.set(key, (replies.get(key) ?? 0) + 1)
}

interface Reply {
  error?: string
  token?: string
  data?: { ticket: string }
}

async function post(
  address: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<{ status: number; body: Reply }> {
  try {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Reply }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    return { status: 0, body: { error: code ?? 'no-reply' } }
  }
}
