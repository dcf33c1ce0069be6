import { authorityOf } from '@wenwu/core/auth/authority'
import type { CaseView, PanelCounts, TaskDecision } from '@wenwu/core/cases/model'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import { plainText } from '@wenwu/core/form/field-base'
import { declarationOf, tidyInput, wordsIn, type ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { askApplicantOutcome } from '@wenwu/core/tasks/ask-applicant'
import type { Ctx } from '../../../../platform/http/context.ts'
import { CaseHistory, actOnCase, buildCaseView, getVisibleCase, missingMaterials, partyOf, type Act } from '../../cases/index.ts'
import { findDocumentOfCase } from '../../documents/index.ts'
import type { LoadedItem } from '../../items/index.ts'
import type { Instance } from '../../process/index.ts'
import { askCommand } from './ask-command.ts'
import { readDecided, type Decided } from './decided.ts'
import type { EffectResult } from '../effect.ts'
import { effects } from '../effects/index.generated.ts'
import { findNextTask } from './next-task.ts'
import { requireSoundInput } from './sound-input.ts'
import { stopsUntil } from '../clock/stops-until.ts'
import { tellApplicant } from '../tell/tell-applicant.ts'
import { tellOfAct } from './tell-of-act.ts'

export interface Completion {
  case: CaseView
  nextTaskId: string | null
  nextCaseId: string | null
  nextTitle: string | null
}

/**
 * Acts on a task. The instance row is locked first, so of two who act at once one waits, finds the task done and is told who
 * did it. Everything that follows (effect, tokens, tasks, clock, history) is one transaction. Throws what `readDecided` throws,
 * `conflict` also where another wrote the form meanwhile, `reply-missing`, `reply-changed`, and what its form says of what is missing or wrong.
 */
export async function completeTask(ctx: Ctx, decision: TaskDecision): Promise<Completion> {
  const decided = await readDecided(ctx, decision)
  const { record, item, task, action, data } = decided
  const input = tidyInput(action, decision.input)
  const baseRevision = await baseRevisionOf(ctx, record.id, action, decision)
  await requireSoundInput(ctx, action, input, { schemes: item.definition.reply.schemeApprovedBy })
  // a signer who is asked hands nothing in for the step
  if (decided.standing === 'own' || decided.standing === 'detour') await requireOwnMaterials(ctx, decided)
  const { step, candidate_key: candidateKey } = task
  const result =
    action.effect === undefined
      ? {}
      : await effects[action.effect](ctx, { record, item, step, candidateKey, action, input, baseRevision, data })
  const eventId = newId(ctx.now.getTime())
  const [acted] = await Promise.all([
    actOnCase(ctx.db, await actOf(ctx, decided, { input, result, eventId })),
    tellApplicant(ctx, record, action.effect, result.columns?.answer_by),
  ])
  await tellOfAct(ctx, decided, { ...acted, assigned: result.assigned })
  const forWhom = task.principal !== null && { principal: task.principal.name }
  ctx.setAuditObject({ type: 'case', id: record.id, details: { outcome: action.outcome, ...forWhom } })
  const [view, next] = await Promise.all([
    viewAfterwards(ctx, record.id),
    findNextTask(ctx, record.id),
    // nothing of the view
    freezePapersOf(ctx, decided, {
      eventId,
      words: wordsIn(action, input),
      stop: acted.stop,
      isAcceptance: result.columns?.accepted_at !== undefined,
    }),
  ])
  return { case: view, nextTaskId: next?.id ?? null, nextCaseId: next?.case_id ?? null, nextTitle: next?.title ?? null }
}

/** The act on the case: what the process is told, and what its history says. */
async function actOf(
  ctx: Ctx,
  { record, item, instance, task, settings, asking, action }: Decided,
  { input, result, eventId }: { input: ActionInput; result: EffectResult; eventId: string },
): Promise<Act> {
  const panel = await panelOf(ctx, record.id, item, instance)
  const asked = action.outcome === askApplicantOutcome ? asking : undefined
  return {
    record,
    item,
    instance,
    command:
      asked === undefined
        ? {
            type: 'complete',
            tokenId: task.token_id,
            outcome: action.outcome,
            variables: { ...action.set, ...result.variables, outcome: action.outcome },
          }
        : askCommand({ item, instance, tokenId: task.token_id, role: settings.role, asking: asked, mode: plainText(input.mode) }),
    ...(asked !== undefined && { isSupplement: asked.isSupplement }),
    event: {
      id: eventId,
      at: ctx.now,
      kind: action.effect === 'resubmit' ? 'resubmitted' : 'acted',
      by: partyOf(ctx.actor, settings.role, task.principal),
      step: task.step,
      stepName: task.step_name,
      outcome: action.outcome,
      outcomeLabel: action.label,
      opinion: wordsIn(action, input),
      details: {
        task: task.id,
        ...(asked !== undefined && { from: task.step }),
        ...(result.assigned !== undefined && { assigned: result.assigned }),
        ...(panel !== undefined && { panel }),
      },
    },
    services: ctx.services,
    action,
    ...(result.columns !== undefined && { columns: result.columns }),
    ...stopsUntil(ctx, input, result),
  }
}

/** The papers that an act makes, of the time at which it was done. An action without an effect makes none. */
async function freezePapersOf(
  { db, now, actor, services }: Ctx,
  { record, settings: { role }, action }: Decided,
  { stop, isAcceptance, ...said }: { eventId: string; words: string; stop: PlannedStop | null; isAcceptance: boolean },
): Promise<void> {
  if (action.effect === undefined) return
  await services.freezePapers(db, {
    caseId: record.id,
    at: now,
    occasion: action.effect,
    role,
    ...(authorityOf(role) === 'local' && { issuer: actor.organizationName }),
    ...said,
    ...(stop !== null && { stop }),
    ...(isAcceptance && { isAcceptance }),
  })
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

/** A step that hands in materials of its own (the province's letter) needs them for going on, not for giving back. */
async function requireOwnMaterials({ db }: Ctx, { record, item, data, task, action }: Decided): Promise<void> {
  if (action.tone !== 'primary') return
  const missing = await missingMaterials(db, record.id, item.definition, data, task.step)
  if (missing.length === 0) return
  throw new AppError('materials-missing', {
    params: { names: missing.map((material) => material.name.zh_CN).join('、') },
    problems: missing.map((material) => ({ path: `materials.${material.key}`, code: 'required' })),
  })
}

async function viewAfterwards(ctx: Ctx, caseId: string): Promise<CaseView> {
  return buildCaseView(ctx, await getVisibleCase(ctx, caseId))
}
