import { createServer } from 'node:net'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from './chromium.ts'

/**
 * One Chromium for all test files of a worker, and its browser contexts: one that a test is done with serves a later one with the same
 * options and address, of this file or the next. It has the page's scripts and fonts already, which a new one loads and compiles again,
 * and an empty page of it keeps its process alive (together about 4 seconds of a processor). The worker's end closes it.
 */
let launched: Promise<Browser> | undefined

/** The worker's Chromium; a new one where it has ended. */
export async function workerBrowser(): Promise<Browser> {
  const browser = await launched
  if (browser?.isConnected() === true) return browser
  idle.splice(0)
  // pages of a context share a process: the next page finds compiled what the last one loaded
  launched = launchChromium({ args: ['--renderer-process-limit=1'] })
  return launched
}

let port: number | undefined

/**
 * The port of the worker's server, the same for file after file, so that their pages have one origin; another one where it has been taken
 * meanwhile or a server of this worker still listens. Outside of the range that the system gives to connections.
 */
export async function workerPort(): Promise<number> {
  while (port === undefined || !(await isFree(port))) port = 20_000 + Math.floor(Math.random() * 12_000)
  return port
}

function isFree(tried: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(tried, '0.0.0.0', () => server.close(() => resolve(true)))
  })
}

/** A browser context that is lent to one test after the other. */
export interface LentContext {
  readonly context: BrowserContext
  readonly key: string
  /** How many tests have had it: the more, the more of the program it has compiled. */
  lent: number
  /** Keeps the context's process alive between tests; the tests do not see it. */
  anchor?: Page
  /** Where its pages report to: the stage that has it. */
  watch: (page: Page) => void
  /** Takes the script of the last clock away. */
  forgetClock?: () => Promise<void>
}

/** Contexts that wait for a test, the longest waiting first. */
const idle: LentContext[] = []
/** Each has a process with the page's scripts, some 80 MB. */
const keptAtMost = 5

/** A document of the server without scripts, for what is done to a browser's storage. */
const quietPath = '/api/v1/health'

/**
 * A context with these options at this address, in which nothing is stored but these values of localStorage: of those that wait the one that was
 * lent most often, so that one is warm and not each of them a little.
 */
export async function lendContext(
  address: string,
  options: BrowserContextOptions,
  stored: Record<string, string>,
  watch: (page: Page) => void,
): Promise<LentContext> {
  const key = JSON.stringify([address, options])
  const [known] = idle.filter((each) => each.key === key).sort((a, b) => b.lent - a.lent)
  if (known !== undefined) {
    idle.splice(idle.indexOf(known), 1)
    await known.context.clearCookies()
    await known.anchor!.evaluate(resetStorage, stored)
    return Object.assign(known, { watch, lent: known.lent + 1 })
  }
  const context = await (
    await workerBrowser()
  ).newContext({
    ...options,
    baseURL: address,
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  })
  const lent: LentContext = { context, key, watch, lent: 1 }
  context.on('page', (page) => lent.watch(page))
  return lent
}

/** Takes a context back: its pages are closed, and what a test did to it is undone. */
export async function returnContext(lent: LentContext): Promise<void> {
  const { context } = lent
  const pages = testPages(lent)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  lent.watch = () => undefined
  const isUsable = lent.anchor !== undefined || (await openAnchor(lent))
  await Promise.all(pages.map((page) => page.close()))
  if (isUsable) idle.push(lent)
  else await context.close()
  while (idle.length > keptAtMost) await idle.shift()!.context.close()
}

/** False where a test has stopped the server. */
async function openAnchor(lent: LentContext): Promise<boolean> {
  lent.anchor = await lent.context.newPage()
  return lent.anchor.goto(quietPath).then(
    () => true,
    () => false,
  )
}

/** The pages that a test opened in it. */
export function testPages({ context, anchor }: LentContext): Page[] {
  return context.pages().filter((page) => page !== anchor)
}

/** Runs in a page: forgets all that a test left in this browser, and keeps only these values. */
async function resetStorage(values: Record<string, string>): Promise<void> {
  localStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
}
