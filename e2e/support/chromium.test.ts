import { createServer, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from './chromium.ts'

let browser: Browser
let server: Server
let address = ''

const fontFolder = dirname(
  createRequire(join(import.meta.dirname, '../../apps/web/package.json')).resolve('@fontsource-variable/noto-sans-sc/index.css'),
)
const page = `<!doctype html><html lang="zh-CN"><link rel="stylesheet" href="/index.css">
<style>div { font: 40px/50px "Noto Sans SC Variable", monospace; width: 60px; height: 50px }</style><div id="a">文</div><div id="b">物</div><div id="c">物</div>`

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/') return response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    if (!/\.(css|woff2)$/.test(path)) return response.writeHead(404).end()
    response.setHeader('content-type', path.endsWith('.css') ? 'text/css' : 'font/woff2').end(readFileSync(join(fontFolder, path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  server.close()
})

test('a page shows Chinese in the web font, whatever fonts the machine has', async () => {
  const tab = await browser.newPage({ viewport: { width: 400, height: 200 } })
  await tab.goto(address)
  const loaded = await tab.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter((font) => font.status === 'loaded').length
  })
  expect(loaded).toBeGreaterThan(0)
  // missing glyphs would all be the same box
  const [a, b, c] = [await tab.locator('#a').screenshot(), await tab.locator('#b').screenshot(), await tab.locator('#c').screenshot()]
  expect(a.equals(b)).toBe(false)
  expect(b.equals(c)).toBe(true)
  await tab.close()
})

test('WebGL is there, by software, for those who ask for it', async () => {
  const own = await launchChromium({ hasWebGl: true })
  const tab = await own.newPage()
  expect(await tab.evaluate(() => document.createElement('canvas').getContext('webgl') !== null)).toBe(true)
  await own.close()
})
