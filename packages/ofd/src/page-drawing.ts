import { OfdError } from './errors.ts'
import { limits } from './limits.ts'
import type { Resources } from './resources.ts'
import { element, type SvgNode } from './svg.ts'
import type { TextRun, TextSource } from './text-run.ts'
import type { Matrix } from './values.ts'
import type { XmlElement } from './xml.ts'

/** What of a page is not drawn as the document wants it; screens have a text for each. */
export type OfdWarning =
  | 'picture-missing'
  | 'picture-format'
  | 'font-unreadable'
  | 'gouraud-shading'
  | 'pattern-reflected'
  | 'image-mask'
  | 'object-damaged'
  | 'seal-picture'
  | 'template-missing'

/** What is gathered while the objects of one page are drawn. Counts what is drawn and throws OfdError `too-large` beyond the limits. */
export class PageDrawing {
  readonly resources: Resources
  readonly defs: SvgNode[] = []
  readonly runs: TextRun[] = []
  readonly warnings = new Set<OfdWarning>()
  source: TextSource = 'page'
  readonly #prefix: string
  #ids = 0
  #objects = 0
  #characters = 0
  #segments = 0

  /** `prefix` makes the ids of this drawing its own among others in one window. */
  constructor(resources: Resources, prefix: string) {
    this.resources = resources
    this.#prefix = prefix
  }

  /** Adds a definition and gives `url(#…)` for it. */
  define(
    tag: 'clipPath' | 'linearGradient' | 'radialGradient' | 'pattern',
    attributes: Record<string, string | number | undefined>,
    children: SvgNode[],
  ): string {
    const id = `${this.#prefix}-${++this.#ids}`
    this.defs.push(element(tag, { ...attributes, id }, children))
    return `url(#${id})`
  }

  countObject(): void {
    if (++this.#objects > limits.objects) throw new OfdError('too-large', `more than ${limits.objects} objects on a page`)
  }

  countCharacters(count: number): void {
    this.#characters += count
    if (this.#characters > limits.characters) throw new OfdError('too-large', `more than ${limits.characters} characters on a page`)
  }

  countSegments(count: number): void {
    this.#segments += count
    if (this.#segments > limits.glyphSegments) throw new OfdError('too-large', `more than ${limits.glyphSegments} segments on a page`)
  }
}

/** Where an object stands: what it inherits, its matrix to the page, and what it lies in. */
export interface Place {
  style: Style
  toPage: Matrix
  /** Ids of the composites around it. */
  composites: readonly string[]
  depth: number
  /** Inside a pattern, text is drawn and neither selected nor found. */
  isPattern: boolean
}

/** Values of the draw parameters in force. */
export interface Style {
  fill?: XmlElement
  stroke?: XmlElement
  lineWidth: number
  join: string
  cap: string
  dash?: string
  dashOffset: number
  miterLimit: number
}

export const plainStyle: Style = { lineWidth: 0.353, join: 'miter', cap: 'butt', dashOffset: 0, miterLimit: 3.528 }
