import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { launchChromium } from './chromium.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

test('serious faults are found, with their place', async () => {
  const page = await browser.newPage()
  await page.setContent(
    '<html lang="zh"><title>页</title><main><h1>页</h1><img src="data:,"><button></button><p style="color:#ccc;background:#fff">浅色的字</p></main></html>',
  )
  const faults = await seriousFaults(page)
  for (const rule of ['image-alt ×1: img', 'button-name ×1: button', 'color-contrast ×1: p']) expect(faults.join('\n')).toContain(rule)
  await page.setContent('<html lang="zh"><title>页</title><main><h1>页</h1><button>保存</button></main></html>')
  expect(await seriousFaults(page)).toEqual([])
})
