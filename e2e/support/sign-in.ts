import type { Page } from 'playwright-core'
import { follow } from './follow.ts'

/** Passes the slider of the sign-in page by keyboard. */
export async function passSlider(page: Page): Promise<void> {
  await page.getByRole('slider').press('End')
}

/** Drags the slider of the sign-in page by mouse to a share of its way. */
export async function dragSlider(page: Page, share: number): Promise<void> {
  const slider = page.getByRole('slider')
  // waits until it stands still
  await slider.hover()
  const handle = await slider.boundingBox()
  const track = await slider.locator('xpath=..').boundingBox()
  if (handle === null || track === null) throw new Error('the slider is not on the page')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (track.width - handle.width) * share, y, { steps: 8 })
  await page.mouse.up()
}

/** Signs in on the open sign-in page as a person does: account, password, slider, button. */
export async function signInByHand(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await passSlider(page)
  await page.locator('button[type=submit]').click()
}

/** Signs out in the shell as a person does; the page that follows is not waited for. */
export async function signOutByHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: '用户中心' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
}

/** Opens a screen as a link in a message does, without a session: the sign-in page stands there instead, and an entrance of it is chosen. */
export async function knock(page: Page, path: string, entrance: string): Promise<void> {
  await page.goto(path)
  await page.locator('.login-modes').waitFor()
  await follow(page, entrance)
}
