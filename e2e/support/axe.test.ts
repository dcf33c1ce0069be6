import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gentleRules, seriousFaults } from './axe.ts'
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

test('only rules that axe calls minor or moderate are left out, and all of them', async () => {
  const page = await browser.newPage()
  await page.setContent('<html lang="zh"><title>页</title><main><h1>页</h1></main></html>')
  await seriousFaults(page)
  const rules = await page.evaluate(() => {
    const { axe } = globalThis as unknown as {
      axe: { _audit: { rules: { id: string; impact: string; enabled: boolean; tags: string[] }[] } }
    }
    return axe._audit.rules.map(({ id, impact, enabled, tags }) => ({ id, impact, isRun: enabled && !tags.includes('experimental') }))
  })
  const gentle = rules.filter(({ impact, isRun }) => isRun && impact !== 'serious' && impact !== 'critical').map(({ id }) => id)
  expect(gentle.toSorted()).toEqual(gentleRules.toSorted())
})
