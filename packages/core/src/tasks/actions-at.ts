import type { TaskAction, TaskSettings } from '../item/model.ts'
import { askedActions, delegatedActions, handOnActions } from './cosign.ts'
import { sendBack } from './send-back.ts'
import type { Standing } from './standing.ts'

/** What may be done at a step by who has a task of it. */
export function actionsAt(settings: Pick<TaskSettings, 'actions'>, standing: Standing): readonly TaskAction[] {
  switch (standing) {
    case 'own':
      return settings.actions
    case 'detour':
      return [sendBack]
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
