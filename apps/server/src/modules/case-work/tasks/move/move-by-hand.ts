import { authorityOf } from '@wenwu/core/auth/authority'
import { approvedStatuses } from '@wenwu/core/codes/statuses'
import type { Text } from '@wenwu/core/i18n/text'
import { declarationOf } from '@wenwu/core/item/action-form'
import type { SkippedStep } from '@wenwu/core/tasks/skipped-papers'
import { getStepName, getTaskSettings } from '../../items/index.ts'
import type { MoveTarget } from '../../process/index.ts'
import { isGivenByAct } from './given-by-act.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'
import type { Choice, Deed } from '../verb.ts'

/** The choices of steps that a case is moved to by hand. */
export function stepChoices(situation: Situation, targets: readonly MoveTarget[]): Choice[] {
  return targets.map((target) => ({
    id: target.step,
    name: getStepName(situation.item, target.step),
    people: situation.peopleOf(situation.keyOfStep(target.step)),
    ends: situation.tasks.filter(({ token_id: id }) => target.ended.includes(id)),
  }))
}

/**
 * The steps between where the case is and a step ahead at which nobody has acted yet, in the order of the drawing, each with the papers that are handed in there: a move
 * by hand leaves them out. The reply is none of them: no case is moved to where one is missing (`lacksReply`).
 */
export function skippedSteps({ item, instance, tasks }: Situation, target: string): SkippedStep[] {
  const steps = [...item.tasks.keys()]
  const open = tasks.map(({ step }) => step)
  const from = Math.min(...open.map((step) => steps.indexOf(step)))
  const visits = (step: string) => instance.state.history.filter(({ kind, node }) => kind === 'visit' && node === step).length
  return steps
    .slice(from, steps.indexOf(target))
    .filter((step) => visits(step) <= (open.includes(step) ? 1 : 0) && !isGivenByAct(getTaskSettings(item, step)))
    .map((step) => ({
      name: getStepName(item, step),
      papers: item.definition.materials.filter(({ by }) => by === step).map(({ name }) => name),
    }))
}

/**
 * Whether a case may be put at a step by hand: not where an act of its own leads (`isGivenByAct`), nor behind the decision, which nobody has
 * taken, nor at a county or city that has no bureau here, which the process passes over (decision 0160); and before it was accepted only where that is decided, since acceptance is told to the applicant with its date (行政许可法 32条).
 */
export function isStepToMoveTo(situation: Situation, step: string): boolean {
  const settings = situation.settingsOf({ step })
  if (isGivenByAct(settings) || approvedStatuses.includes(settings.status)) return false
  if (authorityOf(settings.role) === 'local' && situation.peopleOf(situation.keyOfStep(step)).length === 0) return false
  return situation.record.accepted_at !== null || settings.actions.some(({ effect }) => effect === 'accept')
}

/** Whether a step signs or issues the reply. */
export function needsReply(situation: Situation, step: string): boolean {
  return situation.settingsOf({ step }).actions.some(({ effect }) => declarationOf(effect).isUpon === 'reply')
}

/** Whether a step signs a reply that nobody has drafted, or issues one that nobody has signed: nothing could be done there. */
export function lacksReply(situation: Situation, step: string): boolean {
  const isIssued = situation.settingsOf({ step }).actions.some(({ effect }) => effect === 'issue')
  return needsReply(situation, step) && (isIssued ? situation.replyStatus !== 'signed' : situation.replyStatus === undefined)
}

/** What the history keeps of a move: where to, which tasks ended; who gets the case, and who had it, read why. */
export function moveDetails(situation: Situation, [target]: readonly Choice[]): MoveDetails {
  const { id, name, ends = [] } = target!
  return detailsOfMove({ id, name, key: situation.keyOfStep(id) }, ends)
}

type MoveDetails = NonNullable<Deed['details']> & { assigned: string[] }

/** The same of a step that is offered under a key, where no person moves the case. */
export function detailsOfMove(
  { id, name, key }: Pick<Choice, 'id' | 'name'> & { key: string },
  ends: readonly Pick<OpenTask, 'step' | 'step_name' | 'candidate_key'>[],
): MoveDetails {
  return {
    to: id,
    toStep: name,
    ...(ends.length > 0 && { fromSteps: namesOnce(ends) }),
    ended: ends.map(({ step }) => step),
    assigned: [...new Set([key, ...ends.map((ended) => ended.candidate_key)])],
  }
}

/** The names of the steps of tasks, each once. */
function namesOnce(tasks: readonly Pick<OpenTask, 'step' | 'step_name'>[]): Text[] {
  return [...new Map(tasks.map(({ step, step_name: name }) => [step, name])).values()]
}
