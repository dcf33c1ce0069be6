import { findInRuns } from '@wenwu/ofd/search'
import { estimatedWidth, type TextRun } from '@wenwu/ofd/text-run'
import { getDocument, GlobalWorkerOptions, Util, version, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { ViewerError, type AttachedFile, type DocumentSource, type DrawnPage, type OutlineItem } from './document-source.ts'

/** CSS pixels of a point. */
const unit = 96 / 72
/** Canvases above this many pixels fail on phones. */
const mostPixels = 16_000_000
/** Maps of characters, fonts and decoders, as vite.config.ts puts them there (pdf-assets.ts). */
const assets = `/assets/pdfjs-${version}/`

type TextItem = { str: string; transform: number[]; width: number }
type PdfOutline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

/** Opens a PDF with pdf.js, all of it from this installation. Throws ViewerError. */
export async function openPdf(bytes: ArrayBuffer): Promise<DocumentSource> {
  GlobalWorkerOptions.workerSrc = workerAddress
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${assets}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
    // the content policy lets no page compile WebAssembly
    useWasm: false,
    enableXfa: false,
  })
  let pdf: PDFDocumentProxy
  try {
    pdf = await task.promise
  } catch (error) {
    void task.destroy()
    throw new ViewerError(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken')
  }
  const first = (await pdf.getPage(1)).getViewport({ scale: unit })
  const [outline, attachments] = await Promise.all([readOutline(pdf), readAttachments(pdf)])
  const texts = new Map<number, TextRun[]>()
  const runsOf = async (page: number): Promise<TextRun[]> => {
    const known = texts.get(page)
    if (known !== undefined) return known
    const runs = await readRuns(await pdf.getPage(page + 1))
    texts.set(page, runs)
    return runs
  }
  return {
    pageCount: pdf.numPages,
    usualSize: { width: first.width, height: first.height },
    unit,
    isVector: false,
    outline,
    attachments: attachments.map(({ id, name, size }) => ({ id, name, size })),
    hasSeals: false,
    draw: async (page, scale, purpose) => draw(await pdf.getPage(page + 1), scale, purpose === 'page' ? await runsOf(page) : [], purpose),
    find: async (page, query) => findInRuns(await runsOf(page), query).map((hit) => ({ ...hit, page })),
    attachment: (id) => {
      const found = attachments.find((each) => each.id === id)
      return found === undefined ? Promise.reject(new ViewerError('broken')) : Promise.resolve(found)
    },
    close: () => void task.destroy(),
  }
}

async function draw(page: PDFPageProxy, scale: number, runs: TextRun[], purpose: 'page' | 'thumbnail' | 'print'): Promise<DrawnPage> {
  const base = page.getViewport({ scale: unit })
  const fit = Math.min(scale, Math.sqrt(mostPixels / (base.width * base.height)))
  const viewport = page.getViewport({ scale: unit * fit })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  canvas.setAttribute('aria-hidden', 'true')
  await page.render({ canvas, viewport, intent: purpose === 'print' ? 'print' : 'display' }).promise
  return { drawing: canvas, size: { width: base.width, height: base.height }, runs, isIncomplete: false, hasStamp: false }
}

/** Texts in points from the upper left corner. pdf.js knows the length of each piece; its characters share it by their usual widths. */
async function readRuns(page: PDFPageProxy): Promise<TextRun[]> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const runs: TextRun[] = []
  let line = 0
  for (const item of items as (Partial<TextItem> & { hasEOL?: boolean })[]) {
    if (item.str !== undefined && item.str !== '' && item.transform !== undefined) {
      const [a, b, c, d, e, f] = Util.transform(viewport.transform, item.transform) as [number, number, number, number, number, number]
      const size = Math.hypot(c, d) || 1
      const angle = Math.atan2(b, a)
      const chars = [...item.str]
      const weights = chars.map(estimatedWidth)
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      let at = 0
      const offsets = [0, ...weights.map((weight) => (at += (weight / total) * (item.width ?? 0)))]
      runs.push({
        chars,
        offsets,
        size,
        matrix: [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), e, f],
        source: 'page',
        object: line,
      })
    }
    if (item.hasEOL === true) line++
  }
  return runs
}

async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineItem[]> {
  const read = async ({ title, dest, items }: PdfOutline): Promise<OutlineItem> => ({
    title,
    page: await pageOf(pdf, dest).catch(() => null),
    children: await Promise.all((items as PdfOutline[]).map(read)),
  })
  const items = await pdf.getOutline().catch(() => null)
  return Promise.all((items ?? []).map(read))
}

async function pageOf(pdf: PDFDocumentProxy, dest: PdfOutline['dest']): Promise<number | null> {
  const target: unknown[] | null = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
  const [reference] = target ?? []
  return typeof reference === 'object' && reference !== null
    ? pdf.getPageIndex(reference as Parameters<PDFDocumentProxy['getPageIndex']>[0])
    : null
}

async function readAttachments(pdf: PDFDocumentProxy): Promise<(AttachedFile & { bytes: Uint8Array })[]> {
  const found = (await pdf.getAttachments().catch(() => null)) as Record<string, { filename: string; content: Uint8Array }> | null
  return Object.entries(found ?? {}).map(([id, { filename, content }]) => ({
    id,
    name: filename.split(/[/\\]/).at(-1) ?? filename,
    size: content.length,
    bytes: content,
  }))
}
