import { sql } from 'kysely'
import { acts } from '@wenwu/core/authorisations/acts'
import { fullPlanName, planName } from '@wenwu/core/annual-plans/list'
import type { PlanKind } from '@wenwu/core/annual-plans/model'
import { bellPage, mostUnread, type BellKind, type BellMessage } from '@wenwu/core/bell/model'
import { textIn, type Locale, type Text } from '@wenwu/core/i18n/text'
import { wordsIn } from '@wenwu/core/i18n/words'
import { opinionsOf } from '@wenwu/core/cases/visibility'
import { findVerbEvent, verbList } from '@wenwu/core/tasks/verb'
import { hasPermission, type Actor } from '../../../platform/http/actor.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { localeOf } from '../../../platform/http/locale.ts'
import { prepareWords } from '../../../platform/traditional.ts'
import { isOfOwnOffice, isSeen, nameFor, visibleCases } from '../cases/index.ts'
import { keyOfUser, keysOf } from '../process/index.ts'
import { planCondition } from '../plan-scope/index.ts'

/**
 * The caller's own messages `b` of the cases `c` and the annual plans `p` (of the batch `pb`, about the project `pr`), of the batches `ob` of plans they can compile, that they may read now, and of the authorisations `a` that they were given: who has lost one is told nothing of it
 * any more. But that it was withdrawn is told, since that is why they have lost it: with item and number of the case `w` as it was filed, and none of its words. So is to
 * who ranked a plan that they need not any more, with its name.
 */
const ofReader = (ctx: Ctx, joined = sql``) => sql`bell_messages b
  left join cases c on c.id = b.case_id and ${visibleCases(ctx)}
  left join annual_plans p on p.id = b.plan_id and ${hasPermission(ctx.actor, 'plan.read') ? sql`(b.kind = 'plan-ranking-ended' or ${planCondition(ctx.actor, 'plans')})` : sql`false`}
  left join plan_batches pb on pb.id = p.batch_id
  left join plan_rows pr on pr.id = b.plan_row_id and pr.plan_id = p.id and ${planCondition(ctx.actor, 'rows')}
  left join plan_batches ob on ob.id = b.plan_batch_id and ${hasPermission(ctx.actor, 'plan.compile')}
  left join authorisations a on a.id = b.authorisation_id and a.deputy_id = b.user_id and a.revoked_at is null
  left join cases w on b.kind = 'case-withdrawn' and w.id = b.case_id and c.id is null
  ${joined}
  where b.user_id = ${ctx.actor.userId} and (c.id is not null or p.id is not null or ob.id is not null or a.id is not null or w.id is not null)`

/** How many messages are unread, counted one past the most that is said. */
export async function countUnread(ctx: Ctx): Promise<{ unread: number; isCapped: boolean }> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${ofReader(ctx)} and b.read_at is null limit ${sql.lit(mostUnread + 1)}) as unread`.execute(
    ctx.db,
  )
  const n = rows[0]?.n ?? 0
  return { unread: Math.min(n, mostUnread), isCapped: n > mostUnread }
}

/** Messages of what an act has done, in the moment in which it did. */
const kindsOfAct: readonly BellKind[] = [
  'returned',
  'answered',
  'signers-done',
  'resubmitted',
  'task-ended',
  'task-recalled',
  'task-handed-over',
  'case-extended',
  'case-suspended',
  'case-resumed',
]
/** What is an act of a person on a case, of all that its history tells. */
const actEvents = ['acted', 'resubmitted', ...verbList.map(([, { event }]) => event.kind)]

/**
 * The entry of the history by which the case came to the reader of the message `b`, or by which they were told of it: the last one that names them; of what an act has
 * done, that act.
 */
const addressing = (actor: Actor) => sql`left join lateral (
    select e.kind, e.opinion as words, e.outcome_label as outcome, e.actor_id as id, e.actor_name as name, e.actor_role as role,
      e.organization_id as "organizationId", coalesce(e.province_code, c.province_code) as province_code, c.applicant_name, c.agent_name,
      jsonb_exists_any(coalesce(e.details -> 'told', e.details -> 'assigned'), ${keysOf(actor)}::text[]) as "isHeard"
    from case_events e where e.case_id = c.id and case
      when b.kind = any(${[...kindsOfAct]}::text[]) then e.at = b.created_at and e.kind = any(${actEvents}::text[])
      when b.kind in ('assigned', 'circulated', 'copied', 'urged')
        then e.at <= b.created_at and jsonb_exists(coalesce(e.details -> 'assigned', e.details -> 'told'), ${keyOfUser(actor.userId)})
      else false end
    order by e.at desc, e.id desc limit 1) e on true`

interface Addressing {
  kind: string
  words: string
  /** What was decided, of an act on a step. */
  outcome: Text | null
  id: string
  name: string
  role: string
  organizationId: string | null
  province_code: string | null
  applicant_name: string
  agent_name: string | null
  /** Its words are meant for the reader of the message. */
  isHeard: boolean
}

/** Who asks, or has acted, by what and with which words, as far as the reader may know them; null where nobody did. */
function senderIn(actor: Actor, kind: BellKind, by: Addressing | null, locale: Locale): BellMessage['by'] {
  if (by === null) return null
  const isOwn = isOfOwnOffice(actor, by)
  const verb = findVerbEvent(by.kind)
  const isSaid = isSeen(actor, opinionsOf(by.role), { isOwn }) || (verb?.isReasonTold === true && isSeen(actor, 'reasons'))
  const isRead = by.isHeard || (kindsOfAct.includes(kind) && isSaid)
  const act = verb?.words ?? (isRead ? by.outcome : null)
  const name = nameFor(actor, { ...by, isOwn }, by)
  const isHidden = verb?.isWithinBody === true && !by.isHeard && !isSeen(actor, 'within-body', { isOwn })
  if (act === null || name === '' || isHidden) return null
  return { name, act: textIn(act, locale), words: isRead ? by.words : '' }
}

/** The days of an authorisation, as the title of its message. */
function daysOf(given: StoredMessage['given']): string {
  return given === null ? '' : `${given.from} – ${given.to}`
}

interface StoredMessage extends Omit<BellMessage, 'at' | 'title' | 'by'> {
  at: Date
  title: string | null
  itemName: Text | null
  plan: { year: number; kind: PlanKind; batch: number; provinceCode: string } | null
  opened: { year: number; kind: PlanKind; batch: number } | null
  addressing: Addressing | null
  given: { principal: string; from: string; to: string } | null
}

/**
 * A page of messages, the newest first, from behind the one named. That of a decision says how the case came out, as far as the caller sees the reply. A plan is
 * called in the caller's language.
 */
export async function listMessages(ctx: Ctx, before: string | undefined): Promise<{ messages: BellMessage[]; hasMore: boolean }> {
  const from = before === undefined ? sql`` : sql`and b.id < ${before}`
  const { rows } = await sql<StoredMessage>`
    select b.id, b.kind, c.id as "caseId", b.plan_id as "planId", case when pr.id is not null then jsonb_build_object('id', pr.id, 'name', pr.project_name) end as "planRow", c.title, w.item_name as "itemName", coalesce(c.number, (
      select e.details ->> 'number' from case_events e where e.case_id = w.id and e.kind = 'withdrawn' and e.at = b.created_at limit 1)) as number, b.due_on as "dueOn", b.created_at as at, b.read_at is not null as "isRead",
      c.document_number as "documentNumber", c.conclusion, case when p.id is not null then jsonb_build_object(
        'year', pb.year, 'kind', pb.kind, 'batch', pb.number, 'provinceCode', p.province_code) end as plan,
      case when ob.id is not null then jsonb_build_object('year', ob.year, 'kind', ob.kind, 'batch', ob.number) end as opened,
      case when e.kind is not null then to_jsonb(e) end as addressing, case when a.id is not null then jsonb_build_object(
        'principal', (select u.name from users u where u.id = a.principal_id), 'from', a.from_on, 'to', a.to_on) end as given
    from ${ofReader(ctx, addressing(ctx.actor))} ${from} order by b.id desc limit ${sql.lit(bellPage + 1)}`.execute(ctx.db)
  const seesReply = isSeen(ctx.actor, 'reply-issued')
  const locale = localeOf(ctx)
  await prepareWords(locale)
  const messages = rows
    .slice(0, bellPage)
    .map(({ at, title, itemName, plan, opened, conclusion, documentNumber, addressing: by, given, ...row }) => {
      const isDecision = row.kind === 'case-decided' && seesReply
      return {
        ...row,
        title:
          plan !== null
            ? fullPlanName(plan, wordsIn(locale))
            : opened !== null
              ? planName(opened, wordsIn(locale))
              : itemName !== null
                ? textIn(itemName, locale)
                : (title ?? daysOf(given)),
        at: at.toISOString(),
        conclusion: isDecision ? conclusion : null,
        documentNumber: isDecision ? documentNumber : null,
        by:
          given === null ? senderIn(ctx.actor, row.kind, by, locale) : { name: given.principal, act: textIn(acts.add, locale), words: '' },
      }
    })
  return { messages, hasMore: rows.length > bellPage }
}

/** Marks a message of the caller; any other is left alone and nothing is said of it. */
export async function markRead({ db, actor, now }: Ctx, id: string): Promise<void> {
  await sql`update bell_messages set read_at = ${now} where id = ${id} and user_id = ${actor.userId} and read_at is null`.execute(db)
}

/** Marks the messages of the caller about a case, and says how many were unread; of other people's nothing is touched or said. */
export async function markCaseRead({ db, actor, now }: Ctx, caseId: string): Promise<{ marked: number }> {
  const { numAffectedRows } = await sql`
    update bell_messages set read_at = ${now} where case_id = ${caseId} and user_id = ${actor.userId} and read_at is null`.execute(db)
  return { marked: Number(numAffectedRows ?? 0) }
}

/** Marks the messages of the caller about an annual plan, as `markCaseRead` those about a case. */
export async function markPlanRead({ db, actor, now }: Ctx, planId: string): Promise<{ marked: number }> {
  const { numAffectedRows } = await sql`
    update bell_messages set read_at = ${now} where plan_id = ${planId} and user_id = ${actor.userId} and read_at is null`.execute(db)
  return { marked: Number(numAffectedRows ?? 0) }
}

/** Marks all messages of the caller up to one; what came behind it stays unread. */
export async function markAllRead({ db, actor, now }: Ctx, upTo: string): Promise<void> {
  await sql`update bell_messages set read_at = ${now} where user_id = ${actor.userId} and id <= ${upTo} and read_at is null`.execute(db)
}

/** Of people, those who have an unread message of a kind about a case. One statement. */
export async function findUnreadOf(db: Db, caseId: string, kind: BellKind, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct user_id as id from bell_messages
    where case_id = ${caseId} and kind = ${kind} and read_at is null and user_id = any(${[...userIds]}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
