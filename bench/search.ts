import { performance } from 'node:perf_hooks'
import type { Pool } from 'pg'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { formatTable, medianRound, percentile, type Round } from './figures.ts'
import type { Call } from './load.ts'
import type { LoadGenerator, Server } from './processes.ts'
import { hardLawQueries, lawQueries } from './search-corpus.ts'
import type { Stage } from './stage.ts'
import { hardSearches, makeDice, makeSearch } from './words.ts'

const connections = 10
/** Of ten at once, of a whole call over HTTP: parsed, found, ranked, with its snippets. */
const goal = 30

interface Part {
  name: string
  calls: Call[]
  /** The same by LIKE alone: the newest ten rows that hold every word, no ranking, no snippets, no HTTP. */
  scan: { text: string; values: string[] }[]
}

/** Prints p50, p95 and p99 of the search at ten connections, and beside them of a LIKE scan over the same rows in the same run. */
export async function measureSearch(stage: Stage, load: LoadGenerator, product: Server, isQuick: boolean, note: (text: string) => void): Promise<void> {
  const rounds = isQuick ? 3 : 5
  const seconds = isQuick ? 2 : 4
  const pool = createPool(stage.connection, { max: connections, statementTimeout: 60_000 })
  const table: string[][] = [['search', 'calls/s', 'p50', 'p95', 'p99', 'failed', 'goal p95', '', 'LIKE/s', 'p50', 'p95']]
  try {
    for (const part of await planParts(stage)) {
      const found: Round[] = []
      const scanned: Round[] = []
      for (let round = -1; round < rounds; round++) {
        const result = await load.run({ port: product.port, connections, seconds: round < 0 ? 1 : seconds, calls: part.calls, isOnce: false })
        if (result.failed > 0) note(`${part.name}: ${result.failed} of ${result.calls} failed: ${result.firstFailure?.slice(0, 300)}`)
        if (round >= 0) found.push(result)
        if (round === 0) scanned.push(await scan(pool, part.scan, seconds))
      }
      const [p, like] = [medianRound(found), medianRound(scanned)]
      table.push([part.name, p.perSecond.toFixed(0), p.p50.toFixed(1), p.p95.toFixed(1), p.p99.toFixed(1), String(p.failed), `< ${goal}`, p.p95 < goal && p.failed === 0 ? 'met' : 'NOT MET', like.perSecond.toFixed(0), like.p50.toFixed(1), like.p95.toFixed(1)])
      note(table.at(-1)!.join('  '))
    }
  } finally {
    await pool.end()
  }
  console.log(`\n${connections} connections, milliseconds, medians of ${rounds} rounds\n${formatTable(table)}`)
  await measureEach(stage, load, product)
}

async function planParts(stage: Stage): Promise<Part[]> {
  const tokens = await Promise.all(Array.from({ length: 8 }, () => stage.tokenOf('national-officer')))
  const call = (path: string, q: string, i: number): Call => ({ method: 'GET', path: `${path}?q=${encodeURIComponent(q)}`, token: tokens[i % tokens.length]! })
  const dice = makeDice(4711)
  const titles = Array.from({ length: 240 }, () => makeSearch(dice))
  const typed = lawQueries.flatMap((query) => [1, 2, 3, 4].map((length) => query.slice(0, length)))
  const words = (query: string) => query.split(/\s+/).map((word) => `%${word.replace(/^["-]|"$/g, '').toLowerCase()}%`)
  const scanOf = (from: string, column: string, order: string) => (query: string) => ({ text: `select id, ${column} from ${from} where ${words(query).map((_word, i) => `${column} like $${i + 1}`).join(' and ')} order by ${order} limit 10`, values: words(query) })
  return [
    { name: 'laws, standards', calls: lawQueries.map((q, i) => call('/api/v1/search', q, i)), scan: lawQueries.map(scanOf('search_parts', 'folded_body', 'published_on desc nulls last')) },
    { name: 'suggestions', calls: typed.map((q, i) => call('/api/v1/search/suggestions', q, i)), scan: typed.map(scanOf('search_documents', 'folded_title', 'published_on desc nulls last')) },
    { name: `${stage.rows} case titles`, calls: titles.map((q, i) => call('/api/v1/cases/search', q, i)), scan: titles.map(scanOf('cases', 'title', 'sort_at desc')) },
  ]
}

async function scan(pool: Pool, statements: Part['scan'], seconds: number): Promise<Round> {
  const times: number[] = []
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - started < seconds * 1000) {
        const statement = statements[next++ % statements.length]!
        const sent = performance.now()
        await pool.query(statement)
        times.push(performance.now() - sent)
      }
    }),
  )
  const elapsed = performance.now() - started
  times.sort((a, b) => a - b)
  return { calls: times.length, failed: 0, perSecond: (times.length / elapsed) * 1000, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}

/** Each query by itself, those that hurt among them: alone and ten at once. */
async function measureEach(stage: Stage, load: LoadGenerator, product: Server): Promise<void> {
  const token = await stage.tokenOf('national-officer')
  const queries = [...lawQueries, ...hardLawQueries].map((q) => ({ name: q, path: '/api/v1/search', q }))
  const onCases = hardSearches.map((q) => ({ name: `cases: ${q}`, path: '/api/v1/cases/search', q }))
  const table: string[][] = [['query', 'ms alone', 'ms of ten at once', 'answered']]
  for (const { name, path, q } of [...queries, ...onCases]) {
    const call: Call = { method: 'GET', path: `${path}?q=${encodeURIComponent(q.slice(0, 200))}`, token }
    const alone = await load.run({ port: product.port, connections: 1, seconds: 30, calls: [call, call, call], isOnce: true })
    const crowd = await load.run({ port: product.port, connections, seconds: 60, calls: Array.from({ length: 10 }, () => call), isOnce: true })
    table.push([name.slice(0, 24), alone.p50.toFixed(1), crowd.p99.toFixed(1), crowd.failed === 0 ? 'yes' : `${crowd.failed} refused: ${crowd.firstFailure?.slice(0, 60)}`])
  }
  console.log(`\n${formatTable(table)}`)
}
