import type { Locator, Page } from 'playwright-core'

/** The short message of this text at the edge of the page. */
export function toast(page: Page, text: string): Locator {
  return page.locator('.toast', { hasText: text })
}
