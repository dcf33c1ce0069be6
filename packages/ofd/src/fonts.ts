/// <reference path="./opentype.d.ts" />
import { parse, type Font, type PathCommand } from 'opentype.js/dist/opentype.mjs'
import { withNeededTables } from './sfnt.ts'
import { short, type Matrix } from './values.ts'

/** A font of the document: its name, and its outlines where the file brings them. */
export interface OfdFont {
  name: string
  isBold: boolean
  isItalic: boolean
  isSerif: boolean
  outlines: GlyphOutlines | null
  /** The file brings it in a form that is not read. */
  isUnreadable: boolean
}

/** Outlines of an embedded font, each read once, in units of one em with y downwards. */
export class GlyphOutlines {
  readonly #font: Font
  readonly #outlines = new Map<number, readonly PathCommand[]>()

  private constructor(font: Font) {
    this.#font = font
  }

  /** Null for a format that cannot be read (bare CFF, Type 1): text is then drawn in a similar font. */
  static read(bytes: Uint8Array): GlyphOutlines | null {
    try {
      // glyphs are read one by one where the package can do that (TrueType): a font has thousands, a page uses a few
      const lowMemory = bytes[0] === 0 && bytes[1] === 1
      return new GlyphOutlines(parse(withNeededTables(bytes).buffer, { lowMemory }))
    } catch {
      return null
    }
  }

  /** Number of the glyph of a character; 0 where the font has none. */
  glyphOf(char: string): number {
    try {
      return this.#font.charToGlyphIndex(char) || 0
    } catch {
      // subsets often come without a table of characters
      return 0
    }
  }

  /** Outline in em; empty where the glyph is missing or damaged. */
  outlineOf(glyph: number): readonly PathCommand[] {
    const known = this.#outlines.get(glyph)
    if (known !== undefined) return known
    let outline: readonly PathCommand[] = []
    try {
      outline = this.#font.glyphs.get(glyph)?.getPath(0, 0, 1, {}, this.#font).commands ?? []
    } catch {
      // a damaged glyph leaves a gap, not a page
    }
    this.#outlines.set(glyph, outline)
    return outline
  }
}

/** An outline as path data, moved by a matrix whose scale is the font size. */
export function outlineText(outline: readonly PathCommand[], [a, b, c, d, e, f]: Matrix): string {
  const point = (x = 0, y = 0): string => `${short(a * x + c * y + e)} ${short(b * x + d * y + f)}`
  let text = ''
  for (const { type, x, y, x1, y1, x2, y2 } of outline) {
    if (type === 'Z') text += 'Z'
    else if (type === 'Q') text += `Q${point(x1, y1)} ${point(x, y)}`
    else if (type === 'C') text += `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`
    else text += `${type}${point(x, y)}`
  }
  return text
}

/** Fonts of a usual machine that look like a named one; the last ones stand for what every machine has. */
export function familyFor({ name, isSerif }: Pick<OfdFont, 'name' | 'isSerif'>): string {
  const sans = "'Noto Sans CJK SC', 'Noto Sans SC Variable', sans-serif"
  const serif = "'Noto Serif CJK SC', 'Source Han Serif SC', 'Noto Sans SC Variable', serif"
  if (/仿宋|fang/i.test(name)) return `FangSong, STFangsong, FangSong_GB2312, ${serif}`
  if (/楷|kai/i.test(name)) return `KaiTi, STKaiti, KaiTi_GB2312, ${serif}`
  if (/courier|mono|consol/i.test(name)) return "'Courier New', monospace"
  if (/times/i.test(name)) return `'Times New Roman', ${serif}`
  if (/arial|helvet|calibri/i.test(name)) return `Arial, ${sans}`
  if (/宋|song|simsun|mincho|明/i.test(name)) return `SimSun, STSong, Songti SC, ${serif}`
  if (/黑|雅黑|hei|yahei/i.test(name)) return `SimHei, 'Microsoft YaHei', 'PingFang SC', ${sans}`
  return isSerif ? serif : `SimSun, STSong, ${serif}`
}
