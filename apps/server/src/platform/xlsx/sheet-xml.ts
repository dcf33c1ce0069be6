import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableSheetError } from './unreadable.ts'

/** A cell as read: its text, and whether a formula stands in it. */
export interface ReadCell {
  text: string
  isFormula: boolean
}

/** One row with content. `line` counts from 1. */
export interface SheetRow {
  line: number
  cells: ReadCell[]
}

/** Columns that are read at most; what lies beyond is dropped. */
export const maxColumns = 50

/** Elements within one another: no office program writes a tenth of it, and what is open is kept in memory. */
const deepestElement = 64

interface Handlers {
  opentag: (tag: SaxesTagPlain) => void
  closetag?: (tag: SaxesTagPlain) => void
}

/** A parser that resolves nothing: a document type ends the reading, as do elements nested too deep. */
export function strictParser({ opentag, closetag }: Handlers): SaxesParser<{ xmlns: false; position: false }> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let depth = 0
  parser.on('opentag', (tag) => {
    if (++depth > deepestElement) throw new UnreadableSheetError('elements are nested too deep')
    opentag(tag)
  })
  parser.on('closetag', (tag) => {
    depth--
    closetag?.(tag)
  })
  parser.on('doctype', () => {
    throw new UnreadableSheetError('a document type')
  })
  parser.on('error', (error) => {
    throw new UnreadableSheetError(error.message)
  })
  return parser
}

/** The name of an element without its prefix: some programs write `x:row`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
