import type { Text } from '../i18n/text.ts'

/**
 * A stage of the work of an authority (待受理, 待初审 …): the steps of the items' processes that are one kind of work, whatever level does it. Lists and the figures of
 * the home page tell tasks apart by it. Each step says its own (`stage`); `packages/items/src/listing.test.ts` holds the items to that.
 */
export interface Stage {
  /** Place among the stages, in the order of a case's life. */
  position: number
  /** What a task is called that waits there. */
  name: Text
}

/** Declares a stage; `tasks/stages/<key>.ts`. */
export function defineStage(stage: Stage): Stage {
  return stage
}
