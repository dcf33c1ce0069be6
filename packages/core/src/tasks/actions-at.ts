import type { TaskAction, TaskSettings } from '../item/model.ts'
import { askAction, askApplicantOutcome, type Asking } from './ask-applicant.ts'
import { askedActions, delegatedActions, handOnActions } from './cosign-actions.ts'
import { sendBack } from './send-back.ts'
import type { Standing } from './standing.ts'

/** What the actions of a step depend on apart from its drawing. */
export interface PlaceFacts {
  /** How the applicant can be asked there. */
  asking: Asking | undefined
  /** Outcomes of tasks of this step that were done before, in this case. */
  taken: readonly (string | null)[]
}

/** What may be done at a step by who has a task of it. */
export function actionsAt(
  settings: Pick<TaskSettings, 'actions' | 'role'>,
  standing: Standing,
  { asking, taken }: PlaceFacts,
): readonly TaskAction[] {
  switch (standing) {
    case 'own': {
      const open = isAcceptedBefore(settings, taken) ? settings.actions.filter((action) => !refusesAcceptance(action)) : settings.actions
      return asking === undefined ? open : [...open, askAction(asking)]
    }
    case 'detour':
      // the applicant answers; an authority has decided at its step already
      return settings.role === 'applicant' ? settings.actions : [sendBack]
    case 'asked':
      return askedActions
    case 'delegated':
      return delegatedActions
    case 'hands-on':
      return handOnActions
    case 'waits':
      return []
  }
}

/** Whether an action says that the application is not accepted (行政许可法 32条). */
export function refusesAcceptance({ effect }: Pick<TaskAction, 'effect'>): boolean {
  return effect === 'refuse-acceptance'
}

/**
 * Whether the body of a step has accepted the application at it: from then on it owes a decision (行政许可法 37, 38条), and acceptance is not refused any more,
 * however the case came back to the step.
 */
export function isAcceptedBefore({ actions }: Pick<TaskSettings, 'actions'>, taken: readonly (string | null)[]): boolean {
  return actions.some(({ effect, outcome }) => effect === 'accept' && taken.includes(outcome))
}

/** The action that was taken at a step, by its outcome: of the item, or the one by which an applicant is asked anywhere. */
export function actionOf(settings: Pick<TaskSettings, 'actions'> | undefined, outcome: unknown): TaskAction | undefined {
  if (outcome === askApplicantOutcome) return askAction({ step: '', isSupplement: false })
  return settings?.actions.find((each) => each.outcome === outcome)
}
