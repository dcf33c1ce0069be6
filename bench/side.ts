/**
 * One side of `--beside`: the product of a checkout on a PostgreSQL of its own, filled by that checkout's bench. scripts/bench.mjs bundles this
 * file inside the checkout it measures, so that it uses nothing but what the bench of every checkout has had since the first one.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { addStock, settle, type Stock } from './dataset.ts'
import type { Call } from './load.ts'
import { startProduct, stopChildren, type Server } from './processes.ts'
import { approveCalls, listCalls, openCalls, searchCalls, submitCalls } from './scenarios.ts'
import { prepareStage, withClient, type Stage } from './stage.ts'

export interface SideOptions {
  /** The checkout. */
  root: string
  rows: number
  /** Cases to be submitted, and as many to be approved. */
  commands: number
}

/** A product that answers, and what it is asked. Its processor time is given for every further message, in milliseconds. */
export interface ReadySide {
  port: number
  calls: Record<'list page' | 'search two words' | 'open a case' | 'submit' | 'approve one step', Call[]>
}

const folder = mkdtempSync(join(tmpdir(), 'wenwu-side-'))
let postgres: EmbeddedPostgres | undefined
let product: Server | undefined

async function prepare({ root, rows, commands }: SideOptions): Promise<ReadySide> {
  mkdirSync(join(folder, 'postgres'))
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  const stage = await prepareStage(postgres, root, folder, rows, () => undefined)
  const calls = await planCalls(stage, commands)
  await stage.close()
  product = await startProduct(root, stage.connection, stage.env, join(folder, 'product.log'))
  return { port: product.port, calls }
}

async function planCalls(stage: Stage, commands: number): Promise<ReadySide['calls']> {
  const stock = await addStock(stage.superuser, stage.prototypes, commands, 0)
  const { draft, signing } = stage.prototypes
  const { revision, ...at } = await withClient(stage.superuser, async (client) => {
    // the other side may be of an older release, whose replies have no revision
    const facts = await client.query<{ revision: number; version: number; baseRevision: number }>(
      `select c.revision, i.version, coalesce((to_jsonb(d) ->> 'revision')::int, 0) as "baseRevision"
         from cases c, process_instances i join documents d using (case_id) where c.id = $1 and i.case_id = $2`,
      [draft, signing],
    )
    return facts.rows[0]!
  })
  await settle(stage.superuser)
  return {
    'list page': await listCalls(stage),
    'search two words': await searchCalls(stage),
    'open a case': await openCalls(stage),
    submit: await submitCalls(stage, stock, revision),
    'approve one step': await callsToApprove(stage, stock, at),
  }
}

/** The bench of an older checkout puts what it is given as the version; its server wants the number alone. */
async function callsToApprove(stage: Stage, stock: Stock, at: { version: number; baseRevision: number }): Promise<Call[]> {
  const calls = await approveCalls(stage, stock, at)
  for (const { body } of calls as { body: { version: unknown } }[]) body.version = at.version
  return calls
}

let isEnding = false

async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await stopChildren()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}

process.on('message', (options: SideOptions) => {
  const answer = product === undefined ? prepare(options) : Promise.resolve(product.processorTime())
  answer.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  )
})
for (const told of ['disconnect', 'SIGTERM', 'SIGINT'] as const) process.on(told, () => void end())
