import { acceptanceClock } from '@wenwu/core/item/acceptance-clock'
import { authorityOf } from '@wenwu/core/auth/authority'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { findOpenTasks } from '@wenwu/bpmn/state'
import type { Db } from '../../../../platform/database/request-database.ts'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { auditWriterOf } from '../../../base/audit/index.ts'
import { ring } from '../../bell/index.ts'
import { actOnCase, findReceipt, getCase, systemParty, type CaseRecord } from '../../cases/index.ts'
import { getItemVersion, getStepName } from '../../items/index.ts'
import { aloneAt, type CaseAtWork, keyHolders, type KeyHolders, keyOfStep, lockInstance } from '../../process/index.ts'
import { wayToAcceptance } from '../move/local-opinion.ts'
import { detailsOfMove } from '../move/move-by-hand.ts'
import { tellApplicantOf } from '../tell/tell-applicant.ts'
import { tellEnded, tellOfficeEnded } from '../tell/tell-ended.ts'

/** Cases looked at in one statement. */
const pageSize = 500

/**
 * Accepts, with effect from the day of receipt, every case whose five days are over with neither acceptance nor notice of correction (行政许可法 32条: 逾期不告知的，
 * 自收到申请材料之日起即为受理). The clock of the next step counts from the receipt; applicant, office and its head are told. Each case is a
 * transaction of its own; one that fails is logged and tried again the next night. What the province has sent back to a county or a city is
 * brought to the province first: its five days have gone on, and the law knows no county that stops them (decision 0178).
 */
export async function deemAccepted(services: AppServices, now: Date): Promise<{ deemedAccepted: number }> {
  const today = toShanghaiDate(now)
  let deemedAccepted = 0
  let holders: KeyHolders | undefined
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const late = await inTransaction(services.pool, (db) =>
      db
        .selectFrom('cases')
        .select('id')
        .where('clock_key', '=', acceptanceClock)
        .where('clock_state', '=', 'running')
        .where('due_on', '<', today)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    )
    for (const { id } of late) {
      holders ??= await inTransaction(services.pool, keyHolders)
      const known = holders
      await inTransaction(services.pool, (db) => deem(db, services, { id, now, today, holders: known })).then(
        (isDone) => (deemedAccepted += Number(isDone)),
        (error: unknown) =>
          services.log.error({ err: error, caseId: id }, 'a case could not be deemed accepted; the next night tries again'),
      )
    }
    if (late.length < pageSize) return { deemedAccepted }
    after = late.at(-1)!.id
  }
}

interface Late {
  id: string
  now: Date
  today: string
  holders: KeyHolders
}

/** When the application was received as it is: what was corrected at a county to which the province had sent it back does not begin the five days again. */
async function receivedAt(db: Db, { id, accepted_at: acceptedAt }: CaseRecord): Promise<Date | undefined> {
  const receipt = await findReceipt(db, id)
  if (acceptedAt !== null) return receipt
  const row = await db
    .selectFrom('corrections')
    .select((eb) => eb.fn.max('resubmitted_at').as('at'))
    .where('case_id', '=', id)
    .executeTakeFirst()
  const corrected = row?.at ?? undefined
  return receipt === undefined || (corrected !== undefined && corrected > receipt) ? corrected : receipt
}

/** False where the case has moved meanwhile, or no act accepts it where it lies or may be brought to. */
async function deem(db: Db, services: AppServices, late: Late): Promise<boolean> {
  const { id, now, today, holders } = late
  const instance = await lockInstance(db, id)
  const record = await getCase(db, id, { isLocked: true })
  if (record.clock_key !== acceptanceClock || record.clock_state !== 'running' || record.due_on === null || record.due_on >= today)
    return false
  const item = await getItemVersion(db, record.item_version_id)
  const waiting = findOpenTasks(instance.state).find((token) => item.tasks.get(token.node)?.clock === acceptanceClock)
  const action = waiting && item.tasks.get(waiting.node)?.actions.find((each) => each.effect === 'accept')
  if (waiting === undefined) return (await bringToAcceptance(db, services, { ...late, record, item, instance })) && deem(db, services, late)
  if (action === undefined) return false
  // who was asked for an opinion does not hold the acceptance up: it is the step's, once
  const { commands, token } = aloneAt(item.process, instance.state, waiting.id)
  const open = await db
    .selectFrom('tasks')
    .select(['id', 'candidate_key', 'token_id'])
    .where('case_id', '=', id)
    .where('step', '=', waiting.node)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
  const task = open.find(({ token_id: of }) => of === token.id) ?? open[0]!
  const office = keyOfStep({ record, item, instance }, waiting.node)
  const received = (await receivedAt(db, record)) ?? record.submitted_at ?? now
  await actOnCase(db, {
    record,
    item,
    instance,
    command: [
      ...commands,
      { type: 'complete', tokenId: token.id, outcome: action.outcome, variables: { ...action.set, outcome: action.outcome } },
    ],
    event: {
      // behind that of the way to this step, where it was brought here
      id: newId(now.getTime() + 2),
      at: now,
      kind: 'deemed-accepted',
      by: systemParty,
      step: waiting.node,
      stepName: getStepName(item, waiting.node),
      outcome: action.outcome,
      details: { task: task.id },
    },
    services,
    action,
    columns: record.accepted_at === null ? { accepted_at: received } : {},
    clockFrom: received,
  })
  // the second acceptance on the way up is no news to the applicant
  if (record.accepted_at === null) await tellApplicantOf({ db, now, services }, record, 'case-deemed-accepted')
  await tellEnded(
    { db, now, actor: null },
    id,
    open.filter(({ token_id: of }) => of !== token.id),
  )
  // whoever had it: it was the office's to answer
  const told = new Set([...holders.of(task.candidate_key), ...holders.of(office), ...holders.leadsOf(office)])
  await ring(
    db,
    [...told].map((userId) => ({ userId, caseId: id, kind: 'case-deemed-accepted', key: `deemed:${task.id}` })),
    now,
  )
  await auditWriterOf(services.config.secret)(db, {
    at: now,
    requestId: 'sweep',
    actor: null,
    address: '',
    action: 'tasks.deemAccepted',
    objectType: 'case',
    objectId: id,
    outcome: 'done',
    details: { task: task.id, step: waiting.node },
  })
  return true
}

/**
 * Takes a case that was not accepted and that the province has sent back to a county or a city to the province's accepting step, as `go-on` does. Two acts, not
 * one: the clock is at a step of its own again before the acceptance ends it. False where it lies elsewhere: with its applicant the clock stands still, and what
 * another authority accepts a second time is not told, so a return to the province is left its time.
 */
async function bringToAcceptance(
  db: Db,
  services: AppServices,
  { record, item, instance, now, holders }: Late & CaseAtWork & { record: CaseRecord },
): Promise<boolean> {
  if (record.accepted_at !== null) return false
  const open = await db
    .selectFrom('tasks')
    .select(['id', 'step', 'step_name', 'role', 'candidate_key', 'claimed_by'])
    .where('case_id', '=', record.id)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
  const target =
    open.length > 0 && open.every(({ role }) => authorityOf(role) === 'local') ? wayToAcceptance({ item, instance }) : undefined
  if (target === undefined) return false
  const key = keyOfStep({ record, item, instance }, target.step)
  await actOnCase(db, {
    record,
    item,
    instance,
    command: target.command,
    event: {
      id: newId(now.getTime()),
      at: now,
      kind: 'opinion-passed-over',
      by: systemParty,
      step: open[0]!.step,
      stepName: open[0]!.step_name,
      details: detailsOfMove({ id: target.step, name: getStepName(item, target.step), key }, open),
    },
    services,
  })
  await tellEnded({ db, now, actor: null }, record.id, open)
  await tellOfficeEnded({ db, now }, record.id, open, (of) => holders.of(of))
  return true
}
