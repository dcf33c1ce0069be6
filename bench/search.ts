import { performance } from 'node:perf_hooks'
import type { Pool } from 'pg'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { formatTable, medianRound, percentile, type Round } from './figures.ts'
import type { Call } from './load.ts'
import type { LoadGenerator, Server } from './processes.ts'
import { hardLawQueries, lawQueries } from './search-corpus.ts'
import type { Stage } from './stage.ts'
import { frequentAndRare, hardSearches, makeDice, makeSearch } from './words.ts'

const connections = 10
/** Of ten at once, of a whole call over HTTP: parsed, found, ranked, with its snippets. */
const goal = 60

/** Seconds of the round that is not counted: the server's code is compiled and the texts it looks into are known after some thousand searches. */
const warmUp = 8

/** What is asked of one part of the search. */
export interface SearchPart {
  name: string
  calls: Call[]
  /** The same by LIKE alone: the newest ten rows that hold every word, no ranking, no snippets, no HTTP. */
  scan: { text: string; values: string[] }[]
}

/** Collects p50, p95 and p99 of the search at ten connections, and beside them of a LIKE scan over the same rows in the same run. */
export class SearchTable {
  private readonly rows: string[][] = [
    ['search', 'calls/s', 'p50', 'p95', 'p99', 'cpu', 'failed', 'goal p95', '', 'LIKE/s', 'p50', 'p95', 'p99'],
  ]
  private readonly stage: Stage
  private readonly load: LoadGenerator
  private readonly rounds: number
  private readonly seconds: number
  private readonly note: (text: string) => void

  constructor(stage: Stage, load: LoadGenerator, isQuick: boolean, note: (text: string) => void) {
    this.stage = stage
    this.load = load
    this.rounds = isQuick ? 3 : 5
    this.seconds = isQuick ? 2 : 4
    this.note = note
  }

  /** Measures one part: a round that is not counted, the others, and one of LIKE. */
  async measure(product: Server, part: SearchPart): Promise<void> {
    const found: Round[] = []
    for (let round = -1; round < this.rounds; round++) {
      const before = product.processorTime()
      const result = await this.load.run({
        port: product.port,
        connections,
        seconds: round < 0 ? warmUp : this.seconds,
        calls: part.calls,
        isOnce: false,
      })
      if (result.failed > 0) this.note(`${part.name}: ${result.failed} of ${result.calls} failed: ${result.firstFailure?.slice(0, 300)}`)
      if (round >= 0) found.push({ ...result, cpu: (product.processorTime() - before) / result.calls })
    }
    const pool = createPool(this.stage.connection, { max: connections, statementTimeout: 60_000 })
    const like = await scan(pool, part.scan, this.seconds).finally(() => pool.end())
    const p = medianRound(found)
    this.rows.push([
      part.name,
      ...[
        p.perSecond.toFixed(0),
        p.p50.toFixed(1),
        p.p95.toFixed(1),
        p.p99.toFixed(1),
        (p.cpu ?? Number.NaN).toFixed(2),
        String(p.failed),
        `< ${goal}`,
        p.p95 < goal && p.failed === 0 ? 'met' : 'NOT MET',
      ],
      ...[like.perSecond.toFixed(like.perSecond < 10 ? 1 : 0), like.p50.toFixed(1), like.p95.toFixed(1), like.p99.toFixed(1)],
    ])
    this.note(this.rows.at(-1)!.join('  '))
  }

  print(): void {
    console.log(
      `\n${connections} connections, milliseconds, medians of ${this.rounds} rounds; cpu: of the server process a call\n${formatTable(this.rows)}`,
    )
  }
}

const words = (query: string) => query.split(/\s+/).map((word) => `%${word.replace(/^["-]|"$/g, '').toLowerCase()}%`)
const scanOf =
  (from: string, column: string, order: string, where = 'true') =>
  (query: string) => ({
    text: `select id, ${column} from ${from} where ${where} and ${words(query)
      .map((_word, i) => `${column} like $${i + 1}`)
      .join(' and ')} order by ${order} limit 10`,
    values: words(query),
  })

async function callsOf(stage: Stage, username: string, path: string, queries: readonly string[]): Promise<Call[]> {
  const tokens = await Promise.all(Array.from({ length: 8 }, () => stage.tokenOf(username)))
  return queries.map((q, i) => ({ method: 'GET', path: `${path}?q=${encodeURIComponent(q)}`, token: tokens[i % tokens.length]! }))
}

/** Laws and standards by their articles. */
export async function lawPart(stage: Stage, name: string): Promise<SearchPart> {
  return {
    name,
    calls: await callsOf(stage, 'national-officer', '/api/v1/search', lawQueries),
    scan: lawQueries.map(scanOf('search_documents', 'folded', 'published_on desc nulls last')),
  }
}

/** Titles while they are typed. */
export async function suggestionPart(stage: Stage): Promise<SearchPart> {
  const typed = lawQueries.flatMap((query) => [1, 2, 3, 4].map((length) => query.slice(0, length)))
  return {
    name: 'suggestions',
    calls: await callsOf(stage, 'national-officer', '/api/v1/search/suggestions', typed),
    scan: typed.map(scanOf('search_documents', 'folded_title', 'published_on desc nulls last')),
  }
}

/** Titles of cases by two words, as an official of the nation and of one province, and by words that many or hardly any have. */
export async function casePart(stage: Stage): Promise<SearchPart[]> {
  const dice = makeDice(4711)
  const usual = Array.from({ length: 240 }, () => makeSearch(dice))
  const ofProvince = `province_code = '61'`
  const [nation, province, extremes, provinceExtremes] = await Promise.all([
    callsOf(stage, 'national-officer', '/api/v1/cases/search', usual),
    callsOf(stage, 'province-sx', '/api/v1/cases/search', usual),
    callsOf(stage, 'national-officer', '/api/v1/cases/search', frequentAndRare),
    callsOf(stage, 'province-sx', '/api/v1/cases/search', frequentAndRare),
  ])
  return [
    { name: `${stage.rows} case titles, the nation`, calls: nation, scan: usual.map(scanOf('cases', 'title', 'sort_at desc')) },
    {
      name: `${stage.rows} case titles, a province`,
      calls: province,
      scan: usual.map(scanOf('cases', 'title', 'sort_at desc', ofProvince)),
    },
    {
      name: 'the same, frequent and rare words',
      calls: [...extremes, ...provinceExtremes],
      scan: frequentAndRare.map(scanOf('cases', 'title', 'sort_at desc')),
    },
  ]
}

async function scan(pool: Pool, statements: SearchPart['scan'], seconds: number): Promise<Round> {
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
  return {
    calls: times.length,
    failed: 0,
    perSecond: (times.length / elapsed) * 1000,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  }
}

/** Prints each query by itself, those that hurt among them: alone and ten at once. */
export async function measureEach(stage: Stage, load: LoadGenerator, product: Server): Promise<void> {
  const token = await stage.tokenOf('national-officer')
  const queries = [...lawQueries, ...hardLawQueries].map((q) => ({ name: q, path: '/api/v1/search', q }))
  const onCases = hardSearches.map((q) => ({ name: `cases: ${q}`, path: '/api/v1/cases/search', q }))
  const table: string[][] = [['query', 'ms alone', 'ms of ten at once', 'answered']]
  for (const { name, path, q } of [...queries, ...onCases]) {
    const call: Call = { method: 'GET', path: `${path}?q=${encodeURIComponent(q.slice(0, 200))}`, token }
    const alone = await load.run({ port: product.port, connections: 1, seconds: 30, calls: [call, call, call], isOnce: true })
    const crowd = await load.run({
      port: product.port,
      connections,
      seconds: 60,
      calls: Array.from({ length: 10 }, () => call),
      isOnce: true,
    })
    table.push([
      name.slice(0, 24),
      alone.p50.toFixed(1),
      crowd.p99.toFixed(1),
      crowd.failed === 0 ? 'yes' : `${crowd.failed} refused: ${crowd.firstFailure?.slice(0, 60)}`,
    ])
  }
  console.log(`\n${formatTable(table)}`)
}
