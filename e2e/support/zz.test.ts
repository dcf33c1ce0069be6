import { test, expect } from 'vitest'
import { launchChromium } from './chromium.ts'
test('x', async () => { const b = await launchChromium(process.env.FC ? { env: { FONTCONFIG_FILE: '/tmp/fc/fonts.conf' } } : {}); const p = await b.newPage({viewport:{width:700,height:200}})
 p.on('requestfailed', r => console.log('failed', r.url(), r.failure()?.errorText)); p.on('response', r => console.log(r.status(), r.url()))
 await p.goto('http://127.0.0.1:9987/'); console.log(await p.evaluate(async () => { await document.fonts.ready; return [...document.fonts].filter(f=>f.status!=='unloaded').map(f => f.status + f.unicodeRange.slice(0,20)) }), await p.locator('body').innerText()); await p.screenshot({ path: '/tmp/shot.png' }); expect(1).toBe(1)
 await b.close() })
