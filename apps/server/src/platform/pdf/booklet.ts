import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PdfRenderer, RenderedPdf } from './pdf-renderer.ts'

/** A piece of a chapter: a paragraph, numbered steps, points, or a remark set apart. */
export type BookletBlock = string | { steps: readonly string[] } | { points: readonly string[] } | { remark: string }

export interface BookletChapter {
  title: string
  blocks: readonly BookletBlock[]
}

/** A book of a few pages with cover and table of contents; every text is set as it stands. */
export interface Booklet {
  title: string
  subtitle: string
  /** Line at the foot of the cover. */
  edition: string
  chapters: readonly BookletChapter[]
}

/** Sets a booklet on A4 with bookmarks. Errors as `PdfRenderer.render`. */
export async function renderBooklet(renderer: PdfRenderer, booklet: Booklet): Promise<RenderedPdf> {
  const source = await readFile(path.join(renderer.assetsDirectory, 'booklet.typ'), 'utf8')
  const chapters = booklet.chapters.map(({ title, blocks }) => ({
    title,
    blocks: blocks.map((block) =>
      typeof block === 'string'
        ? { kind: 'text', text: block }
        : 'remark' in block
          ? { kind: 'remark', text: block.remark }
          : 'steps' in block
            ? { kind: 'steps', items: block.steps }
            : { kind: 'points', items: block.points },
    ),
  }))
  return renderer.render(source, { ...booklet, chapters, fonts: renderer.fonts })
}
