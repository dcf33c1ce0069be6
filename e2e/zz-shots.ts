import { launchChromium } from './support/chromium.ts'
import { signIn, accountsAt } from '../apps/server/src/testing/sign-in.ts'
import { contract } from '../packages/core/src/cases/contract.ts'
const address = process.env['AT'] ?? 'http://localhost:9340'
const api = accountsAt(address, 'Wenwu@2026#')
const b = await launchChromium()
const page = async (user: string, w: number, h: number, locale = 'zh_CN') => {
  const token = await signIn(address, user)
  const c = await b.newContext({ baseURL: address, viewport: { width: w, height: h }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  await c.addInitScript(([t, l]) => { localStorage.setItem('token', t!); localStorage.setItem('locale', l!) }, [token, locale])
  const p = await c.newPage()
  p.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()) })
  p.on('pageerror', (e) => console.log('pageerror', e))
  return p
}
const list = await api.as('company').call(contract.query, { filter: { preset: 'all' }, sort: 'submitted-desc', page: { number: 1, size: 50 } } as never) as { rows: { id: string; status: string }[] }
console.log(list.rows.map((r) => r.status).join())
const p = await page('company', 1366, 768)
const go = async (q: typeof p, path: string, name: string) => { await q.goto(path); await q.waitForTimeout(2200); await q.screenshot({ path: `/tmp/look/a-${name}.png` }) }
await go(p, '/home', 'home')
await go(p, '/cases', 'list')
for (const s of ['G11', 'G10', 'G12', 'G03', '5']) { const row = list.rows.find((r) => r.status === s); if (row) await go(p, `/cases/${row.id}`, s) }
const q = await page('company', 390, 844)
const row = list.rows.find((r) => r.status === 'G11'); if (row) await go(q, `/cases/${row.id}`, 'phone')
await b.close()
