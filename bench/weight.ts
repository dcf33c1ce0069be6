import type { Browser } from 'playwright-core'
import { firstVisit, type MeasuredScreen, type Visit } from '../e2e/support/first-visit.ts'
import { formatTable, median } from './figures.ts'

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
      fast.push(await firstVisit(browser, address, screen))
      slow.push(await firstVisit(browser, address, screen, { isSlow: true }))
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
  const isMet = scriptKb <= most.scriptKb && traffic.requests <= most.requests && added <= most.added
  return [
    name,
    scriptKb.toFixed(0),
    `${most.scriptKb}`,
    `${traffic.scripts}`,
    `${traffic.requests}`,
    `${most.requests}`,
    (traffic.bytes / 1024).toFixed(0),
    plain.toFixed(0),
    throttled.toFixed(0),
    `${added.toFixed(2)} s`,
    `${most.added.toFixed(1)} s`,
    isMet ? 'met' : 'NOT MET',
  ]
}
