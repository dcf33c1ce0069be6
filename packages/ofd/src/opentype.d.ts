/** The little of opentype.js that is used here; the package has no types of its own. */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export interface Glyph {
    advanceWidth?: number
    getPath(x: number, y: number, size: number, options?: object, font?: Font): { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
    glyphs: { length: number; get(index: number): Glyph | undefined }
    charToGlyphIndex(char: string): number
  }
  export function parse(buffer: ArrayBuffer): Font
}
