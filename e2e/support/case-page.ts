import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** The column of actions of a case page. */
export function rail(page: Page) {
  return page.getByRole('complementary', { name: '办理' })
}

/** Shows a node of the case's tree. */
export async function showNode(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: '目录' }).getByRole('button', { name, exact: true }).click()
}

export async function openCase(page: Page, caseId: string): Promise<void> {
  await page.goto(`/cases/${caseId}`)
  await rail(page).waitFor()
}

/** Chooses an action where there are several. */
export async function chooseAction(page: Page, label: string): Promise<void> {
  await rail(page).getByRole('button', { name: label, exact: true }).click()
}

/** The button that confirms an action; one that confirms by its name says it once. */
function confirmButton(page: Page, label: string) {
  return rail(page).getByRole('button', { name: label.startsWith('确认') ? label : `确认${label}`, exact: true })
}

/** Confirms the chosen action and waits until it is done. */
export async function confirmAction(page: Page, label: string): Promise<void> {
  await confirmButton(page, label).click()
  const done = rail(page).getByText(`已办理：${label}`)
  // where materials were not looked at it is asked once
  const anyway = rail(page).getByRole('button', { name: `仍然${label}`, exact: true })
  await done.or(anyway).first().waitFor()
  if (await anyway.isVisible()) await anyway.click()
  await done.waitFor()
}

/** Tries an action and sees it refused with these words. */
export async function confirmIsRefused(page: Page, label: string, words: string | RegExp): Promise<void> {
  await confirmButton(page, label).click()
  await rail(page).getByRole('alert').filter({ hasText: words }).waitFor()
}

/** Acts on the open case: the action, an opinion where one is given, and the confirmation. */
export async function actByHand(
  page: Page,
  label: string,
  { opinion, choose = true }: { opinion?: string; choose?: boolean } = {},
): Promise<void> {
  if (choose) await chooseAction(page, label)
  if (opinion !== undefined) await rail(page).getByLabel('意见').fill(opinion)
  await confirmAction(page, label)
}

/** The status beside the title of the open case. */
export async function seeStatus(page: Page, name: string): Promise<void> {
  await eventually(() => page.locator('.page-header .status-tag').first().innerText()).toContain(name)
}

/** Opens the dialog of a verb from 更多办理 by the keyboard. */
export async function chooseVerb(page: Page, label: string): Promise<void> {
  await rail(page).getByRole('button', { name: '更多办理' }).press('ArrowDown')
  await page.getByRole('menuitem', { name: label, exact: true }).press('Enter')
  await page.getByRole('dialog').waitFor()
}
