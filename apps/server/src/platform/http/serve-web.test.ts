import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody, toAppError } from './error-reply.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { precompress, serveWeb } from './serve-web.ts'

let folder: string
let app: FastifyInstance
const page = `<!doctype html><title>文物</title>${'<!-- -->'.repeat(300)}`
const script = `console.log("${'x'.repeat(3000)}")`
const declared: [string, unknown][] = []

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-web-'))
  await fs.mkdir(path.join(folder, 'assets'))
  await fs.writeFile(path.join(folder, 'index.html'), page)
  await fs.writeFile(path.join(folder, 'assets/index-1a2b3c.js'), script)
  await fs.writeFile(path.join(folder, 'assets/logo-1a2b3c.png'), 'png')
  await fs.writeFile(path.join(folder, 'logo.svg'), '<svg/>')
  await fs.writeFile(path.join(folder, '.hidden'), 'x')
  app = Fastify()
  app.addHook('onRoute', (route) => {
    declared.push([route.url, (route.config as { access?: unknown } | undefined)?.access])
  })
  addSecurityHeaders(app, { environment: 'test' })
  app.setErrorHandler((error, request, reply) => reply.code(toAppError(error).status).send(errorBody(toAppError(error), request.id)))
  app.get('/api/v1/known', () => ({ ok: true }))
  await serveWeb(app, folder)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await fs.rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the web app', () => {
  it.each(['/', '/home', '/reguldetail?id=1&type=2', '/main/home/', '/apiary', '/ssologin', '/file.with.dots'])(
    'is the page at %s, to be asked for again',
    async (url) => {
      const reply = await get(url, html)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.headers['cache-control']).toBe('no-cache')
      expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
      expect(reply.body).toBe(page)
    },
  )

  it('is the page for a reader that takes anything, but not for a script, a picture or a call of a browser', async () => {
    for (const headers of [{ accept: '*/*' }, {}, { accept: '*/*', 'sec-fetch-dest': 'document' }])
      expect((await get('/regulations?page=2', headers as Record<string, string>)).body).toBe(page)
    for (const purpose of ['script', 'empty', 'image'])
      expect((await get('/regulations', { accept: '*/*', 'sec-fetch-dest': purpose })).statusCode).toBe(404)
    expect((await get('/regulations', { accept: 'application/json' })).statusCode).toBe(404)
  })

  it('sends assets with a hash for a year, others to be asked for again', async () => {
    expect((await get('/assets/index-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/logo.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('sends a file whole, whatever part of it is asked for', async () => {
    for (const range of ['bytes=0-4', 'bytes=999999-', 'bytes=5-2']) {
      const reply = await get('/assets/index-1a2b3c.js', { range })
      expect([reply.statusCode, reply.body]).toEqual([200, script])
    }
  })

  it.each([
    ['br', (packed: Buffer) => brotliDecompressSync(packed).toString()],
    ['gzip', (packed: Buffer) => gunzipSync(packed).toString()],
  ])('sends the copy packed with %s to who takes it', async (encoding, unpack) => {
    const reply = await get('/assets/index-1a2b3c.js', { 'accept-encoding': encoding })
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': expect.stringContaining('immutable') as string,
    })
    expect(reply.rawPayload.length).toBeLessThan(500)
    expect(unpack(reply.rawPayload)).toBe(script)
    const packedPage = await get('/home', { ...html, 'accept-encoding': encoding })
    expect(packedPage.headers['content-encoding']).toBe(encoding)
    expect(unpack(packedPage.rawPayload)).toBe(page)
  })

  it('sends a file that has no packed copy as it is', async () => {
    const reply = await get('/assets/logo-1a2b3c.png', { 'accept-encoding': 'br, gzip' })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.body).toBe('png')
  })

  it.each([
    ['an unknown call', '/api/v1/unknown', html],
    ['an unknown call of sign-in', '/sso/unknown', html],
    ['an unknown call of the framework', '/framework/unknown', html],
    ['a missing asset', '/assets/old-ffffff.js', html],
    ['a missing script', '/missing.js', { accept: '*/*' }],
    ['a folder above', '/..%2f..%2fetc%2fpasswd', { accept: '*/*' }],
    ['a hidden file', '/.hidden', { accept: '*/*' }],
    ['a folder', '/assets', { accept: '*/*' }],
    ['a packed copy', '/index.html.br', { accept: '*/*' }],
  ])('answers %s with a JSON not-found', async (_name, url, headers) => {
    const reply = await get(url, headers)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 404, error: 'not-found' })
  })

  it.each(['/loginTransit?username=a&password=b', '/LOGINTRANSIT', '/loginTransit/', '/verify/1', '/verify?code=1'])(
    'keeps no copy of the page at %s',
    async (url) => {
      const reply = await get(url, html)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect((await get('/loginTransitX', html)).headers['cache-control']).toBe('no-cache')
    },
  )

  it('gives no page for a POST', async () => {
    expect((await app.inject({ method: 'POST', url: '/home', headers: html })).statusCode).toBe(404)
  })

  it('declares its route as public when it is added', () => {
    expect(declared.filter(([url]) => url === '/*')).toEqual([
      ['/*', 'public'],
      ['/*', 'public'],
    ])
  })

  it('packs nothing twice, and again what has changed', async () => {
    expect(await precompress(folder)).toBe(0)
    const later = new Date(Date.now() + 5000)
    await fs.utimes(path.join(folder, 'index.html'), later, later)
    expect(await precompress(folder)).toBe(1)
  })
})

describe('the page of a screen', () => {
  let bare: FastifyInstance
  let root: string
  beforeAll(async () => {
    root = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-screens-'))
    await fs.mkdir(path.join(root, '.vite'))
    await fs.writeFile(path.join(root, 'index.html'), '<html><head><title>文物</title></head></html>')
    const files = { '/content/:kind/:id': ['assets/one-1.js'], '/content/:kind/new': ['assets/new-1.js', 'assets/new-1.css'] }
    await fs.writeFile(path.join(root, '.vite/screens.json'), JSON.stringify(files))
    bare = Fastify()
    bare.setErrorHandler((error, request, reply) => reply.code(toAppError(error).status).send(errorBody(toAppError(error), request.id)))
    await serveWeb(bare, root)
    await bare.ready()
  })
  afterAll(async () => {
    await bare.close()
    await fs.rm(root, { recursive: true })
  })
  const bodyAt = async (url: string): Promise<string> => (await bare.inject({ url, headers: html })).body

  it('names its scripts and style sheets, so that they are asked for at once', async () => {
    expect(await bodyAt('/content/laws/7?page=2')).toBe(
      '<html><head><title>文物</title><link rel="modulepreload" crossorigin href="/assets/one-1.js"></head></html>',
    )
  })

  it('names those of the address with more fixed words', async () => {
    expect(await bodyAt('/content/laws/new/')).toBe(
      '<html><head><title>文物</title><link rel="modulepreload" crossorigin href="/assets/new-1.js"><link rel="preload" as="style" crossorigin href="/assets/new-1.css"></head></html>',
    )
  })

  it('is the page as it is where no screen is known, and the list of files is not to be had', async () => {
    expect(await bodyAt('/content/laws')).toBe('<html><head><title>文物</title></head></html>')
    expect(await bodyAt('/content/laws/1/2')).toBe('<html><head><title>文物</title></head></html>')
    expect((await bare.inject({ url: '/.vite/screens.json' })).statusCode).toBe(404)
  })
})
