import { sql } from 'kysely'
import type { CaseView, TaskDecision } from '@wenwu/core/cases/model'
import type { TaskAction } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../platform/http/context.ts'
import { byKey } from '../../platform/database/statement-name.ts'
import { actOnCase, buildCaseView, getCase, getVisibleCase, loadData, missingMaterials, partyOf } from '../cases/index.ts'
import { getItemVersion, getTaskSettings } from '../items/index.ts'
import { keysOf, lockInstance } from '../process/index.ts'
import { runEffect } from './effects.ts'
import { tellApplicant } from './tell-applicant.ts'
import { getOfferedTask, requireOpen } from './task-repository.ts'

export interface Completion {
  case: CaseView
  nextTaskId: string | null
  nextCaseId: string | null
}

/**
 * Acts on a task. The instance row is locked first, so of two who act at once one waits, finds the task done and is told who
 * did it. Everything that follows (effect, tokens, tasks, clock, history) is one transaction. Throws `task-taken`,
 * `task-claimed`, `conflict`, and a `…-required` for whatever the action needs and did not get.
 */
export async function completeTask(ctx: Ctx, decision: TaskDecision): Promise<Completion> {
  const { db, now, actor } = ctx
  const offered = await getOfferedTask(ctx, decision.taskId)
  // one flight in this order: what follows a lock is read when the lock is held
  const [instance, task, record, data] = await Promise.all([
    lockInstance(db, offered.case_id),
    // the row too, so that a claim comes before or after, never between
    getOfferedTask(ctx, decision.taskId, { isLocked: true }),
    // what is being saved or uploaded for a correction is in before it is judged, or comes too late
    getCase(db, offered.case_id, { isLocked: offered.role === 'applicant' }),
    loadData(db, offered.case_id),
  ])
  await requireOpen(ctx, task)
  const item = await getItemVersion(db, record.item_version_id)
  const settings = getTaskSettings(item, task.step)
  const action = settings.actions.find((each) => each.outcome === decision.outcome)
  if (action === undefined) throw new AppError('bad-request', { params: { field: 'outcome' }, field: 'outcome' })
  // Parallel branches and experts move the version without touching this step; only where it stands alone is a stale page refused.
  if (decision.version !== instance.version && instance.state.tokens.length === 1) throw new AppError('conflict')
  requireNeeds(action, decision)
  await requireOwnMaterials(ctx, record.id, task.step, item.definition, data, action)

  const result = await runEffect(ctx, { record, item, step: task.step, action, decision, data })
  await Promise.all([
    actOnCase(db, {
      record,
      item,
      instance,
      command: {
        type: 'complete',
        tokenId: task.token_id,
        outcome: action.outcome,
        variables: { ...action.set, ...result.variables, outcome: action.outcome },
      },
      event: {
        id: newId(now.getTime()),
        at: now,
        kind: action.effect === 'resubmit' ? 'resubmitted' : 'acted',
        by: partyOf(actor, settings.role),
        step: task.step,
        stepName: task.step_name,
        outcome: action.outcome,
        outcomeLabel: action.label,
        // an action that asks for a reason is told by it; a second text beside it would hide it
        opinion: action.needs?.includes('reason') === true ? (decision.reason ?? '') : decision.opinion,
        details: { task: task.id, ...(result.assigned !== undefined && { assigned: result.assigned }) },
      },
      services: ctx.services,
      action,
      ...(result.columns !== undefined && { columns: result.columns }),
    }),
    tellApplicant(ctx, record, action.effect),
  ])
  ctx.setAuditObject({ type: 'case', id: record.id, details: { outcome: action.outcome } })
  const [view, next] = await Promise.all([viewAfterwards(ctx, record.id), findNextTask(ctx, record.id)])
  return { case: view, nextTaskId: next?.id ?? null, nextCaseId: next?.case_id ?? null }
}

function requireNeeds(action: TaskAction, decision: TaskDecision): void {
  for (const need of action.needs ?? []) {
    if (need === 'opinion' && !hasVisibleText(decision.opinion)) throw new AppError('opinion-required', { field: 'opinion' })
    if (need === 'reason' && !hasVisibleText(decision.reason ?? '')) throw new AppError('reason-required', { field: 'reason' })
    if (need === 'defects' && (decision.defects === undefined || decision.defects.fields.length + decision.defects.materials.length === 0))
      throw new AppError('defects-required', { field: 'defects' })
    if (need === 'defects') requireNotes(decision.defects)
    if (need === 'third-party' && decision.thirdPartyId === undefined) throw new AppError('choice-required', { field: 'thirdPartyId' })
    if (need === 'experts' && (decision.expertIds ?? []).length === 0) throw new AppError('choice-required', { field: 'expertIds' })
    if (need === 'document' && decision.document === undefined) throw new AppError('document-incomplete', { field: 'document' })
    if (need === 'number-and-date' && decision.numberAndDate === undefined) throw new AppError('number-required', { field: 'number' })
  }
}

/** Each thing to be corrected is told with what is wrong with it (行政许可法 32条). Throws `defect-notes-required` naming those that are not. */
function requireNotes(defects: TaskDecision['defects']): void {
  const bare = [
    ...(defects?.fields ?? []).filter(({ note }) => !hasVisibleText(note)).map(({ path }) => path),
    ...(defects?.materials ?? []).filter(({ note }) => !hasVisibleText(note)).map(({ key }) => `materials.${key}`),
  ]
  if (bare.length === 0) return
  const problems = bare.map((path) => ({ path, code: 'required' }))
  throw new AppError('defect-notes-required', { params: { n: bare.length }, field: 'defects', problems })
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

/** «Next one» of the caller's to-dos, most urgent first; not the case just acted on. */
async function findNextTask(ctx: Ctx, caseId: string): Promise<{ id: string; case_id: string } | undefined> {
  // the first of each key by its index: over all keys at once every open task would be read and sorted
  const found = await sql<{ id: string; case_id: string }>`
    select first.id, first.case_id from unnest(${keysOf(ctx.actor)}::text[]) as key cross join lateral (
      select t.id, t.case_id, t.due_on, t.created_at from tasks t
      where t.candidate_key = key and t.state = 'open' and (t.claimed_by is null or t.claimed_by = ${ctx.actor.userId}) and t.case_id <> ${caseId}
      order by t.due_on, t.created_at, t.id limit 1) as first
    order by first.due_on, first.created_at, first.id limit 1 ${byKey}`.execute(ctx.db)
  return found.rows[0]
}

async function viewAfterwards(ctx: Ctx, caseId: string): Promise<CaseView> {
  return buildCaseView(ctx, await getVisibleCase(ctx, caseId))
}
