import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Locale } from '../../packages/core/src/i18n/text.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '../../apps/server/src/testing/test-app.ts'
import { lendContext, returnContext, testPages, workerBrowser, workerPort, type LentContext } from './worker-browser.ts'

/** Sizes of design ui: a small office screen, and a phone. */
export const desktop = { width: 1366, height: 768 } as const
export const phone = { width: 390, height: 844 } as const

export type Language = Locale

export interface VisitOptions extends BrowserContextOptions {
  language?: Language
  /** A session that no other page shares, for a test that ends it. */
  ownSession?: boolean
}

/** One server with its database, for one test file, in the browser of its worker. */
export interface Stage {
  app: TestApp
  address: string
  browser: Browser
  /** A page of a browser of its own in which this demo account is signed in. Its session is opened once and shared. */
  as(username: string, options?: VisitOptions): Promise<Page>
  /** A page of a browser in which nobody is signed in. */
  visit(options?: VisitOptions): Promise<Page>
  /** Script errors, console errors and requests to other machines since the last call; refused calls are not among them. */
  takeProblems(): string[]
  /** The pages that are open in the running test. */
  pages(): Page[]
  /** Closes the pages of the browser of a page that the test is done with: the next page is opened there, where the program is compiled already. */
  leave(page: Page): Promise<void>
  /** Closes the pages of the test that has ended; their browsers, emptied, serve later tests. */
  closePages(): Promise<void>
  close(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
/** Generous: a machine of CI may be busy, and only a failure waits this long. */
const waitAtMost = 20_000

/** A browser as most tests open one. */
const usualContext: BrowserContextOptions = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' }

/** The built page: that of the working copy, or the folder of WENWU_WEB. */
function webDirectory(): string {
  const folder = resolve(process.env.WENWU_WEB ?? join(root, 'apps/web/dist'))
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no built page in ${folder}: node scripts/build.mjs web`)
  return folder
}

/** The browser's clock shows the server's time, so that both mean the same day. The last call wins. */
function shiftClock(offset: number): void {
  const holder = globalThis as { realDate?: DateConstructor }
  const RealDate = (holder.realDate ??= Date)
  class ShiftedDate extends RealDate {
    constructor(...values: []) {
      if (values.length === 0) super(RealDate.now() + offset)
      else super(...values)
    }
    static override now(): number {
      return RealDate.now() + offset
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor
}

/**
 * Starts a server on a database of its own; the browser is the worker's, as is the address from file to file. `close()` belongs in
 * afterAll.
 */
export async function startStage(options: TestAppOptions = {}): Promise<Stage> {
  const port = await workerPort()
  const [app, browser] = await Promise.all([
    // on a busy machine one page takes what the server spends on drawing in a second: the next would be left to scripts
    startTestApp({
      runsJobs: true,
      drawingBudget: Infinity,
      ...options,
      config: { webDirectory: webDirectory(), port, ...options.config },
    }),
    workerBrowser(),
  ])
  const address = app.address
  const tokens = new Map<string, Promise<string>>()
  let problems: string[] = []

  const openSession = async (username: string): Promise<string> => (await (await app.signIn(username)).authorization()) ?? ''
  const tokenOf = (username: string): Promise<string> => {
    const known = tokens.get(username)
    if (known !== undefined) return known
    const opened = openSession(username)
    tokens.set(username, opened)
    return opened
  }

  const watch = (page: Page): void => {
    page.on('pageerror', (error) => problems.push(`script error on ${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(`console on ${page.url()}: ${message.text()}`)
    })
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== address) problems.push(`request to ${request.url()}`)
    })
  }

  const busy = new Set<LentContext>()

  const open = async (
    { language, ownSession: _own, viewport = desktop, ...visit }: VisitOptions,
    stored: Record<string, string>,
  ): Promise<Page> => {
    const values = { ...stored, ...(language !== undefined && { locale: language }) }
    const lent = await lendContext(address, { ...usualContext, ...visit }, values, watch)
    busy.add(lent)
    lent.context.setDefaultTimeout(waitAtMost)
    await lent.forgetClock?.()
    const clock = await lent.context.addInitScript(shiftClock, app.clock.now().getTime() - Date.now())
    lent.forgetClock = () => clock.dispose()
    const page = await lent.context.newPage()
    // not an option of the context: pages of all sizes share what one has loaded and compiled
    if (viewport !== null) await page.setViewportSize(viewport)
    return page
  }

  const leave = async (page: Page): Promise<void> => {
    const lent = [...busy].find(({ context }) => context === page.context())
    if (lent === undefined) throw new Error('the page is no page of the running test')
    busy.delete(lent)
    await returnContext(lent)
  }

  const closePages = async (): Promise<void> => {
    const lent = [...busy]
    busy.clear()
    await Promise.all(lent.map((each) => returnContext(each)))
  }

  return {
    app,
    address,
    browser,
    as: async (username, visit = {}) => open(visit, { token: await (visit.ownSession ? openSession(username) : tokenOf(username)) }),
    visit: (visit = {}) => open(visit, {}),
    takeProblems() {
      const taken = problems
      problems = []
      return taken
    },
    pages: () => [...busy].flatMap(testPages),
    leave,
    closePages,
    async close() {
      await closePages()
      // the browser lives on and may hold connections that it has not used yet
      app.app.fastify.server.closeAllConnections()
      await app.stop()
    },
  }
}

/** Whether pictures are taken: what is opened for a picture alone is left out otherwise. */
export const isShooting = process.env.WENWU_SHOTS === '1'

const shotsFolder = join(root, 'test-results/shots')

/** A picture for the contact sheet, only when WENWU_SHOTS=1; of a window of another size, too. */
export async function shoot(page: Page, name: string, size?: { width: number; height: number }): Promise<void> {
  if (!isShooting) return
  const usual = page.viewportSize()
  if (size !== undefined) await page.setViewportSize(size)
  const path = join(shotsFolder, `${name}.png`)
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, animations: 'disabled' })
  if (size !== undefined && usual !== null) await page.setViewportSize(usual)
}
