import type { ItemSource } from '@wenwu/core/item/model'
import { items } from '@wenwu/items/index.generated'

/**
 * What differs between processes, as far as rights go: steps, who acts there and what they may do. What a step is called in lists (its status) is
 * checked for every item without the server, so a correction with status 6 instead of G02 is no other process.
 */
function shapeOf({ process, materials }: ItemSource): string {
  const steps = process.steps.map((step) => [
    step.id,
    step.kind,
    ...(step.kind === 'task'
      ? [step.task.role, step.task.organization, step.task.actions.map(({ outcome, effect }) => [outcome, effect])]
      : []),
  ])
  return JSON.stringify([steps, process.flows, [...new Set(materials.map((material) => material.by))]])
}

/** One item for each process there is and each answer to a question; all of them with WENWU_EVERY_ITEM=1. */
export function distinctItems(answer: (item: ItemSource) => unknown = () => null): readonly ItemSource[] {
  const keyOf = (item: ItemSource) => JSON.stringify([shapeOf(item), answer(item)])
  return items.filter((item, i) => process.env.WENWU_EVERY_ITEM === '1' || items.findIndex((other) => keyOf(other) === keyOf(item)) === i)
}

/** One item for each process. */
export const itemsToWalk = distinctItems()
