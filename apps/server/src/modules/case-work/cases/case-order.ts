import { sql, type RawBuilder } from 'kysely'
import type { CaseSort } from '@wenwu/core/cases/list'

/** The closed set of sorts; each ends in the id so that pages are stable, and each has an index per scope. */
export const caseSorts: Record<CaseSort, RawBuilder<unknown>> = {
  'submitted-desc': sql`c.sort_at desc, c.id desc`,
  'submitted-asc': sql`c.sort_at, c.id`,
  'updated-desc': sql`c.updated_at desc, c.id desc`,
  'due-asc': sql`c.due_on, c.id`,
  'due-desc': sql`c.due_on desc nulls last, c.id desc`,
}
