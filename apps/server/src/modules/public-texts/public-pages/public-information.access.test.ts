import { usualItem } from '../../../case-driver/played-items.ts'
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as content } from '@wenwu/core/content/contract'
import { contract as notices } from '@wenwu/core/notices/contract'
import { contract as portal } from '@wenwu/core/portal/contract'
import { seedDemoDownloads } from '../../../db/seed/seed-downloads.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { contentKinds } from '../../content-kinds.generated.ts'
import { importEntry } from '../publishing/index.ts'

const root = fileURLToPath(new URL('../../../../../../', import.meta.url))
const frame = '<html><head><title>平台</title></head><body><div id="root"></div></body></html>'
let folder: string
let api: TestApp

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-public-'))
  // the pages as they are delivered
  const build = ['build', '--config', 'vite.public.config.ts', '--outDir', path.join(folder, '.server'), '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), ...build], {
    cwd: path.join(root, 'apps/web'),
  })
  await fs.writeFile(path.join(folder, 'index.html'), frame)
  api = await startTestApp({ config: { webDirectory: folder } })
})
afterAll(async () => {
  await api?.stop()
  await fs.rm(folder, { recursive: true })
})

const read = async (address: string, authorization = ''): Promise<string> =>
  (await fetch(api.address + address, { headers: { accept: 'text/html', authorization } })).text()
/** A page that the server draws; it may have to wait for the next second, since only so much is drawn in each. */
const page = async (address: string): Promise<string> => {
  let text = ''
  await expect.poll(async () => (text = await read(address)), { timeout: 10_000, interval: 300 }).toContain('server-page')
  return text
}
const publish = (title: string, audience: string) =>
  inTransaction(api.pool, (db) =>
    importEntry(
      { db, now: api.clock.now() },
      contentKinds.find(({ kind }) => kind === 'notice')!,
      { title, content: `${title}的正文。^p第二段。`, organization: '国家文物局', audience },
    ),
  )

it('public information stands in the page itself: notices with days and links, whole answers, papers, sites', async () => {
  const { rows } = await api.anonymous.call(notices.open, {
    title: undefined,
    from: undefined,
    to: undefined,
    page: { number: 1, size: 10 },
  })
  const first = await page('/online_info')
  expect(first).toContain('<title>信息公开 · 平台</title>')
  expect(first).toContain(`<link rel="canonical" href="${api.address}/online_info" />`)
  for (const { id, notice_title, pub_time } of rows) {
    expect(first).toContain(`<a href="/online_info/notices/${id}" data-discover="true">${notice_title}</a>`)
    expect(first).toContain(pub_time.slice(0, 10))
  }
  const found = await page(`/online_info?title=${encodeURIComponent(' 汛期 ')}&page=-3`)
  expect(found.match(/href="\/online_info\/notices\//g)).toHaveLength(1)
  expect(await page(`/online_info?title=${encodeURIComponent('<b>')}`)).toContain('没有符合条件的通知公告。')
  // who finds no law reads what to try
  const none = await page(`/regulations?keyword=${encodeURIComponent('没有这样的法律')}`)
  expect(none).toContain('可减少关键字、改用全称或者其中一个词')
  expect(none).toContain('<a href="/regulations">查看全部</a>')

  for (let n = 1; n <= 8; n++) await publish(`第${n}号公告`, 'public')
  expect(await page('/online_info')).toContain('<a rel="next" href="/online_info?page=2" data-discover="true">下一页</a>')
  const second = await page('/online_info?page=2')
  expect(second.match(/href="\/online_info\/notices\//g)).toHaveLength(2)
  expect(second).toContain(`<link rel="canonical" href="${api.address}/online_info?page=2" />`)

  await seedDemoDownloads(api.pool, api.services.files, api.clock.now())
  const { faqs, links, downloads } = await api.anonymous.call(portal.information, {})
  const answers = await page('/online_info?tab=faqs')
  expect(answers).toContain('<title>常见问题 · 平台</title>')
  for (const { question, answer } of faqs)
    for (const words of [question, ...answer.split(/\^p|\n/)]) expect(answers).toContain(words.trim())
  expect(await page(`/online_info?tab=faqs&open=${faqs[1]!.id}`)).toContain(`data-fold="${faqs[1]!.id}" class="portal-fold" open=""`)
  const papers = await page('/online_info?tab=downloads')
  const address = `/api/v1/portal/downloads/${downloads[0]!.id}`
  expect(papers).toContain(`href="${address}"`)
  expect((await fetch(api.address + address)).status).toBe(200)
  const sites = await page('/online_info?tab=links')
  for (const { url } of links) expect(sites).toContain(`href="${url}"`)
})

it('an address without a page is answered with 404; a page that the caller may not open, and one that the menu adds, are pages', async () => {
  const statusOf = async (address: string) => (await fetch(api.address + address, { headers: { accept: 'text/html' } })).status
  for (const address of ['/nowhere', `/work-guide/${usualItem.code}/more`, '/404', '/todo/x/y', '/%', '/verify/%', '/verify/%zz'])
    expect([address, await statusOf(address)]).toEqual([address, 404])
  for (const address of [
    '/',
    '/regulations',
    `/work-guide/${usualItem.code}`,
    '/crblogin?type=1',
    '/verify',
    '/todo',
    '/cases/1',
    '/suwell',
  ])
    expect([address, await statusOf(address)]).toEqual([address, 200])
  await api.pool.query("update menus set url = '/our/cases' where name = 'case-search'")
  expect(await statusOf('/our/cases')).toBe(200)
})

it('the check of papers is a form of its own, which works without scripts and stands below the neutral answer', async () => {
  expect(await page('/regulations')).toContain('<a href="/verify" data-discover="true">文书核验</a>')
  for (const address of ['/verify', '/verify/', '/verify?code=']) {
    const asked = await page(address)
    expect([address, asked.includes('<form'), asked.includes('name="code"'), asked.includes('查无此文书')]).toEqual([
      address,
      true,
      true,
      false,
    ])
  }
  const nobodys = '0'.repeat(32)
  for (const address of [`/verify?code=${nobodys}`, `/verify/${nobodys}`, `/verify?code=http%3A%2F%2Fx%2Fverify%2F${nobodys}`]) {
    const unknown = await page(address)
    expect([address, unknown.includes('查无此文书'), unknown.includes('name="code"')]).toEqual([address, true, true])
  }
  for (const address of ['/verify?code=abc', '/verify/2026-1', '/verify/%25']) {
    const wrong = await page(address)
    expect([address, wrong.includes('查无此文书'), wrong.includes('核验码为 32 位')]).toEqual([address, false, true])
  }
})

it('the check of papers keeps nothing on the way, and says to readers and to programs that it was asked too often', async () => {
  api.clock.advance({ minutes: 5 })
  const get = (address: string) => fetch(api.address + address, { headers: { accept: 'text/html' } })
  const cacheOf = async (address: string) => (await get(address)).headers.get('cache-control')
  for (const address of ['/verify/2026-1', '/verify?code=2026-1']) expect([address, await cacheOf(address)]).toEqual([address, 'no-store'])
  expect(await cacheOf('/regulations')).toBe('no-cache')
  // what cannot be a code is not looked up, and does not count
  const unknown = `/verify/${'1'.repeat(32)}`
  let reply = await get(unknown)
  await expect.poll(async () => (reply = await get(unknown)).status, { timeout: 20_000, interval: 20 }).toBe(429)
  expect([reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual(['5', 'no-store'])
  expect(await reply.text()).toContain('查询过于频繁')
  api.clock.advance({ minutes: 5 })
})

it('the footer says what the operator set', async () => {
  const text = await page('/regulations')
  const { administration, supportPhones, filingNumber } = await api.anonymous.call(portal.site, {})
  for (const words of [administration, supportPhones, filingNumber]) expect(text).toContain(words)
})

it('only what is open to everybody is drawn, whoever asks: nothing for others, no draft, nothing withdrawn', async () => {
  for (const [title, audience] of [
    ['公开的通知', 'public'],
    ['登录后的通知', 'signed-in'],
    ['人员的通知', 'official'],
  ] as const)
    expect(await publish(title, audience)).toBe('added')
  const draft = { title: '起草中的通知', content: '草稿。', organization: '国家文物局', audience: 'public' }
  const { id: draftId } = await api.as('editor').call(content.create, { kind: 'notice', data: { notice: draft } })
  const official = api.as('province-sx')
  const { rows } = await official.call(notices.open, { title: '的通知', from: undefined, to: undefined, page: { number: 1, size: 100 } })
  const idOf = (title: string) => rows.find((row) => row.notice_title === title)!.id
  const hidden = [idOf('登录后的通知'), idOf('人员的通知'), draftId]
  const open = idOf('公开的通知')

  const list = await page('/online_info')
  expect(list).toContain('公开的通知')
  for (const title of ['登录后的通知', '人员的通知', '起草中的通知']) expect(list).not.toContain(title)
  const text = await page(`/online_info/notices/${open}`)
  expect(text).toContain('<title>公开的通知 · 平台</title>')
  expect(text).toContain('<p>公开的通知的正文。</p>')
  expect(text).toMatch(/<meta name="description" content="国家文物局 · \d{4}-\d\d-\d\d。公开的通知的正文。 第二段。" \/>/)
  const session = (await official.authorization())!
  for (const address of [...hidden, 'nothing', open.toUpperCase()].map((id) => `/online_info/notices/${id}`))
    for (const authorization of ['', session, `Bearer ${session}`]) expect(await read(address, authorization)).toBe(frame)
  const help = await page('/online_info?tab=help')
  const articles = async (who: TestApp['anonymous']) => (await who.call(portal.information, {})).helpArticles.map(({ title }) => title)
  const [forAll, forOfficials] = [await articles(api.anonymous), await articles(official)]
  for (const title of forAll) expect(help).toContain(title)
  const others = forOfficials.filter((title) => !forAll.includes(title))
  expect(others.length).toBeGreaterThan(0)
  for (const title of others) expect(help).not.toContain(title)
  const map = await read('/sitemap.xml')
  for (const address of ['/online_info', '/online_info?tab=faqs', `/online_info/notices/${open}`])
    expect(map).toContain(`<loc>${api.address}${address}</loc>`)
  for (const id of hidden) expect(map).not.toContain(id)

  const lead = api.as('editor-lead')
  const { revision } = await lead.call(content.get, { kind: 'notice', id: open })
  await lead.call(content.move, { kind: 'notice', id: open, revision, action: 'withdraw', words: '不再适用。' })
  expect(await page('/online_info')).not.toContain('公开的通知')
  expect(await read(`/online_info/notices/${open}`)).toBe(frame)
  expect(await read('/sitemap.xml')).not.toContain(open)
})
