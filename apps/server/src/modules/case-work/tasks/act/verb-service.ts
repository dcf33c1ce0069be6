import type { OutputOf } from '@wenwu/core/http/endpoint'
import type { CaseView } from '@wenwu/core/cases/model'
import { idsOf } from '@wenwu/core/form/types/directory/model'
import { fieldsOf, tidyInput, wordsIn, type ActionInput } from '@wenwu/core/item/action-form'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { contract } from '@wenwu/core/tasks/contract'
import type { OfferedVerb } from '@wenwu/core/tasks/schemas'
import { findVerb, verbList, type VerbDeclaration, type VerbName } from '@wenwu/core/tasks/verb'
import { hasPermission, requirePermission } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { actOnCase, addCaseEvent, buildCaseView, getVisibleCase, partyOf, receiverName, type Act } from '../../cases/index.ts'
import { isKeyOfOne, isOnlyTask } from '../../process/index.ts'
import { holdStep } from '../claims/hold-step.ts'
import { readSituation, type OpenTask, type Situation } from '../situation/situation.ts'
import { offerView } from './offer-view.ts'
import { assigneeName } from '../situation/assignee-name.ts'
import { requireSoundInput } from './sound-input.ts'
import { overError } from '../situation/task-repository.ts'
import { tellAssigned, tellNextSigners, tellReturned } from '../tell/tell-assigned.ts'
import { whyGone } from '../situation/withdrawn.ts'
import type { Choice, Deed, Offer } from '../verb.ts'
import { verbs } from '../verbs/index.generated.ts'

/** A verb that is to be done. */
export interface VerbCall {
  caseId: string
  verb: string
  /** The task it is done to; with a verb on the case none. */
  taskId?: string | undefined
  /** Of the process instance, as the page knew it; absent where the caller knows none. */
  version?: number | undefined
  input: ActionInput
}

/** What the caller may do to a case now beside the actions of its steps, in the order of the menu, with all there is to choose from. A fixed number of queries. */
export async function listVerbs(ctx: Ctx, caseId: string): Promise<OutputOf<typeof contract.verbs>> {
  const situation = await readSituation(ctx, caseId)
  if (situation === undefined) return { version: 0, verbs: [], refused: [] }
  const open = verbList.filter(([, { permission }]) => hasPermission(ctx.actor, permission))
  const asked = open.flatMap(([name, { on }]) =>
    (on === 'case' ? [undefined] : situation.tasks).map((task) => ({ name, task, offer: verbs[name].offer(situation, task) })),
  )
  return {
    version: situation.instance.version,
    verbs: asked.flatMap(({ name, task, offer }) => ('refused' in offer ? [] : [viewOf(situation, name, task, offer)])),
    refused: asked.flatMap(({ name, task, offer }) =>
      'refused' in offer && offer.isTold
        ? [{ verb: name, taskId: task?.id ?? null, reason: offer.refused, ...(offer.params !== undefined && { params: offer.params }) }]
        : [],
    ),
  }
}

/**
 * Does a verb: the instance is locked, everything is read again, and only what may be done then is done. Process, tasks, clock, history, bell are one
 * transaction. Throws `not-found`, `forbidden`, `done-by-you`, `case-withdrawn`, what the verb refuses with, `conflict`, and what its form says of what is missing or wrong.
 */
export async function doVerb(ctx: Ctx, call: VerbCall): Promise<CaseView> {
  const { db, now, actor } = ctx
  const { caseId, verb: name } = call
  const { declaration, situation, task, offer } = await readOffer(ctx, call)
  const form = { form: [...declaration.form] }
  const input = tidyInput(form, call.input)
  await requireSoundInput(ctx, form, input)
  const chosen = Object.fromEntries(fieldsOf(form, 'directory').map((field) => [field.key, chosenIn(offer, field, input)]))
  const deed = await verbs[name as VerbName].run(ctx, { situation, task, input, chosen })
  const principal = task && situation.principalOf(task)
  const reason = wordsIn(form, input)
  const event = {
    id: newId(now.getTime()),
    at: now,
    kind: declaration.event.kind,
    by: partyOf(actor, deed.role, principal),
    ...(task !== undefined && { step: task.step, stepName: task.step_name }),
    ...(deed.words !== undefined && { outcomeLabel: deed.words }),
    opinion: reason,
    details: deed.details ?? {},
  }
  const { command } = deed
  await (command === undefined ? addCaseEvent(db, caseId, event) : moveCase(ctx, situation, { ...deed, command }, event))
  if (deed.stop !== undefined) {
    const { role, stop } = deed
    await ctx.services.freezePapers(db, { caseId, eventId: event.id, at: now, occasion: 'suspend-clock', role, words: reason, stop })
  }
  const about = {
    ...(task !== undefined && { task: task.id, step: task.step }),
    ...(principal !== undefined && { principal: principal.name }),
    ...(reason !== '' && { reason }),
  }
  ctx.setAuditObject({ type: 'case', id: caseId, details: { verb: name, ...about } })
  return buildCaseView(ctx, await getVisibleCase(ctx, caseId))
}

/** Locks the case and finds out whether the verb may be done then. Throws `not-found`, `forbidden`, `done-by-you`, `case-withdrawn`, `conflict`, what the verb refuses with. */
async function readOffer(
  ctx: Ctx,
  { caseId, verb: name, taskId, version }: VerbCall,
): Promise<{ declaration: VerbDeclaration; situation: Situation; task: OpenTask | undefined; offer: Offer }> {
  const declaration = findVerb(name)
  if (declaration === undefined) throw new AppError('not-found')
  requirePermission(ctx.actor, declaration.permission)
  ctx.setAuditObject({ type: 'case', id: caseId, details: { verb: name, ...(taskId !== undefined && { task: taskId }) } })
  const situation = await readSituation(ctx, caseId, { isLocked: true }).catch(async (error: unknown) =>
    Promise.reject(await whyGone(ctx, caseId, error)),
  )
  const task = situation?.tasks.find(({ id }) => id === taskId)
  const isTaskMissing = task === undefined && (declaration.on === 'task' || taskId !== undefined)
  if (situation === undefined || isTaskMissing) throw await overError(ctx, caseId, taskId)
  const offer = verbs[name as VerbName].offer(situation, task)
  if ('refused' in offer) throw new AppError(offer.refused, { params: offer.params ?? {} })
  const { instance } = situation
  if (version !== undefined && version !== instance.version && isOnlyTask(instance.state)) throw new AppError('conflict')
  return { declaration, situation, task, offer }
}

/** A verb that the process goes on by: the case moves, and whom it concerns is told. */
async function moveCase(
  ctx: Ctx,
  { record, item, instance }: Situation,
  deed: Deed & Pick<Act, 'command'>,
  event: Act['event'],
): Promise<void> {
  const { command, status, columns } = deed
  await actOnCase(ctx.db, {
    record,
    item,
    instance,
    command,
    event,
    services: ctx.services,
    ...(status !== undefined && { status }),
    ...(columns !== undefined && { columns }),
  })
  await deed.after?.(ctx)
  await tellMoved(ctx, record.id, deed)
}

async function tellMoved(ctx: Ctx, caseId: string, { holder, details, came = 'returned' }: Deed): Promise<void> {
  if (holder !== undefined) await holdStep(ctx, caseId, holder, came)
  await tellAssigned(ctx, caseId, (details?.assigned ?? []).filter(isKeyOfOne))
  // with the one whose turn it was removed, it is the next one's
  await tellNextSigners(ctx, caseId)
  await tellReturned(ctx, caseId, came)
}

/** What was chosen in a field, in the order in which it was, each of it on offer. Throws `choice-required` or `choice-gone` at the field, of a step that is not there `step-not-there`. */
function chosenIn(
  offer: Offer,
  { key, directory }: { key: string; directory: keyof NonNullable<Offer['choices']> },
  input: ActionInput,
): Choice[] {
  const offered = offer.choices?.[directory] ?? []
  const ids = [...new Set(idsOf(input[key]))]
  const chosen = ids.flatMap((id) => offered.find((choice) => choice.id === id) ?? [])
  // what is wrong then is the step, not that none was chosen
  if (chosen.length < ids.length && (directory === 'steps' || directory === 'targets')) throw new AppError('step-not-there', { field: key })
  if (ids.length === 0) throw new AppError('choice-required', { field: key })
  if (chosen.length < ids.length) throw new AppError('choice-gone', { field: key })
  return chosen
}

function viewOf(situation: Situation, verb: VerbName, task: OpenTask | undefined, offer: Offer): OfferedVerb {
  return {
    verb,
    about: verbs[verb].about,
    taskId: task?.id ?? null,
    // with one's own task it is no one else's
    assignee: task === undefined || offer.isOfAll === true || isOwn(situation, task) ? '' : assigneeName(situation, task),
    stepName: task?.step_name ?? null,
    ...offerView(verbs[verb].hint, offer, {
      waitedFor: (ended) => situation.waitedFor(ended),
      nameOf: (person) => receiverName(situation, person),
    }),
  }
}

/** Whether a task is this person's, not a colleague's for whom they stand in. */
function isOwn(situation: Situation, task: OpenTask): boolean {
  return situation.isMine(task) && situation.principalOf(task) === undefined
}
