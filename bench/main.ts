/**
 * Measures the main calls of the product beside a floor, both over real HTTP in processes of their own on one PostgreSQL with durable
 * settings, in rounds that take turns. See scripts/bench.mjs for the options.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { measureAttack, prepareAttack } from './attack.ts'
import { measureDeadlines, prepareDeadlines } from './deadlines.ts'
import { measureDesks } from './desks.ts'
import { addStock } from './dataset.ts'
import { compareAnswers } from './answers.ts'
import { measureBeside, type Beside } from './beside.ts'
import { measureFirstPage } from './documents.ts'
import { formatTable, medianRatio, medianRound, type Round } from './figures.ts'
import type { Call } from './load.ts'
import { startFloor, startLoadGenerator, startProduct, stopChildren, type LoadGenerator, type Server } from './processes.ts'
import { recordCommand } from './record.ts'
import { casePart, lawPart, measureEach, SearchTable, suggestionPart } from './search.ts'
import { fillRealTexts, fillSyntheticLaws } from './search-corpus.ts'
import { approveCalls, hardCalls, listCalls, openCalls, searchCalls, submitCalls } from './scenarios.ts'
import { prepareBareStage, prepareStage, withClient, type Stage } from './stage.ts'
import { takeTurns, warmUpCommands, warmUpSides, type Plan } from './take-turns.ts'
import type { Recordings } from './recordings.ts'

const root = process.env.WENWU_ROOT ?? process.cwd()
const options = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    quick: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    attack: { type: 'boolean', default: false },
    deadlines: { type: 'boolean', default: false },
    desks: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    laws: { type: 'string', default: '3500' },
    beside: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
    hold: { type: 'boolean', default: false },
  },
}).values
const rows = Number(options.rows)
if (!Number.isSafeInteger(rows) || rows < 100 || rows > 5_000_000) throw new Error('--rows takes a number from 100 to 5,000,000')

const besideRounds = Number(options.rounds)
if (!Number.isSafeInteger(besideRounds) || besideRounds < 1 || besideRounds > 51) throw new Error('--rounds takes a number from 1 to 51')

/** Beginnings of scenarios. */
const only = options.only?.split(',')

const poolSize = 10
const goalConnections = 10
const smallRows = 10_000

const plans: Plan[] = options.quick
  ? [{ connections: goalConnections, rounds: 3, seconds: 1 }]
  : [
      { connections: 1, rounds: 3, seconds: 2 },
      { connections: goalConnections, rounds: 5, seconds: 3 },
      { connections: 50, rounds: 3, seconds: 2 },
    ]
/** Most commands of one round; each uses up a case of the stock. */
const commandsPerRound = options.quick ? 400 : 1200

interface Scenario {
  name: string
  goal: number
  product: Call[]
  floor: Call[]
  isOnce: boolean
}

const started = performance.now()
function note(text: string): void {
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wenwu-bench-'))
  console.log(`wenwu bench: ${rows} cases, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? ''}`)
  const load = startLoadGenerator()
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve('stopped'))
  })
  try {
    if (options.beside === undefined) await measureHere(load, folder, stopped)
    else await Promise.race([measureBeside(load, besideOf(options.beside), note), stopped])
  } finally {
    await stopChildren()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What this checkout has, on one PostgreSQL. */
async function measureHere(load: LoadGenerator, folder: string, stopped: Promise<'stopped'>): Promise<void> {
  mkdirSync(join(folder, 'postgres'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  try {
    if (only === undefined || only.includes('document')) measureFirstPage(note)
    const end = await Promise.race([
      options.attack
        ? measureUnderAttack(postgres, folder)
        : options.deadlines
          ? measureChanges(postgres, folder)
          : options.desks
            ? measureLists(postgres, load, folder)
            : options.search
              ? measureSearches(postgres, load, folder)
              : options.growth
                ? measureGrowth(postgres, load, folder)
                : measureRatios(postgres, load, folder),
      stopped,
    ])
    if (options.hold && end !== 'stopped') {
      console.log(`held: psql -h ${postgres.superuser.host} -U postgres; Ctrl-C ends it`)
      await stopped
    }
  } finally {
    await stopChildren()
    await postgres.stop()
  }
}

function besideOf(other: string): Beside {
  const plan = plans.find(({ connections }) => connections === goalConnections)!
  return { root, other, rows, plan: { ...plan, rounds: besideRounds }, commandsPerRound, only }
}

/** Product beside floor on one database. */
async function measureRatios(postgres: EmbeddedPostgres, load: LoadGenerator, folder: string): Promise<void> {
  const stage = await prepareStage(postgres, root, folder, rows, note)
  const recordings: Recordings = {}
  const scenarios = (await planScenarios(stage, recordings)).filter(
    ({ name }) => only === undefined || only.some((word) => name.startsWith(word)),
  )
  const hard = await hardCalls(stage)
  await stage.close()
  const recordingsFile = join(folder, 'recordings.json')
  writeFileSync(recordingsFile, JSON.stringify(recordings))
  note(
    `recorded: ${Object.entries(recordings)
      .map(([name, { statements }]) => `${name} writes ${statements.length} tables`)
      .join(', ')}`,
  )

  const profile = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${join(root, '.cache/bench-profile')}`] : []
  const product = await startProduct(root, stage.connection, stage.env, join(folder, 'product.log'), profile)
  const floor = await startFloor({ connection: stage.connection, recordingsFile, poolSize })
  try {
    await waitUntilQuiet()
    for (const { name, floor: calls, isOnce } of scenarios)
      if (!isOnce) note(`${name}: ${await compareAnswers(product, floor, calls)} answers alike`)
    const table: string[][] = [['', 'conn', 'floor/s', 'p50', 'p99', 'cpu', 'product/s', 'p50', 'p99', 'cpu', 'ratio', 'goal', '']]
    const verdicts: boolean[] = []
    for (const scenario of scenarios) {
      const sides = { product: { server: product, calls: scenario.product }, floor: { server: floor, calls: scenario.floor } }
      await warmUpSides(load, [sides.floor, sides.product], scenario.isOnce)
      for (const plan of plans) {
        const { above, below } = await takeTurns(
          load,
          {
            scenario: scenario.name,
            above: { name: 'product', ...sides.product },
            below: { name: 'floor', ...sides.floor },
            plan,
            commandsPerRound: scenario.isOnce ? commandsPerRound : undefined,
          },
          note,
        )
        const [p, f] = [medianRound(above), medianRound(below)]
        const ratio = medianRatio(above, below)
        const isGoal = plan.connections === goalConnections
        const isMet = ratio >= scenario.goal && p.failed === 0
        if (isGoal) verdicts.push(isMet)
        table.push([
          scenario.name,
          String(plan.connections),
          ...figuresOf(f),
          processorOf(f),
          ...figuresOf(p),
          processorOf(p),
          ratio.toFixed(2),
          isGoal ? `≥ ${scenario.goal}` : '',
          isGoal ? (isMet ? 'met' : 'NOT MET') : '',
        ])
        note(table.at(-1)!.join('  '))
      }
    }
    console.log(
      `\n${rows} cases; calls a second, milliseconds, processor time of the server a call; medians of rounds in turns; ratio = product / floor\n${formatTable(table)}`,
    )
    await measureHardSearches(load, product, hard)
    console.log(`${verdicts.filter(Boolean).length} of ${verdicts.length} goals met at ${goalConnections} connections`)
  } finally {
    await floor.stop()
    await product.stop()
  }
}

/** Every call of the measurement, and what the floor has to play for it. */
async function planScenarios(stage: Stage, recordings: Recordings): Promise<Scenario[]> {
  const [list, search, open] = [await listCalls(stage), await searchCalls(stage), await openCalls(stage)]
  // one round of each plan is not counted
  const most = plans.reduce((sum, plan) => sum + (plan.rounds + 1) * commandsPerRound, warmUpCommands)
  const stock = await addStock(stage.superuser, stage.prototypes, 2 * most + 2, 0)
  const facts = await withClient(stage.superuser, async (client) => {
    const draft = await client.query<{ revision: number }>('select revision from cases where id = $1', [stage.prototypes.draft])
    const signing = await client.query<{ version: number; baseRevision: number }>(
      'select i.version, d.revision as "baseRevision" from process_instances i join documents d using (case_id) where case_id = $1',
      [stage.prototypes.signing],
    )
    return { revision: draft.rows[0]!.revision, signing: signing.rows[0]! }
  })
  const submit = await submitCalls(stage, stock, facts.revision)
  const approve = await approveCalls(stage, stock, facts.signing)
  await withClient(stage.superuser, async (client) => {
    // the first of each fills the caches of the process, the second is recorded
    await stage.send(submit[0]!)
    await stage.send(approve[0]!)
    recordings.submit = await recordCommand(stage.recorder, client, stage.send, { call: submit[1]!, caseId: stock.drafts[1]! })
    recordings.approve = await recordCommand(stage.recorder, client, stage.send, { call: approve[1]!, ...stock.signing[1]! })
    await client.query('vacuum (analyze) cases, case_sections, tasks, process_instances, tokens, documents, case_events')
    await client.query('checkpoint')
  })
  note(`stock: 2 × ${2 * most}`)
  const halves = (calls: Call[]) => ({ product: calls.slice(2, most + 2), floor: calls.slice(most + 2), isOnce: true })
  const same = (calls: Call[]) => ({ product: calls, floor: calls, isOnce: false })
  return [
    { name: 'list page', goal: 0.6, ...same(list) },
    { name: 'search two words', goal: 0.6, ...same(search) },
    { name: 'open a case', goal: 0.6, ...same(open) },
    { name: 'submit', goal: 0.5, ...halves(submit) },
    { name: 'approve one step', goal: 0.5, ...halves(approve) },
  ]
}

/** Searches that hurt: how long each takes alone, and what ten of them at once leave of the lists beside them. */
async function measureHardSearches(load: LoadGenerator, product: Server, hard: { keyword: string; call: Call }[]): Promise<void> {
  const table: string[][] = [['hard search', 'ms alone', 'ms of ten at once', 'answered']]
  for (const { keyword, call } of hard) {
    const alone = await load.run({ port: product.port, connections: 1, seconds: 30, calls: [call], isOnce: true })
    const crowd = await load.run({
      port: product.port,
      connections: 10,
      seconds: 60,
      calls: Array.from({ length: 10 }, () => call),
      isOnce: true,
    })
    table.push([
      keyword.slice(0, 20),
      alone.p50.toFixed(1),
      crowd.p99.toFixed(1),
      crowd.failed === 0 ? 'yes' : `${crowd.failed} refused: ${crowd.firstFailure?.slice(0, 60)}`,
    ])
  }
  console.log(`\n${formatTable(table)}`)
}

/** The search over real laws, over synthetic ones besides, while typing, and over case titles, beside a LIKE scan. */
async function measureSearches(postgres: EmbeddedPostgres, load: LoadGenerator, folder: string): Promise<void> {
  // the search reads nothing that hangs on a case
  const stage = await prepareStage(postgres, root, folder, rows, note, 0)
  const table = new SearchTable(stage, load, options.quick, note)
  // kept answers have a row of their own; everywhere else each search is worked out
  const withProduct = async (work: (product: Server) => Promise<void>, answers = '0'): Promise<void> => {
    const product = await startProduct(root, stage.connection, { ...stage.env, WENWU_SEARCH_ANSWERS: answers }, join(folder, 'product.log'))
    try {
      await waitUntilQuiet()
      await work(product)
    } finally {
      await product.stop()
    }
  }
  try {
    const articles = await fillRealTexts(stage.connection, stage.superuser, note)
    await withProduct(async (product) => table.measure(product, await lawPart(stage, 'real laws, standards')))
    await fillSyntheticLaws(stage.connection, stage.superuser, articles, Number(options.laws), note)
    await withProduct(
      async (product) => table.measure(product, await lawPart(stage, `${options.laws} synthetic laws besides, asked before`)),
      '500',
    )
    await withProduct(async (product) => {
      await table.measure(product, await lawPart(stage, `${options.laws} synthetic laws besides`))
      await table.measure(product, await suggestionPart(stage))
      for (const part of await casePart(stage)) await table.measure(product, part)
      table.print()
      await measureEach(stage, load, product)
    })
  } finally {
    await stage.close()
  }
}

/** Every list of a business area, compared with the list of all cases. */
async function measureLists(postgres: EmbeddedPostgres, load: LoadGenerator, folder: string): Promise<void> {
  const stage = await prepareStage(postgres, root, folder, rows, note, 'tasks')
  const product = await startProduct(root, stage.connection, stage.env, join(folder, 'product.log'))
  try {
    await waitUntilQuiet()
    await measureDesks(stage, load, product, { isQuick: options.quick, only }, note)
  } finally {
    await product.stop()
    await stage.close()
  }
}

/** A change of the calendar and timers on two servers. */
async function measureChanges(postgres: EmbeddedPostgres, folder: string): Promise<void> {
  const stage = await prepareBareStage(postgres, root, folder, 'bench_deadlines')
  await prepareDeadlines(stage, rows, note)
  const servers = await Promise.all([1, 2].map((n) => startProduct(root, stage.connection, stage.env, join(folder, `product-${n}.log`))))
  try {
    await measureDeadlines(
      stage,
      servers.map((server) => server.port),
      note,
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await stage.close()
  }
}

/** Sign-in while somebody guesses passwords. */
async function measureUnderAttack(postgres: EmbeddedPostgres, folder: string): Promise<void> {
  const { connection, env } = await prepareAttack(postgres, root, join(folder, 'data'))
  note('accounts')
  const product = await startProduct(root, connection, env, join(folder, 'product.log'))
  try {
    await measureAttack(product.port, note)
  } finally {
    await product.stop()
  }
}

/**
 * The same calls on a small and a large database, product and floor in turns. A list must not slow down; a search may slow down as a bare
 * server does, whose statement has to read the longer lists of a frequent word as well.
 */
async function measureGrowth(postgres: EmbeddedPostgres, load: LoadGenerator, folder: string): Promise<void> {
  const sizes = [smallRows, Math.max(rows, 10 * smallRows)]
  const recordingsFile = join(folder, 'no-commands.json')
  writeFileSync(recordingsFile, '{}')
  const sides = []
  for (const size of sizes) {
    const stage = await prepareStage(postgres, root, folder, size, (text) => note(`${size}: ${text}`))
    const calls = { list: await listCalls(stage), search: await searchCalls(stage), open: await openCalls(stage) }
    const hard = await hardCalls(stage)
    await stage.close()
    const product = await startProduct(root, stage.connection, stage.env, join(folder, `product-${size}.log`))
    const floor = await startFloor({ connection: stage.connection, recordingsFile, poolSize })
    sides.push({ size, calls, hard, servers: { product, floor } })
  }
  try {
    await waitUntilQuiet()
    const table: string[][] = [['', 'server', ...sizes.flatMap((size) => [`${size}/s`, 'p50', 'p99']), 'p99 ratio', 'goal', '']]
    for (const name of ['list', 'search', 'open'] as const) {
      const growth = { floor: 1, product: 1 }
      for (const { calls, servers } of sides) {
        await compareAnswers(servers.product, servers.floor, calls[name])
        const each = [servers.floor, servers.product].map((server) => ({ server, calls: calls[name] }))
        await warmUpSides(load, each, false)
      }
      for (const of of ['floor', 'product'] as const) {
        const rounds: Round[][] = [[], []]
        for (let round = -1; round < (options.quick ? 5 : 9); round++) {
          for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
            const { servers, calls } = sides[at]!
            const order = {
              port: servers[of].port,
              connections: goalConnections,
              seconds: options.quick ? 1 : 3,
              calls: calls[name],
              isOnce: false,
            }
            const result = await load.run(order)
            if (result.failed > 0) note(`${name}, ${of}: ${result.failed} failed: ${result.firstFailure?.slice(0, 400)}`)
            if (round >= 0) rounds[at]!.push(result)
          }
        }
        const [small, big] = rounds.map(medianRound) as [Round, Round]
        growth[of] = big.p99 / small.p99
        const most = of === 'floor' ? undefined : name === 'list' ? 1.5 : name === 'search' ? 1.2 * growth.floor : undefined
        table.push([
          name,
          of,
          ...figuresOf(small),
          ...figuresOf(big),
          growth[of].toFixed(2),
          most === undefined ? '' : `< ${most.toFixed(2)}`,
          most === undefined ? '' : growth[of] < most ? 'met' : 'NOT MET',
        ])
        note(table.at(-1)!.join('  '))
      }
    }
    console.log(`\n${sizes.join(' and ')} cases, in turns, ${goalConnections} connections\n${formatTable(table)}`)
    await measureHardSearches(load, sides[1]!.servers.product, sides[1]!.hard)
  } finally {
    for (const { servers } of sides) await Promise.all([servers.floor.stop(), servers.product.stop()])
  }
}

/** The product draws the documents of the prototypes at its start; they are over soon. */
function waitUntilQuiet(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3000))
}

function figuresOf({ perSecond, p50, p99 }: Round): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)]
}

function processorOf({ cpu }: Round): string {
  return cpu === undefined || Number.isNaN(cpu) ? '' : cpu.toFixed(2)
}

await main()
process.exit()
