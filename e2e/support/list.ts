import type { Page } from 'playwright-core'
import type { Stage } from './stage.ts'

/** The parts of a page with a list. */
export const rows = (page: Page) => page.locator('tr[data-row]')
export const titles = (page: Page) => page.locator('tr[data-row] .list-title').allInnerTexts()
export const headers = (page: Page) => page.locator('.list-table thead th').allInnerTexts()
export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
export const total = (page: Page) => page.locator('.list-total').innerText()

/** A list, read, as somebody who has just opened it. */
export async function openList(stage: Stage, path: string, username: string): Promise<Page> {
  const page = await stage.as(username)
  await page.goto(path)
  await page.locator('.list-table[aria-busy=false]').waitFor()
  return page
}
