import type { ListColumn } from './list-types.ts'

/**
 * Width of a table in px below which it is scrolled: each column has its own width or its least, also where other columns take a share of the whole. Without this the title,
 * which takes what is left, would shrink first. `extra`: px of selection, number and actions.
 */
export function leastWidth(columns: readonly Pick<ListColumn<never>, 'width' | 'minWidth' | 'share'>[], extra: number): number {
  const leastOf = ({ width, minWidth = 180 }: Pick<ListColumn<never>, 'width' | 'minWidth'>): number => width ?? minWidth
  const sumOf = (some: typeof columns): number => some.reduce((sum, column) => sum + leastOf(column), extra)
  const shared = columns.reduce((sum, { share = 0 }) => sum + share, 0) / 100
  return Math.ceil(Math.max(sumOf(columns), sumOf(columns.filter(({ share }) => share === undefined)) / (1 - shared)))
}
