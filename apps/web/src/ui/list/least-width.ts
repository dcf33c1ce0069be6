import type { ListColumn } from './list-types.ts'

/**
 * Width of a table in px below which it is scrolled: each column has its own or its least, and what columns take by their share of the whole leaves the others theirs. The title, which takes what
 * is left, would give way first otherwise. `beside`: px of what is no column.
 */
export function leastWidth(columns: readonly Pick<ListColumn<never>, 'width' | 'minWidth' | 'share'>[], beside: number): number {
  const leastOf = ({ width, minWidth = 180 }: Pick<ListColumn<never>, 'width' | 'minWidth'>): number => width ?? minWidth
  const sumOf = (some: typeof columns): number => some.reduce((sum, column) => sum + leastOf(column), beside)
  const shared = columns.reduce((sum, { share = 0 }) => sum + share, 0) / 100
  return Math.ceil(Math.max(sumOf(columns), sumOf(columns.filter(({ share }) => share === undefined)) / (1 - shared)))
}
