import type { PlanKind } from '@wenwu/core/annual-plans/model'
import { gatherListings } from '@wenwu/core/item/listing'
import { items } from '@wenwu/items/index.generated'
import type { StageKey } from '@wenwu/core/tasks/stages'

/** What the items of the release say of the lists, stages and plans they belong to. */
export const listings = gatherListings(items)

/** The steps of stages. */
export function stepsOf(keys: readonly StageKey[]): string[] {
  return keys.flatMap((key) => [...listings.stages].flatMap(([step, stage]) => (stage === key ? [step] : [])))
}

/** The codes of the items by which one of the projects of a plan is applied for. */
export function itemsOf(plan: PlanKind): string[] {
  return [...listings.plans].flatMap(([code, kind]) => (kind === plan ? [code] : []))
}

/** Whether what is applied for by an item is a project of a plan. */
export function isPlanned(code: string): boolean {
  return listings.plans.has(code)
}
