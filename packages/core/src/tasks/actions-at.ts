import type { TaskAction, TaskSettings } from '../item/model.ts'
import { askAction, askApplicantOutcome, type Asking } from './ask-applicant.ts'
import { askedActions, delegatedActions, handOnActions } from './cosign.ts'
import { sendBack } from './send-back.ts'
import type { Standing } from './standing.ts'

/** What may be done at a step by who has a task of it; `asking`: how the applicant can be asked there. */
export function actionsAt(
  settings: Pick<TaskSettings, 'actions' | 'role'>,
  standing: Standing,
  asking: Asking | undefined,
): readonly TaskAction[] {
  switch (standing) {
    case 'own':
      return asking === undefined ? settings.actions : [...settings.actions, askAction(asking)]
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

/** The action that was taken at a step, by its outcome: of the item, or the one by which an applicant is asked anywhere. */
export function actionOf(settings: Pick<TaskSettings, 'actions'> | undefined, outcome: unknown): TaskAction | undefined {
  if (outcome === askApplicantOutcome) return askAction({ step: '', isSupplement: false })
  return settings?.actions.find((each) => each.outcome === outcome)
}
