import { sql } from 'kysely'
import { authorityOf } from '@wenwu/core/auth/authority'
import type { CaseView, PanelCounts, TaskDecision } from '@wenwu/core/cases/model'
import { askedInput, checkInput, declarationOf, errorOf, problemWords, wordsIn, type ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Command } from '@wenwu/bpmn/commands'
import { plainText } from '@wenwu/core/form/field-base'
import { actionsAt, isAcceptedBefore, refusesAcceptance } from '@wenwu/core/tasks/actions-at'
import type { Standing } from '@wenwu/core/tasks/standing'
import { askApplicantOutcome, askingAt } from '@wenwu/core/tasks/ask-applicant'
import { askCommand } from './ask-command.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import {
  CaseHistory,
  actOnCase,
  awaitedBy,
  buildCaseView,
  countCorrections,
  formContext,
  getCase,
  getVisibleCase,
  loadData,
  missingMaterials,
  offeredAction,
  partyOf,
  takenOutcomes,
} from '../cases/index.ts'
import { findDocumentOfCase } from '../documents/index.ts'
import { getItemVersion, getTaskSettings, type LoadedItem } from '../items/index.ts'
import { isOnlyTask, keysOf, lockInstance, placeOf, wasAt, type Instance } from '../process/index.ts'
import type { EffectResult } from './effect.ts'
import { clockStopped } from './clock-stopped.ts'
import { effects } from './effects/index.generated.ts'
import { findReturner, holdStep } from './hold-step.ts'
import { stopsUntil } from './stops-until.ts'
import { forgetOwnDrafts } from './task-draft.ts'
import { tellApplicant, tellOfStop } from './tell-applicant.ts'
import { tellNoLongerAsked } from './tell-ended.ts'
import { tellAssigned, tellNextSigners, tellReturned, type ReturnKind } from './tell-assigned.ts'
import { getOfferedTask, requireOpen } from './task-repository.ts'
import { whyGone } from './withdrawn.ts'

export interface Completion {
  case: CaseView
  nextTaskId: string | null
  nextCaseId: string | null
  nextTitle: string | null
}

/**
 * Acts on a task. The instance row is locked first, so of two who act at once one waits, finds the task done and is told who
 * did it. Everything that follows (effect, tokens, tasks, clock, history) is one transaction. Throws `task-taken`,
 * `task-claimed`, `task-taken-over`, `task-passed-on`, `case-withdrawn`, `outcome-not-offered`, `accepted-already`, `clock-stopped`, `conflict` (also where another wrote the form meanwhile), `reply-missing`, `reply-changed`, and what its form says of what is missing or wrong.
 */
export async function completeTask(ctx: Ctx, decision: TaskDecision): Promise<Completion> {
  const { db, now, actor } = ctx
  const offered = await getOfferedTask(ctx, decision.taskId)
  // one flight in this order: what follows a lock is read when the lock is held
  const [instance, task, record, data] = await Promise.all([
    // a case that was withdrawn has none any more
    lockInstance(db, offered.case_id).catch(async (error: unknown) => Promise.reject(await whyGone(ctx, offered.case_id, error))),
    // the row too, so that a claim comes before or after, never between
    getOfferedTask(ctx, decision.taskId, { isLocked: true }),
    // what is being saved or uploaded for a correction is in before it is judged, or comes too late
    getCase(db, offered.case_id, { isLocked: offered.role === 'applicant' }),
    loadData(db, offered.case_id),
  ])
  await requireOpen(ctx, task)
  const item = await getItemVersion(db, record.item_version_id)
  const settings = getTaskSettings(item, task.step)
  const { standing, returnedFrom } = placeOf(instance.state.tokens, task.token_id)
  if (standing === 'waits') throw new AppError('signers-open')
  const asking = askingAt(item.tasks, settings, { isAccepted: record.accepted_at !== null, isDecided: record.decided_on !== null })
  // only a step that refuses acceptance asks what was decided at it before, of a case that was accepted
  const asksWhatWas = record.accepted_at !== null && settings.actions.some(refusesAcceptance)
  const taken = asksWhatWas ? await takenOutcomes(db, record.id, task.step) : []
  const declared = actionsAt(settings, standing, { asking, taken }).find((each) => each.outcome === decision.outcome)
  if (declared === undefined) {
    const drawn = settings.actions.find((each) => each.outcome === decision.outcome)
    const isTooLate = drawn !== undefined && refusesAcceptance(drawn) && isAcceptedBefore(settings, taken)
    throw new AppError(isTooLate ? 'accepted-already' : 'outcome-not-offered', { field: 'outcome' })
  }
  const awaited = awaitedBy(declared, task.token_id, { record, item, instance })
  if (awaited !== undefined) throw await clockStopped(ctx, awaited)
  const place = { item, step: task.step, rounds: () => countCorrections(db, record.id) }
  const action = await offeredAction(ctx, declared, place)
  if (decision.version !== instance.version && isOnlyTask(instance.state)) throw new AppError('conflict')
  const input = askedInput(action, decision.input)
  const baseRevision = await baseRevisionOf(ctx, record.id, action, decision)
  await requireInput(ctx, action, input, item)
  // a signer who is asked hands nothing in for the step
  if (standing === 'own' || standing === 'detour') await requireOwnMaterials(ctx, record.id, task.step, item.definition, data, action)

  const result: EffectResult =
    action.effect === undefined
      ? {}
      : await effects[action.effect](ctx, {
          record,
          item,
          step: task.step,
          candidateKey: task.candidate_key,
          action,
          input,
          baseRevision,
          data,
        })
  const panel = await panelOf(ctx, record.id, item, instance)
  const eventId = newId(now.getTime())
  const isAsking = asking !== undefined && action.outcome === askApplicantOutcome
  const variables = { ...action.set, ...result.variables, outcome: action.outcome }
  const command: Command = isAsking
    ? askCommand({ item, instance, tokenId: task.token_id, role: settings.role, asking, mode: plainText(input.mode) })
    : { type: 'complete', tokenId: task.token_id, outcome: action.outcome, variables }
  const [{ stop, open }] = await Promise.all([
    actOnCase(db, {
      record,
      item,
      instance,
      command,
      ...(isAsking && { isSupplement: asking.isSupplement }),
      event: {
        id: eventId,
        at: now,
        kind: action.effect === 'resubmit' ? 'resubmitted' : 'acted',
        by: partyOf(actor, settings.role, task.principal),
        step: task.step,
        stepName: task.step_name,
        outcome: action.outcome,
        outcomeLabel: action.label,
        opinion: wordsIn(action, input),
        details: {
          task: task.id,
          ...(isAsking && { from: task.step }),
          ...(result.assigned !== undefined && { assigned: result.assigned }),
          ...(panel !== undefined && { panel }),
        },
      },
      services: ctx.services,
      action,
      ...(result.columns !== undefined && { columns: result.columns }),
      ...stopsUntil(ctx, input, result),
    }),
    tellApplicant(ctx, record, action.effect, result.columns?.answer_by),
  ])
  if (stop !== null) await tellOfStop(ctx, record, stop)
  if (isAsking) await forgetOwnDrafts(ctx, task)
  if (result.assigned !== undefined) await tellAssigned(ctx, record.id, result.assigned)
  if (standing === 'asked') await tellNoLongerAsked(ctx, record.id)
  // the step goes on: the turn is another's
  if (standing === 'asked' || open.some(({ step }) => step === task.step)) await tellNextSigners(ctx, record.id)
  const returner = returnedFrom === undefined ? undefined : await findReturner(ctx, record.id, returnedFrom)
  const came = howItCame(settings.role, standing)
  if (returnedFrom !== undefined && returner !== undefined) await holdStep(ctx, record.id, { step: returnedFrom, userId: returner }, came)
  // no one has had a step that the case comes to for the first time
  if (open.some(({ step }) => wasAt(instance, step))) await tellReturned(ctx, record.id, came)
  const forWhom = task.principal !== null && { principal: task.principal.name }
  ctx.setAuditObject({ type: 'case', id: record.id, details: { outcome: action.outcome, ...forWhom } })
  const [view, next] = await Promise.all([
    viewAfterwards(ctx, record.id),
    findNextTask(ctx, record.id),
    // nothing of the view
    action.effect === undefined
      ? undefined
      : ctx.services.freezePapers(db, {
          caseId: record.id,
          eventId,
          at: now,
          occasion: action.effect,
          role: settings.role,
          ...(authorityOf(settings.role) === 'local' && { issuer: actor.organizationName }),
          words: wordsIn(action, input),
          ...(stop !== null && { stop }),
          ...(result.columns?.accepted_at !== undefined && { isAcceptance: true }),
        }),
  ])
  return { case: view, nextTaskId: next?.id ?? null, nextCaseId: next?.case_id ?? null, nextTitle: next?.title ?? null }
}

/** How a case comes back, where it does, to who had the step that is open then, by what the task that was done is to who had it. */
function howItCame(role: string, standing: Standing): ReturnKind {
  if (role === 'applicant') return 'resubmitted'
  if (standing === 'detour') return 'answered'
  return standing === 'own' ? 'returned' : 'signers-done'
}

/** What the caller read is told by its revision where the action is done upon it. Throws `reply-missing` where there is no reply to read, else `bad-request`. */
async function baseRevisionOf({ db }: Ctx, caseId: string, action: TaskAction, { baseRevision }: TaskDecision): Promise<number> {
  const { isUpon } = declarationOf(action.effect)
  if (isUpon === undefined) return 0
  if (baseRevision === undefined && isUpon === 'reply' && (await findDocumentOfCase(db, caseId)) === undefined)
    throw new AppError('reply-missing')
  if (baseRevision === undefined) throw new AppError('bad-request', { params: { field: 'baseRevision' }, field: 'baseRevision' })
  return baseRevision
}

/**
 * What the office that called experts says of them with its next acts: how many were asked, answered, did not. Reads the history where the case was with experts, else
 * nothing.
 */
async function panelOf(ctx: Ctx, caseId: string, item: LoadedItem, { state }: Instance): Promise<PanelCounts | undefined> {
  if (!state.history.some(({ node }) => item.tasks.get(node)?.organization === 'element')) return undefined
  const history = await CaseHistory.load(ctx.db, caseId, item)
  const panel = history.isConvenedBy(ctx.actor) ? history.panel() : undefined
  return panel && { ...panel, silent: panel.asked - panel.answered }
}

/** The form of the action is checked as on the page. Throws the error of the first problem, with all of them. */
async function requireInput(ctx: Ctx, action: TaskAction, input: ActionInput, item: LoadedItem): Promise<void> {
  const context = { ...(await formContext(ctx)), schemes: item.definition.reply.schemeApprovedBy }
  const problems = checkInput(action, input, context)
  const [first] = problems
  if (first === undefined) return
  const told = problems.map((problem) => ({ ...problem, message: problemWords(action, problem, 'zh_CN') }))
  throw new AppError(errorOf(action, first), { params: first.params ?? {}, field: first.path, problems: told })
}

/** A step that hands in materials of its own (the province's letter) needs them for going on, not for giving back. */
async function requireOwnMaterials(
  ctx: Ctx,
  caseId: string,
  step: string,
  item: Parameters<typeof missingMaterials>[2],
  data: Parameters<typeof missingMaterials>[3],
  action: TaskAction,
): Promise<void> {
  if (action.tone !== 'primary') return
  const missing = await missingMaterials(ctx.db, caseId, item, data, step)
  if (missing.length === 0) return
  throw new AppError('materials-missing', {
    params: { names: missing.map((material) => material.name.zh_CN).join('、') },
    problems: missing.map((material) => ({ path: `materials.${material.key}`, code: 'required' })),
  })
}

/** «Next one» of the caller's to-dos: what they have claimed first, then the most urgent; not the case just acted on. */
async function findNextTask(ctx: Ctx, caseId: string): Promise<{ id: string; case_id: string; title: string } | undefined> {
  const { userId } = ctx.actor
  // the first of each key by its index: over all keys at once every open task would be read and sorted
  const found = await sql<{ id: string; case_id: string; title: string }>`
    select first.id, first.case_id, c.title from (
      (select t.id, t.case_id, t.due_on, t.created_at, true as is_claimed from tasks t
        where t.claimed_by = ${userId} and t.state = 'open' and t.candidate_key = any(${keysOf(ctx.actor)}::text[]) and t.case_id <> ${caseId}
        order by t.due_on, t.created_at, t.id limit 1)
      union all
      select free.*, false from unnest(${keysOf(ctx.actor)}::text[]) as key cross join lateral (
        select t.id, t.case_id, t.due_on, t.created_at from tasks t
        where t.candidate_key = key and t.state = 'open' and (t.claimed_by is null or t.claimed_by = ${userId}) and t.case_id <> ${caseId}
        order by t.due_on, t.created_at, t.id limit 1) as free) as first
    join cases c on c.id = first.case_id
    order by first.is_claimed desc, first.due_on, first.created_at, first.id limit 1 ${byKey}`.execute(ctx.db)
  return found.rows[0]
}

async function viewAfterwards(ctx: Ctx, caseId: string): Promise<CaseView> {
  return buildCaseView(ctx, await getVisibleCase(ctx, caseId))
}
