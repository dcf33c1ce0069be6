import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { shoot, type Stage } from './stage.ts'

/** The main menu of a signed-in account. */
export const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })

/** The page of a signed-in account, with its menu. */
export async function home(stage: Stage, username: string, path = '/home'): Promise<Page> {
  const page = await stage.as(username)
  await page.goto(path)
  await menu(page).waitFor()
  return page
}

/** The figures of a home page. */
export const figures = (page: Page) => page.locator('.figure')

/** The home page of people without to-dos, with figures of these names that are known. */
export async function homeOf(stage: Stage, username: string, labels: readonly string[]): Promise<Page> {
  const page = await home(stage, username)
  await figures(page).first().waitFor()
  await eventually(() => page.locator('.figure-label').allInnerTexts()).toEqual(labels)
  await eventually(async () => (await page.locator('.figure-value').allInnerTexts()).every((text) => text !== '–')).toBe(true)
  await eventually(() => page.getByText('我的待办').count()).toBe(0)
  await shoot(page, `2.1-home-${username}`)
  return page
}
