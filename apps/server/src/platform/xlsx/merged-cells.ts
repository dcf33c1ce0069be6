import { columnName } from './package-parts.ts'

/** The cells of a sheet that are one for several rows: of each group of rows the columns that are merged. */
export class MergedCells {
  private readonly letters: string[]
  private readonly found: string[] = []
  private current: { group: string; first: number; last: number } | undefined

  constructor(columns: readonly { isMerged?: boolean }[]) {
    this.letters = columns.flatMap((column, i) => (column.isMerged === true ? [columnName(i + 1)] : []))
  }

  /** The next row by its number in the sheet, with its group. */
  add(row: number, group: string | null): void {
    if (this.current !== undefined && this.current.group === group) {
      this.current.last = row
      return
    }
    this.close()
    this.current = group === null ? undefined : { group, first: row, last: row }
  }

  /** `A2:A4` and the like, of all rows that were added. */
  ranges(): readonly string[] {
    this.close()
    return this.found
  }

  private close(): void {
    if (this.current === undefined) return
    const { first, last } = this.current
    if (last > first) this.found.push(...this.letters.map((letter) => `${letter}${first}:${letter}${last}`))
    this.current = undefined
  }
}
