import { isCalendarDate, toDayNumber } from '@wenwu/core/kernel/date'
import { firstDays } from './day-cells.ts'

export type CellValue = string | number | null
export type ColumnKind = 'text' | 'number' | 'date' | 'time'

/** Indexes into `cellXfs` of the style sheet. */
export const cellStyles = { plain: 0, header: 1, date: 2, literal: 3, time: 4 } as const

/** Longest text a cell may hold; spreadsheet programs refuse a file with more. */
export const maxCellText = 32_767

const firstDay = firstDays.from1900
const firstReliableDate = '1900-03-01'
const timePattern = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/

/**
 * A cell as XML. Texts are inline strings, which no program evaluates, so `=1+1` stays a text; one that looks like a formula is
 * also marked as quoted, so that it stays one when a person edits the cell. Empty for null and for numbers that are none.
 */
export function cellXml(value: CellValue, kind: ColumnKind): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>'
  if (kind === 'date' && isCalendarDate(value) && value >= firstReliableDate)
    return `<c s="${cellStyles.date}"><v>${toDayNumber(value) - firstDay}</v></c>`
  const [, day = '', hours, minutes, seconds] = kind === 'time' ? (timePattern.exec(value) ?? []) : []
  if (isCalendarDate(day) && day >= firstReliableDate) {
    const ofDay = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400
    return `<c s="${cellStyles.time}"><v>${toDayNumber(day) - firstDay + ofDay}</v></c>`
  }
  return textCell(value, /^[=+\-@\t\r\n]/.test(value) ? cellStyles.literal : cellStyles.plain)
}

/** What XML 1.0 cannot carry. */
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text cell in a style. */
export function textCell(value: string, style: number): string {
  const attribute = style === cellStyles.plain ? '' : ` s="${style}"`
  return `<c${attribute} t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`
}

/** Text for an element or an attribute: escaped, without the characters XML 1.0 cannot carry, cut at the limit of a cell. */
export function xmlText(value: string): string {
  const text = value.length > maxCellText ? `${value.slice(0, maxCellText - 1)}…` : value
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(unprintable, '')
      // `_x0041_` in a text would be read as an escape (ECMA-376 22.9.2.19).
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[&<>"]/g, (character) => entities[character as keyof typeof entities])
  )
}

/** A text of a cell or of the shared texts as people see it: what stands in it as `_x000D_` (ECMA-376 22.9.2.19); characters that no text may have are left out. */
export function unescapedText(text: string): string {
  if (!text.includes('_x')) return text
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(unprintable, '')
    .replace(/\r\n?/g, '\n')
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
