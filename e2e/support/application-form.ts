import type { Locator, Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** Leads to a step of the form that is open. */
export async function goStep(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('navigation', { name: '填写步骤' }).getByRole('button', { name: title }).click()
}

/** Title of the step that is shown. */
export function heading(page: Page): Promise<string> {
  return page.locator('.item-form-head h2').innerText()
}

/** Waits until the draft is saved. */
export async function saved(page: Page): Promise<void> {
  await eventually(() => page.locator('.item-form-status').innerText()).toMatch(/^已自动保存 \d\d:\d\d$/)
}

/** The line of a material, with its files. */
export function materialLine(page: Page, key: string): Locator {
  return page.locator(`#material-${key}`)
}
