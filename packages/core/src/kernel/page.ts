/** One page of a list as asked for: first page is 1. */
export interface PageRequest {
  number: number
  size: number
}

/** Counting stops here: a list says «more than 10,000» instead of reading a million rows (design/stack.md, counts). */
export const countCap = 10_000

/** One page of a list: `total` is exact up to `countCap`; beyond it `isCapped` is true and `total` equals the cap. */
export interface Page<T> {
  rows: T[]
  total: number
  isCapped: boolean
  /** Whether the first row goes on with a group that began on the page before. */
  isContinued?: boolean
}

/** A page with the sums of columns over all rows of the query, by key; null where there are none, or more rows than are counted. */
export type SummedPage<T, K extends string> = Page<T> & { sums: Record<K, number | null> }

/** The sizes a list opens with (specification §9): nearly all first pages have one of them. */
export const openingSizes: readonly number[] = [10, 30]

/** Page sizes of specification §9. */
export const pageSizes = { list: [10, 30, 50, 100], viewer: [10, 50, 100, 200, 300] } as const

/** The page of rows that are all there. */
export function pageOf<T>(rows: readonly T[], { number, size }: PageRequest): Page<T> {
  const begin = (number - 1) * size
  return { rows: rows.slice(begin, begin + size), total: rows.length, isCapped: false }
}

/** The last page that is asked for by its number. */
export const lastPage = 100_000
