import { sql, type RawBuilder } from 'kysely'
import type { CasePreset } from '@wenwu/core/cases/model'
import { approvedStatuses, draftStatus, provinceStatuses, rectifiedStatuses, statusesOfTone } from '@wenwu/core/codes/statuses'
import { listings } from '../../items/index.ts'

/** The statuses of the tabs that gather some. */
export const presetStatuses: Partial<Record<CasePreset, readonly string[]>> = {
  approved: approvedStatuses,
  correcting: statusesOfTone('waiting-applicant').filter((status) => status !== draftStatus),
  'in-hand': statusesOfTone('in-hand'),
  outside: statusesOfTone('outside'),
  concluded: (['approved', 'refused', 'closed'] as const).flatMap(statusesOfTone),
}

/** What a tab asks of `cases c`, and the columns of a case that it takes besides the id. */
interface PresetTerms {
  condition: RawBuilder<boolean>
  columns: readonly ('status' | 'is_old' | 'is_returned')[]
}

function termsOf(preset: CasePreset): PresetTerms | null {
  const statuses = presetStatuses[preset]
  if (statuses !== undefined) return { condition: hasStatus(statuses), columns: ['status'] }
  switch (preset) {
    case 'new-system':
      return { condition: sql<boolean>`not c.is_old`, columns: ['is_old'] }
    case 'old-system':
      return { condition: sql<boolean>`c.is_old`, columns: ['is_old'] }
    case 'draft':
      return { condition: sql<boolean>`c.status = ${sql.lit(draftStatus)}`, columns: ['status'] }
    // what the national bureau has sent back to the applicant for correction, and what it has returned to the province that is there still
    case 'returned-by-national':
      return {
        condition: sql<boolean>`(${hasStatus(rectifiedStatuses)} or (c.is_returned and ${hasStatus(provinceStatuses)}))`,
        columns: ['status', 'is_returned'],
      }
    // few of all tasks, found by an index of their own (tasks_state_council_index) as long as there is one such step
    case 'with-government':
      return {
        condition: sql<boolean>`c.id in (select t.case_id from tasks t where t.state = 'open' and ${isOneOf('t.step', [...listings.governmentSteps])})`,
        columns: [],
      }
    default:
      return null
  }
}

/** What a tab asks of `cases c`; null for nothing. */
export function presetCondition(preset: CasePreset): RawBuilder<boolean> | null {
  return termsOf(preset)?.condition ?? null
}

/** The columns of a case, besides its id, that the conditions of some tabs take. */
export function presetColumns(presets: readonly CasePreset[]): PresetTerms['columns'] {
  return [...new Set(presets.flatMap((preset) => termsOf(preset)?.columns ?? []))]
}

/** From so many values on PostgreSQL looks the value of a row up among them by a hash, which takes half as long as to compare it with eight (its MIN_ARRAY_SIZE_FOR_HASHED_SAOP). */
const fewestHashed = 9
/** Fewer than these are as soon compared. */
const fewestPadded = 5

/** Of `cases c`. */
export function hasStatus(statuses: readonly string[]): RawBuilder<boolean> {
  // no case has the empty status
  const padding = statuses.length < fewestPadded ? 0 : Math.max(0, fewestHashed - statuses.length)
  return isOneOf('c.status', [...statuses, ...Array.from({ length: padding }, () => '')])
}

/** The values are literals, so that the planner knows how frequent they are. */
function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  return values.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
}
