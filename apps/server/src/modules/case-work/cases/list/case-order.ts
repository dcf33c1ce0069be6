import { sql, type RawBuilder } from 'kysely'
import type { CaseSort } from '@wenwu/core/cases/list'

/** What each sort goes by; the id tells apart what is equal. */
export const sortColumns: Record<CaseSort, 'sort_at' | 'updated_at' | 'due_on'> = {
  'submitted-desc': 'sort_at',
  'submitted-asc': 'sort_at',
  'updated-desc': 'updated_at',
  'due-asc': 'due_on',
  'due-desc': 'due_on',
}

/**
 * The closed set of sorts; each ends in the id so that pages are stable, and each has an index per scope. `h`: by the columns of `case_handlers h`, which are the same, and
 * whose indexes have the cases of one person in each order.
 */
export function caseOrder(sort: CaseSort, of: 'c' | 'h' = 'c'): RawBuilder<unknown> {
  const [submitted, updated, due, id] = ['sort_at', 'updated_at', 'due_on', of === 'c' ? 'id' : 'case_id'].map((column) =>
    sql.ref(`${of}.${column}`),
  ) as [Column, Column, Column, Column]
  switch (sort) {
    case 'submitted-desc':
      return sql`${submitted} desc, ${id} desc`
    case 'submitted-asc':
      return sql`${submitted}, ${id}`
    case 'updated-desc':
      return sql`${updated} desc, ${id} desc`
    case 'due-asc':
      return sql`${due}, ${id}`
    case 'due-desc':
      return sql`${due} desc nulls last, ${id} desc`
  }
}
type Column = RawBuilder<unknown>
