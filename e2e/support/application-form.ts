import type { Locator, Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** Leads to a step of the form that is open, by its whole title: that of another one may begin with it. */
export async function goStep(page: Page, title: string | RegExp): Promise<void> {
  await page
    .getByRole('navigation', { name: '填写步骤' })
    .getByRole('button')
    .filter({ has: page.getByText(title, { exact: true }) })
    .click()
}

/** Title of the step that is shown. */
export function heading(page: Page): Promise<string> {
  return page.locator('.item-form-head h2').innerText()
}

/** Waits until the draft is saved. */
export async function saved(page: Page): Promise<void> {
  await eventually(() => page.locator('.item-form-status').innerText()).toMatch(/^已自动保存 \d\d:\d\d$/)
}

/** Submits the application that is open, and says yes to the question before it. Gives what the question told. */
export async function submitByHand(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: '提交', exact: true })
    .or(page.getByRole('button', { name: /^提\s*交$/ }))
    .click()
  const question = page.getByRole('dialog', { name: '确认提交？' })
  await question.waitFor()
  // the bureau by its name, which the server says
  await eventually(() => question.innerText()).not.toContain('正在获取数据')
  const told = await question.innerText()
  await question.getByRole('button', { name: '确认提交' }).click()
  await page.waitForURL('**/receipt')
  return told
}

/** The line of a material, with its files. */
export function materialLine(page: Page, key: string): Locator {
  return page.locator(`#material-${key}`)
}
