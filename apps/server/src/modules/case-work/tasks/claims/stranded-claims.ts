import { sql } from 'kysely'
import { withEarlier } from './earlier-handlers.ts'
import type { Text } from '@wenwu/core/i18n/text'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import { auditWriterOf } from '../../../base/audit/index.ts'
import { addCaseEvent, systemParty } from '../../cases/index.ts'
import { canAct, readTaskPeople } from '../../process/index.ts'

/** On whose account claims end: the caller of a request, or the server itself. */
type By = Pick<Ctx, 'now' | 'requestId' | 'address' | 'maybeActor' | 'services'>

interface Claim {
  id: string
  caseId: string
  step: string
  stepName: Text
  candidateKey: string
  claimedBy: string
}

/** An act that began before an account was changed may give it a task after; by then it is over, in milliseconds. */
const lateActs = 30_000

/**
 * Gives back every open task whose holder can no longer act on it: locked, waiting for approval, in another office, without the role, out of
 * the work group. It is offered to the office again, with an entry in the history and an audit row. For what changes accounts, in the same
 * transaction as the change; `userIds`: the accounts that were changed. Gives how many. What an act that is under way gives them meanwhile is given back a little later.
 */
export async function releaseStrandedClaims(ctx: By & Pick<Ctx, 'db'>, userIds: readonly string[]): Promise<number> {
  const { jobs } = ctx.services
  const runAt = new Date(ctx.now.getTime() + lateActs)
  for (const userId of userIds) await jobs.add(ctx.db, 'end-stranded-claims', { userId }, { runAt, key: `end-stranded-claims:${userId}` })
  return release(ctx.db, ctx, ofUsers(userIds))
}

/** The job `end-stranded-claims`: what a person got while their account was changed. */
export async function endLateClaims(services: AppServices, now: Date, userId: string): Promise<void> {
  await inTransaction(services.pool, (db) => release(db, byServer(services, now), ofUsers([userId])))
}

/** The same for every account: what an older release left, and what no change of a single account shows (a role loses a permission). */
export async function sweepStrandedClaims(services: AppServices, now: Date): Promise<{ strandedClaims: number }> {
  return { strandedClaims: await inTransaction(services.pool, (db) => release(db, byServer(services, now), sql``)) }
}

const byServer = (services: AppServices, now: Date): By => ({ now, requestId: 'sweep', address: '', maybeActor: null, services })
const ofUsers = (userIds: readonly string[]) => sql`and t.claimed_by = any(${[...userIds]}::uuid[])`

async function release(db: Db, by: By, whose: ReturnType<typeof sql>): Promise<number> {
  // in a fixed order, so that two concurrent releases cannot deadlock
  const { rows: claims } = await sql<Claim>`
    select t.id, t.case_id as "caseId", t.step, t.step_name as "stepName", t.candidate_key as "candidateKey", t.claimed_by as "claimedBy"
    from tasks t where t.state = 'open' and t.claimed_by is not null ${whose} order by t.id`.execute(db)
  if (claims.length === 0) return 0
  const claimants = await readTaskPeople(db, [...new Set(claims.map((claim) => claim.claimedBy))])
  const stranded = claims.filter((claim) => !canAct(claimants.get(claim.claimedBy), claim.candidateKey))
  const freed = await free(db, stranded)
  for (const claim of stranded) if (freed.has(claim.id)) await note(db, by, claim, claimants.get(claim.claimedBy)?.username ?? '')
  return freed.size
}

/** Ids of the tasks that were released; one that was given back or done meanwhile is left as it is. */
async function free(db: Db, claims: readonly Claim[]): Promise<ReadonlySet<string>> {
  if (claims.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    with freed as (
      update tasks t set claimed_by = null, claimed_at = null, earlier_handlers = ${withEarlier(null, sql`t`)}
      from unnest(${claims.map((claim) => claim.id)}::uuid[], ${claims.map((claim) => claim.claimedBy)}::uuid[]) as claim(id, claimed_by)
      where t.id = claim.id and t.state = 'open' and t.claimed_by = claim.claimed_by returning t.id, t.case_id),
    named as (update cases set handler_name = null where id in (select case_id from freed))
    select id from freed`.execute(db)
  return new Set(rows.map((row) => row.id))
}

async function note(db: Db, by: By, claim: Claim, username: string): Promise<void> {
  await addCaseEvent(db, claim.caseId, {
    id: newId(by.now.getTime()),
    at: by.now,
    kind: 'claim-ended',
    by: systemParty,
    step: claim.step,
    stepName: claim.stepName,
    details: { task: claim.id },
  })
  await auditWriterOf(by.services.config.secret)(db, {
    at: by.now,
    requestId: by.requestId,
    actor: by.maybeActor,
    address: by.address,
    action: 'tasks.endClaim',
    objectType: 'case',
    objectId: claim.caseId,
    outcome: 'done',
    details: { task: claim.id, step: claim.step, username },
  })
}
