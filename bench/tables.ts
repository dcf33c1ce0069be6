import type { Browser, BrowserContext, Page } from 'playwright-core'
import { relicItem } from '../apps/server/src/case-driver/played-items.ts'
import { desktop } from '../e2e/support/stage.ts'
import { formatTable, median, percentile } from './figures.ts'

/** Whose sessions read which case and fill in which drafts; how often each is measured. */
interface Tables {
  official: string
  applicant: string
  caseId: string
  drafts: readonly { id: string; rows: number }[]
  rounds: number
}

const table = '.form-table-frame tbody tr'

/**
 * Long tables of an application (issue 15 §7: 1,000 relics in < 1 s): opened on the case page and in the viewer with pages of 10 and of 300 by a browser that has
 * the scripts already, a find in them; and in a form, how long a pressed key and a pasted block take until they are drawn. Medians, for keys the 95th percentile too.
 */
export async function measureTables(
  browser: Browser,
  address: string,
  { official, applicant, caseId, drafts, rounds }: Tables,
): Promise<string> {
  const lines = [['', 'median ms', 'p95 ms', 'goal', '']]
  const add = (name: string, times: number[], goal: number): void => {
    const sorted = times.toSorted((a, b) => a - b)
    const [middle, high] = [median(sorted), percentile(sorted, 0.95)]
    lines.push([name, middle.toFixed(0), high.toFixed(0), `< ${goal}`, middle < goal ? 'met' : 'NOT MET'])
  }

  for (const size of [10, 300]) {
    const context = await contextOf(browser, address, official, size)
    for (const [name, path] of [
      ['case page', `/cases/${caseId}`],
      ['viewer', `/look-info?itemCode=${relicItem.code}&id=${caseId}&node=relics`],
    ] as const) {
      const times: number[] = []
      // the first fills the cache of scripts
      for (let round = -1; round < rounds; round++) {
        const page = await context.newPage()
        const begun = performance.now()
        await page.goto(path, { waitUntil: 'commit' })
        await rowsShown(page, size)
        if (round >= 0) times.push(performance.now() - begun)
        await page.close()
      }
      add(`1,000 relics, ${name}, pages of ${size}`, times, 1000)
    }
    const page = await context.newPage()
    await page.goto(`/look-info?itemCode=${relicItem.code}&id=${caseId}&node=relics`)
    await rowsShown(page, size)
    const find = page.locator('.row-find-words input')
    await find.focus()
    add(`a key in the find of 1,000 relics, pages of ${size}`, await keyTimes(page, '铜镜0731'), 200)
    await context.close()
  }

  for (const { id, rows } of drafts) {
    const context = await contextOf(browser, address, applicant, 10)
    const page = await context.newPage()
    await page.goto(`/applications/${id}`)
    const step = page.getByRole('navigation', { name: '填写步骤' }).getByRole('button').filter({ hasText: '文物清单' })
    await step.waitFor()
    const opened = await timed(page, () => step.click(), `${table} td[data-column=culName] :is(input, textarea)`)
    add(`a form's table of ${rows} rows, opened`, [opened], 1000)
    const cell = page.locator(`${table} td[data-column=culName] :is(input, textarea)`).first()
    await cell.focus()
    add(`a key in a table of ${rows} rows`, await keyTimes(page, '青铜海兽葡萄纹镜一件附木匣'), 100)
    const sheet = Array.from({ length: rows }, (_, i) => `铜灯${i}\tDG-${i}`).join('\n')
    const pasted = await page.evaluate(pasteInto, sheet)
    add(`${rows} rows pasted over`, [pasted], 1000)
    await context.close()
  }
  return formatTable(lines)
}

function contextOf(browser: Browser, address: string, token: string, viewerPageSize: number): Promise<BrowserContext> {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'PREFERENCES', value: JSON.stringify({ viewerPageSize }) },
  ]
  return browser.newContext({
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: desktop,
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
}

/** Waits until a table with so many rows is drawn. */
async function rowsShown(page: Page, rows: number): Promise<void> {
  await page.waitForFunction(
    ([selector, wanted]) => [...document.querySelectorAll(selector)].some((each) => each.querySelectorAll('tbody tr').length >= wanted),
    ['.form-table-frame', rows] as const,
    { polling: 'raf', timeout: 60_000 },
  )
}

/** Milliseconds from an act until what it leads to is drawn. */
async function timed(page: Page, act: () => Promise<void>, leadsTo: string): Promise<number> {
  const begun = performance.now()
  await act()
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, leadsTo, { polling: 'raf', timeout: 60_000 })
  return performance.now() - begun
}

/** Types into what has the focus; milliseconds of each key from its event until the next picture. */
async function keyTimes(page: Page, words: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { keyTimes: times })
    window.addEventListener(
      'beforeinput',
      () => {
        const begun = performance.now()
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - begun)))
      },
      { capture: true },
    )
  })
  for (const word of words) {
    await page.keyboard.insertText(word)
    // the next key after the picture of this one, as with people
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 120)))
  }
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes)
}

/** Runs in the page: pastes a sheet into the cell that has the focus; milliseconds until it is drawn. */
function pasteInto(sheet: string): Promise<number> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', sheet)
  const begun = performance.now()
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun))))
}
