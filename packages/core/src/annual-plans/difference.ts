import { formatMoney } from '../kernel/money.ts'
import type { z } from 'zod'
import type { planDifferenceSchema } from './schemas.ts'

export type PlanDifference = z.output<typeof planDifferenceSchema>

/** A row as it was when its plan was submitted. Money in 万元. */
export interface SubmittedRow {
  id: string
  rank: number
  group: string
  projectName: string
  siteName: string
  budget: number
  stateFunds: number
  remark: string
}

/** Fields that are compared, by the keys of the list of rows. */
const compared = ['rank', 'group', 'projectName', 'siteName', 'budget', 'stateFunds', 'remark'] as const

const shown = (row: SubmittedRow, field: (typeof compared)[number]): string =>
  field === 'budget' || field === 'stateFunds' ? formatMoney(row[field]) : String(row[field])

/** What changed from one submission to the next: rows by their id, in the order of the later one. */
export function differenceOf(before: readonly SubmittedRow[], after: readonly SubmittedRow[]): PlanDifference {
  const [old, current] = [new Map(before.map((row) => [row.id, row])), new Set(after.map(({ id }) => id))]
  const moved = movedAmong(after.flatMap((row) => old.get(row.id) ?? []))
  const changed = after.flatMap((row) => {
    const earlier = old.get(row.id)
    const isChanged = (field: (typeof compared)[number]): boolean => (field === 'rank' ? moved.has(row.id) : earlier![field] !== row[field])
    const fields = earlier === undefined ? [] : compared.filter(isChanged)
    return fields.length === 0
      ? []
      : [
          {
            projectName: row.projectName,
            fields: fields.map((field) => ({ field, before: shown(earlier!, field), after: shown(row, field) })),
          },
        ]
  })
  return {
    added: after.filter(({ id }) => !old.has(id)).map((row) => row.projectName),
    removed: before.filter(({ id }) => !current.has(id)).map((row) => row.projectName),
    changed,
  }
}

/** Of rows that were in the order of their ranks and are in this one now: the fewest that were moved, so that those they passed do not count as changed. */
function movedAmong(rows: readonly SubmittedRow[]): ReadonlySet<string> {
  // the longest run that kept its order: of each length the row with the lowest rank that ends one, and what stands before each row in its run
  const ends: SubmittedRow[] = []
  const before = new Map<string, SubmittedRow | undefined>()
  for (const row of rows) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle]!.rank < row.rank) low = middle + 1
      else high = middle
    }
    before.set(row.id, ends[low - 1])
    ends[low] = row
  }
  const moved = new Set(rows.map(({ id }) => id))
  for (let row = ends.at(-1); row !== undefined; row = before.get(row.id)) moved.delete(row.id)
  return moved
}
