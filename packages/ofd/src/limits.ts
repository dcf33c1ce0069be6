/** What a document may hold at most. Real ones stay far below; what lies above is refused before it costs memory or time. */
export const limits = {
  /** Bytes of the file. */
  fileBytes: 128 * 1024 * 1024,
  /** Files inside. */
  entries: 20_000,
  /** Unpacked bytes of one file inside, and of all that were unpacked together. */
  entryBytes: 32 * 1024 * 1024,
  unpackedBytes: 128 * 1024 * 1024,
  /** Unpacked bytes of one XML file, its elements and how deep they lie. */
  xmlBytes: 16 * 1024 * 1024,
  xmlElements: 400_000,
  xmlDepth: 128,
  pages: 10_000,
  /** Side of a page in millimetres. */
  pageSide: 20_000,
  /** Drawn objects of one page, composites and patterns counted as often as they are drawn. */
  objects: 100_000,
  /** Composites in composites, patterns in patterns. */
  depth: 16,
  /** Characters of one page. */
  characters: 500_000,
  /** Segments of the outlines of embedded glyphs on one page. */
  glyphSegments: 4_000_000,
  outlineEntries: 5_000,
  /** Values that one «g count value» may stand for. */
  deltas: 100_000,
} as const
