import { sql } from 'kysely'
import type { Text } from '@wenwu/core/i18n/text'

/** Of an obligation `o` that counts from the report on another one: the day that the last report on it names; null where there is none. */
export const reportedDay = sql<string | null>`(select r.day from obligation_reports r join obligations f on f.id = r.obligation_id
  where f.case_id = o.case_id and f.key = o.due ->> 'of' and f.state <> 'ended' order by r.reported_at desc, r.id desc limit 1)`

/** The day of the one that is reported before `o`, whose day counts from elsewhere. */
const dayBefore = sql<string | null>`(select r.day from obligation_reports r join obligations f on f.id = r.obligation_id
  where f.case_id = o.case_id and f.key = o.after_key and f.state <> 'ended' order by r.reported_at desc, r.id desc limit 1)`

/** Of an obligation `o`: the first day that a report on it may name, that of what it follows where that is later. */
export const notBefore = sql<string>`greatest(coalesce(o.not_before, o.decided_on), ${reportedDay}, ${dayBefore})`

/** Of an obligation `o` that is reported again: the last day that the report may name, the earliest of what was reported after it and not returned; null where nothing was. */
export const notAfter = sql<string | null>`(select min(r.day) from obligations f
  join lateral (select l.day from obligation_reports l where l.obligation_id = f.id order by l.reported_at desc, l.id desc limit 1) r on true
  where f.case_id = o.case_id and o.key in (f.due ->> 'of', f.after_key) and f.state in ('reported', 'fulfilled'))`

/** Of an obligation `o` that is to be met: the name of the one that has to be reported before it and is not; null where none has. */
export const reportFirst = sql<Text | null>`(case when o.state = 'open' then (select p.name from obligations p
  where p.case_id = o.case_id and p.key = o.after_key and p.state in ('waiting', 'open') limit 1) end)`

/** Of an obligation `o` whose report waits: the name of the one that it follows and that is not confirmed; null where it can be confirmed. */
export const confirmFirst = sql<Text | null>`(case when o.state = 'reported' then (select p.name from obligations p
  where p.case_id = o.case_id and p.key in (o.due ->> 'of', o.after_key) and p.state <> 'ended' and not exists (select from obligations q
    where q.case_id = p.case_id and q.key = p.key and q.state = 'fulfilled') order by p.position limit 1) end)`
