import { sql, type RawBuilder } from 'kysely'
import { caseCountCap } from '@wenwu/core/cases/model'
import { incidentList, type IncidentQuery } from '@wenwu/core/incidents/list'
import type { Incident, IncidentState } from '@wenwu/core/incidents/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { IncidentPage } from '@wenwu/core/incidents/wire'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { failedJobs } from '../../../platform/jobs/failed-jobs.ts'
import { toldOfJob } from '../../../platform/jobs/job-error.ts'

/** Failed jobs and those that were given up, as one table: the queue's own rows, so that none is missing whatever became of the server that ran it. */
const incidents = sql`(
  select f.id, case when f.is_final then 'open' else 'retrying' end as state, f.task as kind, f.error, f.attempts, f.failed_at,
    case when f.is_final then null else f.run_at end as retry_at, null::uuid as closed_by, null::timestamptz as closed_at, '' as reason,
    coalesce((f.payload ->> 'caseId')::uuid, d.case_id) as case_id,
    f.task = 'fire-timer' and exists (
      select from timers w where w.case_id = (f.payload ->> 'caseId')::uuid and w.id = f.payload ->> 'timerId') as is_awaited
  from ${failedJobs} f left join documents d on d.id = (f.payload ->> 'documentId')::uuid
  union all
  select job_id::text, 'closed', task, error, attempts, failed_at, null, closed_by, closed_at, reason, case_id, false from closed_incidents) i`

const orders: Record<IncidentQuery['sort'], RawBuilder<unknown>> = {
  'failed-desc': sql`i.failed_at desc, i.id desc`,
  'failed-asc': sql`i.failed_at, i.id`,
}

/** One page of them, and how many there are under each tab. Of the case its number and item alone: administrators see no business data. */
export async function queryIncidents(db: Db, { page, filter, sort }: IncidentQuery): Promise<IncidentPage> {
  const found = await readPage(
    page,
    async (limit, offset) => {
      const found = await readIncidents(db, sql`${conditionOf(filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`)
      return found.map(({ incident }) => incident)
    },
    (cap) => countRows(db, sql`${incidents} where ${conditionOf(filter)}`, cap),
  )
  return { ...found, presetCounts: await countPresets(db, filter) }
}

/** How many each tab has under the rest of a filter, counted as far as a tab shows, in one statement. */
async function countPresets(db: Db, filter: IncidentQuery['filter']): Promise<Record<string, number>> {
  const presets = incidentList.presets ?? []
  const parts = presets.map((preset) => {
    const counted = conditionOf({ ...filter, ...preset.filter })
    return sql`(select count(*)::int from (select 1 from ${incidents} where ${counted} limit ${sql.lit(caseCountCap + 1)}) counted)`
  })
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(parts)}]::int[] as counts`.execute(db)
  return Object.fromEntries(presets.map(({ key }, i) => [key, rows[0]?.counts[i] ?? 0]))
}

/** How many wait for an administrator. */
export async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${failedJobs} f where f.is_final`.execute(db)
  return rows[0]?.n ?? 0
}

/** A failed job that was not given up; undefined where there is none. */
export async function findFailed(db: Db, id: string): Promise<Found | undefined> {
  const [found] = await readIncidents(db, sql`i.id = ${id} and i.state <> 'closed'`)
  return found
}

function conditionOf({ state, kind }: IncidentQuery['filter']): RawBuilder<boolean> {
  return sql<boolean>`(${state ?? null}::text is null or i.state = ${state ?? null}) and (${kind ?? null}::text is null or i.kind = ${kind ?? null})`
}

interface Row {
  id: string
  state: IncidentState
  kind: string
  error: string
  attempts: number
  failed_at: Date
  retry_at: Date | null
  closed_at: Date | null
  reason: string
  case_id: string | null
  is_awaited: boolean
  number: string | null
  item_name: Text | null
  closer: string | null
}

/** A failed job, and the case it belongs to, which its readers are told by its number alone. */
export interface Found {
  incident: Incident
  caseId: string | null
  /** It is the timer of a process, for which the case still waits. */
  isAwaited: boolean
}

async function readIncidents(db: Db, rest: RawBuilder<unknown>): Promise<Found[]> {
  const { rows } = await sql<Row>`
    select i.*, c.number, c.item_name, u.name as closer from ${incidents}
    left join cases c on c.id = i.case_id left join users u on u.id = i.closed_by where ${rest}`.execute(db)
  return rows.map((row) => ({
    caseId: row.case_id,
    isAwaited: row.is_awaited,
    incident: {
      id: row.id,
      state: row.state,
      kind: row.kind,
      caseNumber: row.number,
      itemName: row.item_name,
      error: row.state === 'closed' ? row.error : toldOfJob(row.error),
      attempts: row.attempts,
      failedAt: row.failed_at.toISOString(),
      retryAt: row.retry_at?.toISOString() ?? null,
      closedBy: row.closer,
      closedAt: row.closed_at?.toISOString() ?? null,
      reason: row.reason,
    },
  }))
}
