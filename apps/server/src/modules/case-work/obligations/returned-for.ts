import { sql } from 'kysely'

/** Of an obligation `o` that is to be reported again: why the last report on it came back; null of any other. */
export const returnedFor = sql<string | null>`(case when o.state = 'open' then (select r.reason from obligation_reports r
  where r.obligation_id = o.id and r.verdict = 'returned' order by r.reported_at desc, r.id desc limit 1) end)`
