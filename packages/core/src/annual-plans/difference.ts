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
  const changed = after.flatMap((row) => {
    const earlier = old.get(row.id)
    const fields = earlier === undefined ? [] : compared.filter((field) => earlier[field] !== row[field])
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
