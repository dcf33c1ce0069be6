/**
 * What is measured in a browser: `npm run bench -- --walk` (clicks, seconds and requests of a case from acceptance to archive) and
 * `npm run bench -- --weight` (what a first visit transfers and how long it takes), `npm run bench -- --tables` (long tables of an application, read and
 * filled in). See scripts/bench.mjs.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { relicItem, usualItem } from '../apps/server/src/case-driver/played-items.ts'
import { fileCase, newDraft } from '../apps/server/src/case-driver/file-case.ts'
import type { Accounts } from '../apps/server/src/case-driver/accounts.ts'
import { demoPassword } from '../apps/server/src/db/seed/demo-accounts.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { accountsAt, signIn } from '../apps/server/src/testing/sign-in.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { measuredScreens } from '../e2e/support/first-visit.ts'
import { withRelics } from '../e2e/support/many-relics.ts'
import { startProduct, stopChildren } from './processes.ts'
import { prepareBareStage } from './stage.ts'
import { measureTables } from './tables.ts'
import { fileWalkedCase, playWalk } from './walk.ts'
import { measureWeight } from './weight.ts'

const root = resolve(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: {
    walk: { type: 'boolean', default: false },
    /** The walk without a mouse. */
    keyboard: { type: 'boolean', default: false },
    weight: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    /** A running server with the demo accounts; only what a first visit transfers is measured there. */
    at: { type: 'string' },
    password: { type: 'string', default: demoPassword },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(options.rounds)
if (!Number.isSafeInteger(rounds) || rounds < 1 || rounds > 100) throw new Error('--rounds takes a number from 1 to 100')

/** A server and its accounts. */
interface Desk {
  address: string
  tokenOf(username: string): Promise<string>
  accounts: Accounts
}

async function measure(browser: Browser, desk: Desk): Promise<void> {
  try {
    await measureAll(browser, desk)
  } catch (error) {
    await keepPictures(browser)
    throw error
  }
}

async function measureAll(browser: Browser, desk: Desk): Promise<void> {
  if (options.walk) {
    const [walked, checked] = [await fileWalkedCase(desk.accounts), await fileWalkedCase(desk.accounts)]
    console.log(await playWalk(browser, desk, { walked, checked, isKeyboardOnly: options.keyboard }))
  }
  if (options.weight) console.log(await measureScreens(browser, desk))
  if (options.tables) console.log(await measureLongTables(browser, desk))
}

async function measureScreens(browser: Browser, { address, tokenOf, accounts }: Desk): Promise<string> {
  const { caseId } = await fileCase(accounts, { itemCode: usualItem.code })
  const draft = await newDraft(accounts, { itemCode: usualItem.code })
  const [official, applicant] = await Promise.all([tokenOf('province-sx'), tokenOf(draft.applicant)])
  return measureWeight(browser, address, measuredScreens({ official, applicant, caseId, draftId: draft.id }), rounds)
}

/** A case with 1,000 relics and drafts with 200 and 1,000. */
async function measureLongTables(browser: Browser, { address, tokenOf, accounts }: Desk): Promise<string> {
  const { caseId } = await fileCase(accounts, { itemCode: relicItem.code, change: withRelics(1000) })
  const drafts = []
  for (const rows of [200, 1000])
    drafts.push({ rows, ...(await newDraft(accounts, { itemCode: relicItem.code, change: withRelics(rows) })) })
  const [official, applicant] = await Promise.all([tokenOf('national-officer'), tokenOf(drafts[0]!.applicant)])
  return measureTables(browser, address, { official, applicant, caseId, drafts, rounds })
}

/** The product in a process of its own, on a database of its own. */
async function withOwnServer(work: (desk: Desk) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wenwu-bench-'))
  mkdirSync(join(folder, 'postgres'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  try {
    const stage = await prepareBareStage(postgres, root, folder, 'bench_browser')
    const product = await startProduct(root, stage.connection, stage.env, join(folder, 'product.log'))
    try {
      await work({ address: `http://127.0.0.1:${product.port}`, tokenOf: stage.tokenOf, accounts: stage })
    } finally {
      await product.stop()
      await stage.close()
    }
  } finally {
    await stopChildren()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Shows what the screens were like where something was not as expected. */
async function keepPictures(browser: Browser): Promise<void> {
  const folder = join(root, 'test-results/bench')
  mkdirSync(folder, { recursive: true })
  const pages = browser.contexts().flatMap((context) => context.pages())
  await Promise.all(pages.map((page, i) => page.screenshot({ path: join(folder, `page-${i + 1}.png`) }).catch(() => undefined)))
}

console.log(`wenwu bench in a browser: Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? ''}`)
const browser = await launchChromium({ isMeasured: true })
try {
  const { at, password } = options
  if (at === undefined) await withOwnServer((desk) => measure(browser, desk))
  else await measure(browser, { address: at, tokenOf: (username) => signIn(at, username, password), accounts: accountsAt(at, password) })
} finally {
  await browser.close()
}
