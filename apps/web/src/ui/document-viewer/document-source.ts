import type { Quad, TextRun } from '@wenwu/ofd/text-run'

/** A page that was drawn. */
export interface DrawnPage {
  /** Fills its place: `svg` or `canvas`. */
  drawing: SVGSVGElement | HTMLCanvasElement
  /** Size at 100 % in CSS pixels. */
  size: PageSize
  /** Texts of the page, in page units. */
  runs: readonly TextRun[]
  /** Something of the page could not be drawn as it is meant. */
  isIncomplete: boolean
  hasStamp: boolean
}

export interface PageSize {
  width: number
  height: number
}

/** Where words stand on a page, in page units from its upper left corner. */
export interface Hit {
  page: number
  quads: readonly Quad[]
  before: string
  match: string
  after: string
}

export interface OutlineItem {
  title: string
  page: number | null
  children: readonly OutlineItem[]
}

export interface AttachedFile {
  id: string
  name: string
  /** Bytes; undefined where the format does not say. */
  size: number | undefined
}

/** A document that is open, whatever its format. What the viewer needs of PDF and OFD. */
export interface DocumentSource {
  pageCount: number
  /** Of a page that was not drawn yet, at 100 %. */
  usualSize: PageSize
  /** CSS pixels of one page unit at 100 %. */
  unit: number
  /** A drawing that is scaled by the window stays sharp and need not be made again. */
  isVector: boolean
  outline: readonly OutlineItem[]
  attachments: readonly AttachedFile[]
  hasSeals: boolean
  /** `scale` is device pixels per CSS pixel at 100 % (1 for vectors); `purpose` keeps drawings of one page apart. */
  draw(page: number, scale: number, purpose: 'page' | 'thumbnail' | 'print'): Promise<DrawnPage>
  /** Hits on one page. */
  find(page: number, query: string): Promise<Hit[]>
  attachment(id: string): Promise<{ name: string; bytes: Uint8Array }>
  close(): void
}

/** Why a document is not shown; the viewer has a text for each. */
export type ViewerRefusal =
  | 'broken'
  | 'no-document'
  | 'encrypted'
  | 'too-large'
  | 'bad-xml'
  | 'bad-path'
  | 'loop'
  | 'too-slow'
  | 'not-shown'

export class ViewerError extends Error {
  readonly refusal: ViewerRefusal

  constructor(refusal: ViewerRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
