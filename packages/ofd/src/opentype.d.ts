/** The little of opentype.js that is used here; the package has no types of its own. */
declare module 'opentype.js/dist/opentype.mjs' {
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
    glyphs: { get(index: number): Glyph | undefined }
    charToGlyphIndex(char: string): number
  }
  /** `lowMemory` reads a glyph when it is asked for. */
  export function parse(buffer: ArrayBuffer, options?: { lowMemory?: boolean }): Font
}
