import fs from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { AppError } from '@wenwu/core/kernel/errors'
import { serveWeb } from './serve-web.ts'

let folder: string
let app: FastifyInstance
const draw = vi.fn((address: string, query: URLSearchParams) => {
  if (address === '/broken') return Promise.reject(new AppError('internal'))
  if (address !== '/laws') return Promise.resolve(undefined)
  const title = `"${query.get('q') ?? '法律'}"`
  const page = {
    title,
    description: '<b>&',
    canonical: '/laws?a=1&b=2',
    styles: 'p::after{content:"</style>"}',
    html: '<h1>$& 法律</h1>',
  }
  return Promise.resolve({ page, ...(query.has('often') && { refusal: new AppError('too-many-requests', { details: { seconds: 7 } }) }) })
})

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-drawn-'))
  await fs.mkdir(path.join(folder, '.server'))
  await fs.writeFile(path.join(folder, '.server/public.mjs'), 'secret')
  await fs.writeFile(
    path.join(folder, 'index.html'),
    '<html><head><title>平台</title></head><body><div id="root"></div><noscript>needs</noscript></body></html>',
  )
  app = await serve()
})
afterAll(async () => {
  await app.close()
  await fs.rm(folder, { recursive: true })
})

async function serve(budget?: number): Promise<FastifyInstance> {
  const made = Fastify()
  await serveWeb(made, folder, {
    pages: {
      draw,
      isPage: (address) => Promise.resolve(address !== '/nowhere'),
      addresses: () => Promise.resolve(['/laws', '/law?id=1&type=x']),
    },
    originOf: () => 'https://a.example',
    budget,
  })
  await made.ready()
  return made
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } })

it('puts a drawn page into the frame, escaped, packed for whoever takes it', async () => {
  const { body, headers } = await get('/laws/?q=<x>')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<title>&quot;&lt;x&gt;&quot; · 平台</title>')
  expect(body).toContain('<meta name="description" content="&lt;b&gt;&amp;" />')
  expect(body).toContain('<link rel="canonical" href="https://a.example/laws?a=1&amp;b=2" />')
  expect(body).toContain('<div id="server-page" style="height:100%"><h1>$& 法律</h1></div><div id="root"></div>')
  expect(body).not.toContain('needs')
  expect(body.match(/<\/style>/g)).toHaveLength(1)
  const packed = await get('/laws', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toContain('server-page')
})

it('draws a page without what no text can hold', async () => {
  expect((await get('/laws?q=%00')).body).toContain('<title>&quot;法律&quot; · 平台</title>')
})

it('sends the status of what a drawn page refuses, and when to come again', async () => {
  const { statusCode, headers, body } = await get('/laws?often=')
  expect([statusCode, headers['retry-after'], body.includes('server-page')]).toEqual([429, '7', true])
  expect((await get('/laws')).headers['retry-after']).toBeUndefined()
})

it('sends the frame alone for other addresses, for failures, and when a second’s drawing is used up', async () => {
  expect((await get('/other')).body).toContain('needs')
  expect((await get('/broken')).body).toContain('needs')
  const clock = vi.spyOn(performance, 'now')
  const times = [5_000_000, 5_000_000, 5_000_400, 5_000_500, 5_001_000, 5_001_000, 5_001_010]
  clock.mockImplementation(() => times.shift() ?? 5_001_020)
  try {
    expect((await get('/laws')).body).toContain('server-page')
    expect((await get('/laws')).body).toContain('needs')
    expect((await get('/laws')).body).toContain('server-page')
  } finally {
    clock.mockRestore()
  }
})

it('draws on in a second where more of it was given to drawing', async () => {
  const generous = await serve(500)
  const clock = vi.spyOn(performance, 'now')
  const times = [5_000_000, 5_000_000, 5_000_400, 5_000_500, 5_000_500, 5_000_650, 5_000_700]
  clock.mockImplementation(() => times.shift() ?? 5_000_700)
  try {
    const drawn = async () => (await generous.inject({ url: '/laws', headers: { accept: 'text/html' } })).body.includes('server-page')
    expect([await drawn(), await drawn(), await drawn()]).toEqual([true, true, false])
  } finally {
    clock.mockRestore()
    await generous.close()
  }
})

it('answers 404 with the page frame where there is no page, so that crawlers forget the address', async () => {
  const { statusCode, body, headers } = await get('/nowhere/')
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).toContain('<div id="root"></div>')
  expect((await get('/other')).statusCode).toBe(200)
})

it('takes an address of slashes for a path, whose second part is no host', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(address, { path, headers: { accept: 'text/html' } }, (reply) => resolve(reply.resume().statusCode))
        .on('error', reject)
        .end()
    })
  expect([await statusOf('//'), await statusOf('//nowhere'), await statusOf('//a.example/laws')]).toEqual([200, 200, 200])
  expect(draw.mock.calls.map(([path]) => path).slice(-3)).toEqual(['/', '//nowhere', '//a.example/laws'])
})

it('tells search engines what there is, and never shows the drawing program', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://a.example/sitemap.xml')
  for (const start of ['/verify/', '/verify?']) expect((await get('/robots.txt')).body).toContain(`Disallow: ${start}\n`)
  const map = await get('/sitemap.xml')
  expect(map.headers['content-type']).toContain('application/xml')
  expect(map.body).toContain('<loc>https://a.example/law?id=1&amp;type=x</loc>')
  expect((await get('/.server/public.mjs')).body).not.toContain('secret')
})
