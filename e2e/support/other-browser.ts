import type { Page } from 'playwright-core'

const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

/** From its next load on the page takes the browser for Safari: by a script, as a context with another name of the browser compiles the whole program once more. */
export async function pretendSafari(page: Page): Promise<void> {
  await page.addInitScript((name) => Object.defineProperty(navigator, 'userAgent', { get: () => name }), safari)
}
