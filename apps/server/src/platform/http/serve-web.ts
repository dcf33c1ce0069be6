import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fs from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '@wenwu/core/kernel/errors'
import { DrawnPages, sendText, type PublicPages } from './public-pages.ts'
import { ScreenPages } from './screen-files.ts'
import { isCall } from './security-headers.ts'

const compressible = /\.(html|js|mjs|css|svg|json|map|txt|webmanifest|wasm|ttf)$/
const leastBytes = 1024
/** Files of this size are most of what a first visit fetches: packed harder, a tenth smaller, for a second each, once per build. */
const isHeavy = (bytes: number): boolean => bytes >= 128 * 1024 && bytes <= 640 * 1024
const packedAtOnce = 4
/** Words between slashes: no name with a dot, nothing that hides a slash. */
const pageAddress = /^\/(?:[\w/-]|%(?!2f|5c|00|2e)[0-9a-f]{2})*$/i
const packed = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }

/** Pages the server draws, and the scheme and host they stand under. */
export interface OpenPages {
  pages: PublicPages
  originOf(request: FastifyRequest): string
  /** How many milliseconds of each second may go into drawing (default 300); beyond it the browser draws. */
  budget?: number | undefined
}

/**
 * Serves the built web app: assets with a hash in their name for a year, everything else to be asked for again; compressed copies
 * next to the files; index.html for every page address (with the page itself in it where it is open to everyone, else with the files of its
 * screen named; with status 404 where no page is), and a JSON `not-found` for calls and assets that do not exist.
 */
export async function serveWeb(fastify: FastifyInstance, directory: string, open?: OpenPages): Promise<void> {
  const root = path.resolve(directory)
  const page = await fs.readFile(path.join(root, 'index.html'), 'utf8')
  const drawn = open === undefined ? undefined : new DrawnPages(open.pages, page, open.budget)
  const screens = await ScreenPages.of(root, page)
  await precompress(root)
  const files = await listFiles(root)
  await fastify.register(async (scope) => {
    // small files, of which nobody needs a part
    await scope.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false, acceptRanges: false, setHeaders })
    // an address that may hold a one-time code, or the code of a paper, leaves nothing behind on the way either
    scope.addHook('onSend', (request, reply, _payload, done) => {
      if (/^\/(?:logintransit|verify)(?:[/?]|$)/i.test(request.url)) void reply.header('cache-control', 'no-store')
      done()
    })
    scope.get('/*', { config: { access: 'public', endpoint: 'web.file' } }, async (request, reply) => {
      const name = (request.params as { '*': string })['*'] || 'index.html'
      if (files.has(name)) return reply.sendFile(name)
      const origin = open?.originOf(request) ?? ''
      const made = await drawn?.fileOf(name, origin)
      if (made !== undefined) return sendText(request, reply, made.type, made.text)
      if (!isPage(request)) throw new AppError('not-found')
      const missing = await drawn?.missingDocument(request)
      if (missing !== undefined) return sendText(request, reply.code(404), 'text/html; charset=utf-8', missing)
      const document = await drawn?.documentOf(request, origin)
      if (document !== undefined)
        return sendText(request, reply.code(document.status).headers(document.headers), 'text/html; charset=utf-8', document.text)
      const screen = screens.pageOf(request.url.replace(/\?.*$/s, ''))
      if (screen !== undefined) return sendText(request, reply, 'text/html; charset=utf-8', screen)
      return reply.sendFile('index.html')
    })
  })
  fastify.setNotFoundHandler(() => Promise.reject(new AppError('not-found')))
}

/** What may be asked for by name; nothing outside the folder, nothing hidden, no packed copy. */
async function listFiles(root: string): Promise<Set<string>> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  return new Set(files.filter((file) => !/(^|\/)\.|\.(br|gz)$/.test(file)))
}

/** The page's own file, for an address that cannot be one; undefined where the page is not built. */
export async function readFrame(directory: string): Promise<string | undefined> {
  return fs.readFile(path.join(directory, 'index.html'), 'utf8').catch(() => undefined)
}

/**
 * A navigation of a browser, or a reader that takes anything and names no file (crawlers, command lines). A browser's scripts, images and
 * calls take anything too, but say what for.
 */
export function isPage(request: FastifyRequest): boolean {
  const { accept = '*/*', 'sec-fetch-dest': purpose = 'document' } = request.headers
  const address = request.url.replace(/\?.*$/s, '')
  if (isCall(address) || /^\/assets(?:\/|$)/.test(address)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && purpose === 'document' && pageAddress.test(address))
}

function setHeaders(response: SetHeadersResponse, file: string): void {
  const isHashed = /[/\\]assets[/\\]/.test(file)
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('vary', 'accept-encoding')
}

/**
 * Writes a brotli and a gzip copy beside every text file that has none or an older one; the build runs it, a start finds nothing to do.
 * In a folder that cannot be written to, files are sent as they are. Gives the number of files packed.
 */
export async function precompress(directory: string): Promise<number> {
  const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  let count = 0
  let isReadOnly = false
  const packNext = async (): Promise<void> => {
    for (let entry = files.pop(); entry !== undefined && !isReadOnly; entry = files.pop()) {
      try {
        if (await pack(path.join(entry.parentPath, entry.name))) count++
      } catch (error) {
        if (!['EACCES', 'EROFS', 'EPERM'].includes((error as { code?: string }).code ?? '')) throw error
        isReadOnly = true
      }
    }
  }
  await Promise.all(Array.from({ length: packedAtOnce }, packNext))
  return count
}

async function pack(file: string): Promise<boolean> {
  const { mtimeMs, size } = await fs.stat(file)
  const copy = await fs.stat(`${file}.gz`).catch(() => undefined)
  if (size < leastBytes || (copy !== undefined && copy.mtimeMs >= mtimeMs)) return false
  const content = await fs.readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: isHeavy(content.length) ? 11 : 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, zipped] = await Promise.all([packed.brotli(content, { params }), packed.gzip(content, { level: 9 })])
  await write(`${file}.br`, brotli)
  // last, since its presence says that both are there
  await write(`${file}.gz`, zipped)
  return true
}

async function write(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}`
  await fs.writeFile(temporary, content)
  await fs.rename(temporary, file)
}
