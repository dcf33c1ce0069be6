import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import packageFile from '../../../package.json' with { type: 'json' }

/** How long the database may take before the reply goes out without it; the promise is 2.5 s in all (design/security.md). */
const patience = 2_000

/** How long an answer of the file store or the scanner is repeated: anybody may ask, and each question costs a call there. */
const repeated = 10_000

type DatabaseState = 'up' | 'slow' | 'down'

/** What uploads need beside the database; each says whether it answers within so many milliseconds. */
export interface HealthProbes {
  files?: (patience: number) => Promise<boolean>
  /** Only where there is a virus scanner. */
  scanner?: (patience: number) => Promise<boolean>
}

const schema = {
  summary: 'Whether the server, its database, its file store and its virus scanner work; answers within 2.5 s whatever happens',
  tags: ['health'],
  response: {
    '2xx': body(['ok', 'degraded']),
    503: body(['down']),
  },
}

/**
 * GET /api/v1/health, for everybody. 200 `ok`; 200 `degraded` while the database is slow or all its connections are busy, or the file
 * store or the scanner does not answer (a restart would not help); 503 `down` when the database cannot be reached.
 */
export function addHealth(fastify: FastifyInstance, pool: Pool, probes: HealthProbes = {}): void {
  const probe = singleFlight(() => probeDatabase(pool))
  const others = Object.entries(probes).map(([name, answers]: [string, NonNullable<HealthProbes['files']>]) => ({
    name,
    ask: atMostEvery(repeated, () => stateOf(answers)),
  }))
  fastify.get('/api/v1/health', { schema, config: { access: 'public', endpoint: 'health.get' } }, async (_request, reply) => {
    const [database, ...states] = await Promise.all([within(patience, probe(), 'slow' as const), ...others.map(({ ask }) => ask())])
    const isWhole = database === 'up' && states.every((state) => state === 'up')
    const status = database === 'down' ? 'down' : isWhole ? 'ok' : 'degraded'
    return reply.code(status === 'down' ? 503 : 200).send({
      status,
      database,
      ...Object.fromEntries(others.map(({ name }, i) => [name, states[i]])),
      version: packageFile.version,
      uptime: Math.round(process.uptime()),
    })
  })
}

async function probeDatabase(pool: Pool): Promise<DatabaseState> {
  try {
    await pool.query('select 1')
    return 'up'
  } catch (error) {
    // a full pool that gave none of its connections in time still works
    return pool.totalCount > 0 && /timeout exceeded when trying to connect/.test((error as Error).message) ? 'slow' : 'down'
  }
}

async function stateOf(answers: (patience: number) => Promise<boolean>): Promise<'up' | 'down'> {
  const isUp = await within(
    patience,
    answers(patience).catch(() => false),
    false,
  )
  return isUp ? 'up' : 'down'
}

/** Asks once in so many milliseconds; in between the last answer holds. */
function atMostEvery<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined
  let until = 0
  return () => {
    if (last === undefined || performance.now() > until) {
      until = performance.now() + ms
      last = work()
    }
    return last
  }
}

/** Calls that come while one is under way share its result, so that probes never queue up in a busy pool. */
function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= work().finally(() => {
      running = undefined
    }))
}

function within<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function body(statuses: string[]) {
  return {
    type: 'object',
    properties: {
      status: { type: 'string', enum: statuses },
      database: { type: 'string' },
      files: { type: 'string' },
      scanner: { type: 'string' },
      version: { type: 'string' },
      uptime: { type: 'number' },
    },
    required: ['status', 'database', 'version', 'uptime'],
  }
}
