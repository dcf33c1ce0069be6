import { sql } from 'kysely'

/** Of an obligation `o` that counts from the report on another one: the day that the last report on it names; null where there is none. */
export const reportedDay = sql<string | null>`(select r.day from obligation_reports r join obligations f on f.id = r.obligation_id
  where f.case_id = o.case_id and f.key = o.due ->> 'of' and f.state <> 'ended' order by r.reported_at desc, r.id desc limit 1)`

/** Of an obligation `o`: the first day that a report on it may name, that of what it counts from where that is later. */
export const notBefore = sql<string>`greatest(coalesce(o.not_before, o.decided_on), ${reportedDay})`
