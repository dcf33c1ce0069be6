import { formatDay, formatInstant } from '../i18n/format.ts'
import { say, type Label, type Words } from '../i18n/words.ts'
import { formatDateTime } from '../kernel/date.ts'
import { formatMoney } from '../kernel/money.ts'
import { columnWidths } from './widths.ts'

export type SortName = `${string}-asc` | `${string}-desc`

/** `code`: numbers of documents and the like; `date`: a day, given as `YYYY-MM-DD`; `minute`, `second`: an instant as precise as that; `money`: 万元. */
export type FieldKind = 'text' | 'code' | 'date' | 'minute' | 'second' | 'number' | 'money'

export type FieldValue = string | number | null

type SheetKind = 'text' | 'number' | 'date' | 'time'

/** How a field stands in the xlsx. */
export interface SheetCell<Row> {
  /** In characters of the default font. */
  width: number
  /** Where a figure needs more words than on the page. */
  title?: Label
  /** Where the sheet says more or less than the page; default the field's value. */
  value?: (row: Row, words: Words) => FieldValue
  kind?: SheetKind
}

interface FieldFacts<Row, S extends SortName> {
  title: Label
  /** Default `text`. */
  kind?: FieldKind
  /** px; absent: what the kind has, else what is left (at least `minWidth`, default 180). */
  width?: number
  /** Percent of the table instead of px, for texts next to a title that takes the rest. */
  share?: number
  minWidth?: number
  /** Digits of equal width; default by kind. */
  isMono?: boolean
  /** Opens the row and names it; wraps to two lines, then is cut with a tooltip. */
  isTitle?: boolean
  /** Another long text: cut after two lines too. */
  isLong?: boolean
  /** One cell for all rows of a group (`groupBy` of the list). */
  isMerged?: boolean
  /** One of the few that matter on a phone: three, with what a case is known by five. */
  isOnCard?: boolean
  /** Not shown until it is picked. */
  isOptional?: boolean
  /** Its sum over all filtered rows stands below the list: amounts and figures, where the reply has it (`summedPageCodec`). */
  isSummed?: boolean
  /** In the xlsx only. */
  isOnSheetOnly?: boolean
  /** The sorts that its header switches: one, or both directions. */
  sorts?: readonly S[]
  /** In the xlsx; a number is its width. Absent: not there. */
  sheet?: number | SheetCell<Row>
}

/** Keys of a row whose value can be shown as it is. */
type PlainKey<Row> = { [K in keyof Row & string]: Row[K] extends FieldValue ? K : never }[keyof Row & string]

/**
 * One field of a list: a column of the page, of the page without scripts and of the xlsx. `key` names it in the address, in local storage and
 * for the export; without `value` it is the row's own property of that name.
 */
export type ListField<Row, S extends SortName = SortName> = FieldFacts<Row, S> &
  ({ key: PlainKey<Row>; value?: never } | { key: string; value: (row: Row, words: Words) => FieldValue })

/** Widths that kinds have by themselves. */
const kindWidths: Partial<Record<FieldKind, number>> = {
  date: columnWidths.handlingDate,
  minute: columnWidths.submittedAt,
  second: 172,
}

export function widthOf<Row>({ width, share, minWidth, kind = 'text' }: ListField<Row>): number | undefined {
  return width ?? (share === undefined && minWidth === undefined ? kindWidths[kind] : undefined)
}

export function isMono<Row>({ isMono: own, kind = 'text' }: ListField<Row>): boolean {
  return own ?? ['code', 'date', 'minute', 'second', 'money'].includes(kind)
}

export function isNumeric<Row>({ kind }: ListField<Row>): boolean {
  return kind === 'number' || kind === 'money'
}

/** What a field has in a row. */
function fieldValue<Row extends object>(field: ListField<Row>, row: Row, words: Words): FieldValue {
  if (field.value !== undefined) return field.value(row, words)
  const own = (row as Record<string, unknown>)[field.key]
  return typeof own === 'string' || typeof own === 'number' ? own : null
}

/** What a field has in a row, as people read it: times in Asia/Shanghai; what is missing is blank. */
export function shownValue<Row extends object>(field: ListField<Row>, row: Row, words: Words): string {
  const value = fieldValue(field, row, words)
  if (value === null || value === '') return ''
  if (field.kind === 'minute' || field.kind === 'second') return formatInstant(new Date(value), words.locale, field.kind)
  if (field.kind === 'date') return formatDay(String(value), words.locale)
  if (field.kind === 'money') return formatMoney(Number(value))
  return String(value)
}

/** The fields whose sums stand below a list. */
export function summedFields<Row>(fields: readonly ListField<Row>[]): ListField<Row>[] {
  return fields.filter((field) => field.isSummed === true)
}

/** One column of the xlsx. */
export interface SheetColumn<Row> {
  title: string
  width: number
  kind: SheetKind
  isMerged: boolean
  value: (row: Row) => FieldValue
}

/** A field as a column of the xlsx in a language. Instants are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export function sheetColumn<Row extends object>(field: ListField<Row>, words: Words): SheetColumn<Row> {
  const {
    width = 18,
    title = field.title,
    value,
    kind,
  }: Partial<SheetCell<Row>> = typeof field.sheet === 'number' ? { width: field.sheet } : (field.sheet ?? {})
  const isInstant = field.kind === 'minute' || field.kind === 'second'
  return {
    title: say(words, title),
    width,
    kind: kind ?? (isNumeric(field) ? 'number' : field.kind === 'date' ? 'date' : isInstant ? 'time' : 'text'),
    isMerged: field.isMerged === true,
    value: (row) => {
      if (value !== undefined) return value(row, words)
      const own = fieldValue(field, row, words)
      return isInstant && own !== null && own !== '' ? formatDateTime(new Date(own)) : own
    },
  }
}

/** The fields of an export: those of the keys, in their order, that the sheet has; all of the sheet where that leaves none. */
export function sheetFields<Row>(fields: readonly ListField<Row>[], keys: readonly string[]): ListField<Row>[] {
  const all = fields.filter((field) => field.sheet !== undefined)
  const chosen = keys.flatMap((key) => all.find((field) => field.key === key) ?? [])
  return chosen.length > 0 ? chosen : all
}
