import type { SaxesTagPlain } from 'saxes'
import { unescapedText } from './cell.ts'
import { dayText, type DayCells } from './day-cells.ts'
import type { MergedRange } from './fill-merged.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { localName, maxColumns, strictParser, type SheetRow } from './sheet-xml.ts'
import { UnreadableSheetError } from './unreadable.ts'

/** Cells that are merged down a column, at most: two of each three rows of the longest file that is taken. */
const mostMerged = 40_000

/** What cells refer to by number: texts, and the styles of days. */
interface Book {
  shared: readonly string[]
  days: DayCells
}

/** The rows of a sheet's XML as they come; a row without any text is left out. What it merges down a column stands in `merged` at the end. */
export async function* readSheetCells(
  xml: AsyncIterable<string>,
  book: Book,
  maxLetters: number,
  limits: ReadingLimits,
  merged: MergedRange[],
): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = []
  let row: SheetRow = { line: 0, cells: [] }
  let lastLine = 0
  let column = -1
  let cells = 0
  let type = ''
  let style = 0
  let text = ''
  let isFormula = false
  let depth: 'value' | 'none' = 'none'

  const opentag = ({ name, attributes }: SaxesTagPlain): void => {
    switch (localName(name)) {
      case 'row':
        lastLine = lineOf(attributes['r']) ?? lastLine + 1
        row = { line: lastLine, cells: [] }
        column = -1
        break
      case 'c':
        if (++cells > limits.cells) throw new UnreadableSheetError('too many cells', 'import-cell-count', { max: limits.cells })
        column = columnOf(attributes['r']) ?? column + 1
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        text = ''
        isFormula = false
        break
      case 'f':
        isFormula = true
        break
      case 'v':
      case 't':
        depth = 'value'
        break
      case 'rPh':
        type = 'phonetic'
        break
      case 'mergeCell': {
        if (merged.length === mostMerged)
          throw new UnreadableSheetError('too many merged cells', 'import-merged-count', { max: mostMerged })
        const range = mergedDown(attributes['ref'])
        if (range !== undefined) merged.push(range)
      }
    }
  }
  const closetag = ({ name }: SaxesTagPlain): void => {
    switch (localName(name)) {
      case 'v':
      case 't':
        depth = 'none'
        break
      case 'rPh':
        type = 'inlineStr'
        break
      case 'c':
        if (column < maxColumns) {
          while (row.cells.length < column) row.cells.push({ text: '', isFormula: false })
          row.cells[column] = { text: isFormula ? '' : valueOf({ type, style, text }, book, maxLetters), isFormula }
        }
        break
      case 'row':
        if (row.cells.some((cell) => cell.isFormula || cell.text.trim() !== '')) rows.push(row)
    }
  }
  const parser = strictParser({ opentag, closetag })
  parser.on('text', (part) => {
    if (depth === 'value' && type !== 'phonetic' && text.length < maxLetters) text += part
  })

  for await (const part of xml) {
    parser.write(part)
    yield* rows.splice(0)
  }
  parser.close()
  yield* rows
}

function valueOf({ type, style, text }: { type: string; style: number; text: string }, { shared, days }: Book, maxLetters: number): string {
  if (type === 'n' && days.styles.has(style)) return dayText(text, days) ?? text.slice(0, maxLetters)
  if (type === 's') return (shared[Number(text)] ?? '').slice(0, maxLetters)
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'n' && /[.eE]/.test(text)) return shownNumber(text)
  if (type === 'inlineStr' || type === 'str') return unescapedText(text).slice(0, maxLetters)
  return text.slice(0, maxLetters)
}

/** Digits of a number that a spreadsheet shows; those behind them are noise of its arithmetic. */
const shownDigits = 15
/** Decimals that `toFixed` writes of what is below a millionth before the noise begins. */
const mostDecimals = 20

/** A stored number as a spreadsheet shows it: 0.3 for 0.30000000000000004, 0.00001 for 1E-5. One without a short form stays. */
function shownNumber(text: string): string {
  const number = Number(Number(text).toPrecision(shownDigits))
  if (Number.isSafeInteger(number)) return String(number)
  if (!Number.isFinite(number)) return text
  const shown = String(number)
  if (!shown.includes('e')) return shown
  return Math.abs(number) > 1 ? text : number.toFixed(mostDecimals).replace(/\.?0+$/, '')
}

/** Rows and columns of the largest sheet a spreadsheet program writes. */
const lastRow = 1_048_576
const lastColumn = 16_384

/** The number of a row; undefined where the file leaves it out. A number that no sheet has is refused. */
function lineOf(reference: string | undefined): number | undefined {
  if (reference === undefined) return undefined
  const line = /^\d{1,7}$/.test(reference) ? Number(reference) : 0
  if (line < 1 || line > lastRow) throw new UnreadableSheetError('no number of a row')
  return line
}

/** `A2:A4` is column 0 from 2 to 4; undefined for cells that lie side by side. */
function mergedDown(reference = ''): MergedRange | undefined {
  const [from = '', to = from] = reference.split(':')
  const [column, end] = [columnOf(from), columnOf(to)]
  if (column === undefined || column !== end || column >= maxColumns) return undefined
  return { column, first: Number(/\d+$/.exec(from)), last: Number(/\d+$/.exec(to)) }
}

/** `C7` is column 2; undefined where the file leaves it out. A place that no sheet has is refused. */
function columnOf(reference: string | undefined): number | undefined {
  if (reference === undefined) return undefined
  const [, letters = '', line] = /^([A-Z]{1,3})(\d+)$/.exec(reference) ?? []
  const column = Array.from(letters).reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0)
  if (column < 1 || column > lastColumn || lineOf(line) === undefined) throw new UnreadableSheetError('no place of a cell')
  return column - 1
}
