import { describe, expect, it } from 'vitest'
import { isSupportedBrowser } from './browser.ts'

describe('isSupportedBrowser (specification §5)', () => {
  it('takes Firefox, Chrome and what runs on its engine', () => {
    expect(isSupportedBrowser('Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0')).toBe(true)
    expect(
      isSupportedBrowser(
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0',
      ),
    ).toBe(true)
    expect(isSupportedBrowser('Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/147.0.0.0 Safari/537.36')).toBe(true)
  })
  it('refuses Safari and Internet Explorer', () => {
    expect(isSupportedBrowser('Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15')).toBe(false)
    expect(isSupportedBrowser('Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko')).toBe(false)
  })
})
