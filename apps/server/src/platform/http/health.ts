import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import packageFile from '../../../package.json' with { type: 'json' }

/** How long the database may take before the reply goes out without it; the promise is 2.5 s in all (design/security.md). */
const patience = 2_000

type DatabaseState = 'up' | 'slow' | 'down'

const schema = {
  summary: 'Whether the server and its database work; answers within 2.5 s whatever happens',
  tags: ['health'],
  response: {
    '2xx': body(['ok', 'degraded']),
    503: body(['down']),
  },
}

/**
 * GET /api/v1/health, for everybody. 200 `ok`; 200 `degraded` while the database is slow or all its connections are busy (a restart
 * would not help); 503 `down` when it cannot be reached.
 */
export function addHealth(fastify: FastifyInstance, pool: Pool): void {
  const probe = singleFlight(() => probeDatabase(pool))
  fastify.get('/api/v1/health', { schema, config: { access: 'public', endpoint: 'health.get' } }, async (_request, reply) => {
    const database = await within(patience, probe(), 'slow' as const)
    const status = database === 'up' ? 'ok' : database === 'slow' ? 'degraded' : 'down'
    return reply
      .code(status === 'down' ? 503 : 200)
      .send({ status, database, version: packageFile.version, uptime: Math.round(process.uptime()) })
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
      version: { type: 'string' },
      uptime: { type: 'number' },
    },
    required: ['status', 'database', 'version', 'uptime'],
  }
}
