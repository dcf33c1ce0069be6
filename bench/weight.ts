import type { Browser } from 'playwright-core'
import { formatTable, median } from './figures.ts'
import { TrafficCounter, type Traffic } from './traffic.ts'

/** A screen that is opened by its address in a browser that has nothing of the product yet. */
export interface MeasuredScreen {
  name: string
  path: string
  /** Session of whoever opens it; none for a visitor. */
  token?: string
  /** What has to be there before somebody can work with it. */
  usable: string
  /** Most KB of JavaScript and most requests of a first visit; seconds that the slow line may add. */
  most: { scriptKb: number; requests?: number; added: number }
}

interface Visit {
  milliseconds: number
  traffic: Traffic
}

/** Opens screens cold, with and without a slow line in turns, and gives the table of what it took; the times are medians. */
export async function measureWeight(
  browser: Browser,
  address: string,
  screens: readonly MeasuredScreen[],
  rounds: number,
): Promise<string> {
  const table = [['', 'JS KB', 'most', 'scripts', 'requests', 'most', 'all KB', 'ms', '9 Mbit/s', 'added', 'most', '']]
  for (const screen of screens) {
    const [fast, slow]: [Visit[], Visit[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      fast.push(await visit(browser, address, screen, false))
      slow.push(await visit(browser, address, screen, true))
    }
    table.push(lineOf(screen, fast, slow))
  }
  return formatTable(table)
}

function lineOf({ name, most }: MeasuredScreen, fast: readonly Visit[], slow: readonly Visit[]): string[] {
  const { traffic } = fast[0]!
  const [plain, throttled] = [fast, slow].map((visits) => median(visits.map(({ milliseconds }) => milliseconds))) as [number, number]
  const added = (throttled - plain) / 1000
  const scriptKb = traffic.scriptBytes / 1024
  const isMet = scriptKb <= most.scriptKb && traffic.requests <= (most.requests ?? Infinity) && added <= most.added
  return [
    name,
    scriptKb.toFixed(0),
    `${most.scriptKb}`,
    `${traffic.scripts}`,
    `${traffic.requests}`,
    most.requests === undefined ? '' : `${most.requests}`,
    (traffic.bytes / 1024).toFixed(0),
    plain.toFixed(0),
    throttled.toFixed(0),
    `${added.toFixed(2)} s`,
    `${most.added.toFixed(1)} s`,
    isMet ? 'met' : 'NOT MET',
  ]
}

async function visit(browser: Browser, address: string, screen: MeasuredScreen, isSlow: boolean): Promise<Visit> {
  const { token } = screen
  const context = await browser.newContext({
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    storageState: {
      cookies: [],
      origins: token === undefined ? [] : [{ origin: address, localStorage: [{ name: 'token', value: token }] }],
    },
  })
  try {
    const page = await context.newPage()
    const counter = await TrafficCounter.of(page)
    if (isSlow) await counter.slowDown()
    const begun = performance.now()
    await page.goto(screen.path, { waitUntil: 'commit' })
    // looked for with each picture: a locator's own waiting looks every half second
    await page.waitForFunction((usable) => document.querySelector(usable)?.checkVisibility() === true, screen.usable, {
      polling: 'raf',
      timeout: 60_000,
    })
    const milliseconds = performance.now() - begun
    // what comes after it is part of what is transferred
    await page.waitForLoadState('networkidle')
    return { milliseconds, traffic: counter.sum() }
  } finally {
    await context.close()
  }
}
