import { z } from 'zod'
import { mapped, type Codec } from '../http/codec.ts'
import { pageNation as wholePage, queryNumber } from '../http/wire.ts'
import { locales, type Locale } from '../i18n/text.ts'
import { AppError } from '../kernel/errors.ts'
import type { Page, PageRequest, SummedPage } from '../kernel/page.ts'
import type { ListDefinition, ListQuery } from './definition.ts'
import type { SortName } from './field.ts'

/** What a list is called on the wire: filters by their names, `sort`, a page. */
type ListWire = Record<string, unknown>

/** The part of a definition that the wire depends on. */
type WireFacts<F extends object, S extends SortName> = Pick<ListDefinition<never, F, S>, 'filter' | 'sorts' | 'defaultSort'>

/** Filters and sort on the wire: for endpoints whose page is asked for in another way. */
export function filterCodec<F extends object, S extends SortName>({ filter: meaning, sorts, defaultSort }: WireFacts<F, S>) {
  return {
    shape: { ...meaning.shape, ...(sorts.length > 0 && { sort: z.enum(sorts).optional() }) },
    toDomain: (wire: ListWire): Omit<ListQuery<F, S>, 'page'> => ({
      filter: meaning.fromWire(wire),
      sort: sorts.find((sort) => sort === wire['sort']) ?? defaultSort,
    }),
    toWire: ({ filter, sort }: Omit<ListQuery<F, S>, 'page'>): ListWire => ({
      ...meaning.toWire(filter),
      ...(sorts.length > 0 && { sort }),
    }),
  }
}

/** A page of a public list: it is not read to its end. */
export const publicPage = z.object({ pageNumber: z.number().int().min(1).max(1000), pageSize: z.number().int().min(1).max(100) })

/** For a schema of objects: other names are refused, where requests have them taken out else. */
export const refusingOtherNames = { propertyNames: true } as const

/** The query of a list: its filters, `sort` and the page object of the specification. A filter by another name is refused: it would give everything. */
export function queryCodec<F extends object, S extends SortName>(
  list: WireFacts<F, S>,
  pageNation: typeof wholePage = wholePage,
): Codec<ListWire, ListQuery<F, S>> {
  const wire = filterCodec(list)
  return mapped<ListWire, ListQuery<F, S>>(
    z.object({ ...wire.shape, pageNation }).meta(refusingOtherNames),
    (read) => {
      const { pageNumber, pageSize } = read['pageNation'] as z.output<typeof wholePage>
      return { ...wire.toDomain(read), page: { number: pageNumber, size: pageSize } }
    },
    ({ page, ...asked }) => ({ ...wire.toWire(asked), pageNation: { pageNumber: page.number, pageSize: page.size } }),
  )
}

/** What an export is asked for: `columns` are keys of fields in their order, none for all of them. */
export type ExportQuery<F, S> = Omit<ListQuery<F, S>, 'page'> & {
  columns: string[]
  /** The columns by what stands above them, in any language. */
  titles?: string[]
  /** The rows of this page alone. */
  page?: PageRequest
  language?: Locale | undefined
}

/** What the specification's GET export takes besides (§7.4). A page is given unless the mark is `all`; of other marks the specification says nothing. */
const asSpecified = {
  pageNumber: queryNumber.min(1).max(1000).optional(),
  pageSize: queryNumber.min(1).max(1000).optional(),
  titles: z.string().max(2000).optional(),
  mark: z.string().max(20).optional(),
}

function specifiedPart(read: ListWire): Pick<ExportQuery<object, SortName>, 'titles' | 'page'> {
  const { pageNumber, pageSize, titles, mark } = read as { pageNumber?: number; pageSize?: number; titles?: string; mark?: string }
  const isPaged = pageNumber !== undefined && pageSize !== undefined && mark !== 'all'
  return {
    ...(isPaged && { page: { number: pageNumber, size: pageSize } }),
    ...(titles !== undefined && titles !== '' && { titles: titles.split(',') }),
  }
}

type Columns = Pick<ListDefinition<never, object, SortName>, 'fields'>

/** Longest key of a field that is read: who asks for another column is told its name. */
const longestKey = 64

/** Keys of a list's fields as an array. */
export const columnKeys = ({ fields }: Columns) => z.array(z.string().max(longestKey)).max(fields.length)

/** The same with commas between them. */
export const columnText = ({ fields }: Columns) => z.string().max(fields.length * (longestKey + 1))

/**
 * The query of an export: the list's filters, `sort` and the keys of the shown columns, as an array or, in addresses, with commas between them; there also
 * by their titles, and a page of the rows.
 * `more`: what else its callers send, with what ours sends there. A column that the list has not is refused (`view-unknown-part`), as a file without
 * it would be found out too late.
 */
export function exportCodec<F extends object, S extends SortName>(
  list: WireFacts<F, S> & Columns,
  columns: z.ZodType<string | string[] | undefined>,
  more: { shape: Readonly<Record<string, z.ZodType>>; sent?: ListWire } = { shape: {} },
): Codec<ListWire, ExportQuery<F, S>> {
  const wire = filterCodec(list)
  const isText = columns.safeParse('').success
  return mapped<ListWire, ExportQuery<F, S>>(
    // a filter by a name that the list has not would else give a file of everything, and nobody would see why
    z.object({ ...wire.shape, ...(isText && asSpecified), ...more.shape, columns }).meta(refusingOtherNames),
    (read) => {
      const keys = read['columns'] as string | string[] | undefined
      const language = locales.find((locale) => locale === read['language'])
      const chosen = typeof keys === 'string' ? (keys === '' ? [] : keys.split(',')) : (keys ?? [])
      const other = chosen.find((name) => !list.fields.some(({ key }) => key === name))
      if (other !== undefined) throw new AppError('view-unknown-part', { params: { name: other }, field: 'columns' })
      return { ...wire.toDomain(read), columns: chosen, ...(isText && specifiedPart(read)), ...(language !== undefined && { language }) }
    },
    ({ columns: keys, language, titles, page, ...asked }) => ({
      ...wire.toWire(asked),
      ...(isText && titles !== undefined && { titles: titles.join(',') }),
      ...(isText && page !== undefined && { pageNumber: page.number, pageSize: page.size }),
      ...more.sent,
      columns: isText ? keys.join(',') : keys,
      ...(language !== undefined && { language }),
    }),
  )
}

/** `continued`: the first row goes on with a group of the page before; of lists whose rows have groups. */
const pagination = z.object({ totalNum: z.number(), capped: z.boolean(), continued: z.boolean().optional() })

/** The reply of a list: `{data: […], pagination: {totalNum, capped, continued?}}`. */
export function pageCodec<W, Row>(row: Codec<W, Row>) {
  return mapped(
    z.object({ data: z.array(row.schema), pagination }),
    ({ data, pagination: { totalNum: total, capped: isCapped, continued } }): Page<Row> => ({
      rows: data.map(row.toDomain),
      total,
      isCapped,
      ...(continued !== undefined && { isContinued: continued }),
    }),
    ({ rows, total, isCapped, isContinued }) => ({
      data: rows.map(row.toWire),
      pagination: { totalNum: total, capped: isCapped, ...(isContinued !== undefined && { continued: isContinued }) },
    }),
  )
}

/** As `pageCodec`, with the sums of the fields that the list declares as summed: `sums: {budget: 1234.5}`. */
export function summedPageCodec<W, Row, K extends string>(row: Codec<W, Row>, keys: readonly K[]) {
  const page = pageCodec(row)
  const sumsOf = z.record(z.enum(keys), z.number().nullable())
  return mapped(
    z.object({ data: z.array(row.schema), pagination, sums: sumsOf }),
    (wire): SummedPage<Row, K> => ({ ...page.toDomain(wire), sums: wire.sums }),
    ({ sums, ...rows }) => ({ ...page.toWire(rows), sums }),
  )
}
