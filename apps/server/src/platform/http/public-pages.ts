import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '@wenwu/core/kernel/errors'
import { isStorableText } from '@wenwu/core/kernel/text'
import type { DrawnPage } from '@wenwu/core/public-pages/model'
import { retryAfter } from './retry-after.ts'

/** What the composition root hands in, since the platform knows no module. */
export interface PublicPages {
  /** The page of an address, for a reader who asks from there, and what it refuses them in its words; undefined where the server draws none. */
  draw(path: string, query: URLSearchParams, caller: string): Promise<{ page: DrawnPage; refusal?: AppError | undefined } | undefined>
  /** Whether there is a page at a path, for any reader. */
  isPage(path: string): Promise<boolean>
  /** Path and query of every page that search engines are to know. */
  addresses(): Promise<string[]>
}

/** The whole document of a page, with the status that says the same. */
export interface DrawnDocument {
  text: string
  status: number
  headers: Record<string, string>
}

const pack = promisify(gzip)
/** Drawing holds up everything else of the process: no more than this many milliseconds of each second, where nothing else is said. */
const usualBudget = 300

/** Puts drawn pages into the page's own frame file, so that the browser's program starts from them as from any other address. */
export class DrawnPages {
  private readonly pages: PublicPages
  private readonly frame: string
  private readonly budget: number
  private second = 0
  private spent = 0

  constructor(pages: PublicPages, frame: string, budget = usualBudget) {
    this.pages = pages
    this.frame = frame
    this.budget = budget
  }

  /** The frame alone, for an address that is no page: the browser's program says so in words; undefined where there is a page. */
  async missingDocument(request: FastifyRequest): Promise<string | undefined> {
    try {
      return (await this.pages.isPage(pathOf(request))) ? undefined : this.frame
    } catch (error) {
      request.log.error({ err: error }, 'it is not known whether there is a page')
      return undefined
    }
  }

  /** The whole document of an address, or undefined: then the frame alone is sent. A failure is logged and never the reader's. */
  async documentOf(request: FastifyRequest, origin: string): Promise<DrawnDocument | undefined> {
    if (this.isSpent()) return undefined
    const path = pathOf(request)
    const searchParams = new URLSearchParams(
      // what the database cannot hold is nothing that anything could be found by
      [...addressOf(request).searchParams].filter((pair) => pair.every(isStorableText)),
    )
    const start = performance.now()
    try {
      const drawn = await this.pages.draw(path, searchParams, request.callerAddress)
      if (drawn === undefined) return undefined
      const seconds = drawn.refusal && retryAfter(drawn.refusal)
      return {
        text: this.documentFrom(drawn.page, origin),
        status: drawn.refusal?.status ?? 200,
        headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
      }
    } catch (error) {
      request.log.error({ err: error }, 'a public page was not drawn')
      return undefined
    } finally {
      this.spent += performance.now() - start
    }
  }

  /** `robots.txt` and `sitemap.xml`; undefined for any other name. */
  async fileOf(name: string, origin: string): Promise<{ type: string; text: string } | undefined> {
    if (name === 'robots.txt') {
      const lines = [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /sso/',
        'Disallow: /framework/',
        'Disallow: /verify/',
        'Disallow: /verify?',
        'Allow: /',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ]
      return { type: 'text/plain; charset=utf-8', text: lines.join('\n') }
    }
    if (name !== 'sitemap.xml') return undefined
    const entries = (await this.pages.addresses()).map((address) => `<url><loc>${escapeHtml(origin + address)}</loc></url>`)
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
    return { type: 'application/xml; charset=utf-8', text }
  }

  private isSpent(): boolean {
    const now = Math.floor(performance.now() / 1000)
    if (now !== this.second) {
      this.second = now
      this.spent = 0
    }
    return this.spent > this.budget
  }

  private documentFrom({ title, description, canonical, styles, html }: DrawnPage, origin: string): string {
    const address = escapeHtml(origin + canonical)
    const head = [
      `<meta name="description" content="${escapeHtml(description)}" />`,
      `<link rel="canonical" href="${address}" />`,
      `<meta property="og:title" content="${escapeHtml(title)}" />`,
      `<meta property="og:url" content="${address}" />`,
      `<style>${styles.replaceAll('</', '<\\/')}</style>`,
    ].join('\n    ')
    return this.frame
      .replace(/<title>([^<]*)<\/title>/, (_whole, product: string) => `<title>${escapeHtml(title)} · ${product}</title>\n    ${head}`)
      .replace(/<noscript>[^]*?<\/noscript>/, '')
      .replace('<div id="root"></div>', () => `<div id="server-page" style="height:100%">${html}</div><div id="root"></div>`)
  }
}

/** As it was asked for: put behind the host, since of `//x` alone the x would be read as one. */
function addressOf(request: FastifyRequest): URL {
  return new URL(`http://localhost${request.url}`)
}

/** The path of a request without the slash at its end. */
function pathOf(request: FastifyRequest): string {
  const { pathname } = addressOf(request)
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}

/** Sends a text that is made for this request, packed where the reader takes it. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string): Promise<FastifyReply> {
  void reply.type(type).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await pack(text, { level: 5 }))
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]!)
}
