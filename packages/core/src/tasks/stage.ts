import type { Text } from '../i18n/text.ts'
import type { Role } from '../item/model.ts'

/**
 * A stage of the work of an authority (待受理, 待初审 …): the steps of the items' processes that are one kind of work, whatever level does it. Lists and the figures of
 * the home page tell tasks apart by it. A step belongs to one stage at most; `packages/items/src/stages.test.ts` holds the items to that.
 */
export interface Stage {
  /** Place among the stages, in the order of a case's life. */
  position: number
  /** What a task is called that waits there. */
  name: Text
  /** Ids of the steps in the processes of items. */
  steps: readonly string[]
  /** Whose steps these are: who is shown the stage at home with nothing in it, too. */
  roles: readonly Role[]
}

/** Declares a stage; `tasks/stages/<key>.ts`. */
export function defineStage(stage: Stage): Stage {
  return stage
}
