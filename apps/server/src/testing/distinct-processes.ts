import type { ItemSource } from '@wenwu/core/item/model'
import { items } from '@wenwu/items/index.generated'
import { pathsOf, type Path } from '@wenwu/items/testing/paths'

/** With WENWU_EVERY_ITEM=1 the tests that walk cases walk all there is; in every run what differs. */
const walksAll = process.env.WENWU_EVERY_ITEM === '1'

type Step = ItemSource['process']['steps'][number]

/** A step as far as rights go: who acts there and what they may do. */
function shapeOfStep(step: Step): unknown[] {
  const { id, kind } = step
  return step.kind === 'task'
    ? [id, kind, step.task.role, step.task.organization, step.task.actions.map(({ outcome, effect }) => [outcome, effect])]
    : [id, kind]
}

/**
 * What differs between processes, as far as rights go: steps, who acts there and what they may do. What a step is called in lists (its status) is
 * checked for every item without the server, so a correction with status 6 instead of G02 is no other process.
 */
function shapeOf({ process, materials }: ItemSource): unknown {
  return [process.steps.map(shapeOfStep), process.flows, handingIn(materials)]
}

function handingIn(materials: ItemSource['materials']): unknown {
  return [...new Set(materials.map((material) => material.by))]
}

/** The first of those that have the same in common; all of them with WENWU_EVERY_ITEM=1. */
function firstOfEach<T>(all: readonly T[], commonOf: (one: T) => unknown): readonly T[] {
  const keys = all.map((one) => JSON.stringify(commonOf(one)))
  return walksAll ? all : all.filter((_, i) => keys.indexOf(keys[i]!) === i)
}

/** One item for each process. */
const itemsToWalk = firstOfEach(items, shapeOf)

/** Of the items that a walk fits, one for each way that the steps it passes differ and each answer to a question. */
export function itemsPassing(
  steps: readonly string[],
  isFit: (item: ItemSource) => boolean,
  answer: (item: ItemSource) => unknown = () => null,
): readonly ItemSource[] {
  const passed = ({ process }: ItemSource) => process.steps.filter(({ id }) => steps.includes(id)).map(shapeOfStep)
  return firstOfEach(items.filter(isFit), (item) => [passed(item), handingIn(item.materials), answer(item)])
}

/** A path of an item's paths.json. */
interface PathToWalk {
  item: ItemSource
  path: Path
}

/**
 * Paths that together begin every process and take every action that differs (step, who acts, what is asked, what waits afterwards), the fewest
 * that a greedy choice finds; all paths of all items with WENWU_EVERY_ITEM=1. Which path leads where is checked for all of them without the server.
 */
export function pathsToWalk(): readonly PathToWalk[] {
  const all = itemsToWalk.flatMap((item) => pathsOf(item.code).map((path) => ({ item, path, passes: passesOf(item, path) })))
  if (walksAll) return all
  const missing = new Set(all.flatMap(({ passes }) => passes))
  const chosen: PathToWalk[] = []
  const gain = ({ passes }: { passes: readonly string[] }) => new Set(passes.filter((pass) => missing.has(pass))).size
  while (missing.size > 0) {
    const best = all.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const pass of best.passes) missing.delete(pass)
    chosen.push(best)
  }
  return chosen
}

/** What a path shows of the server: the process it begins, and each action with what waits afterwards. */
function passesOf(item: ItemSource, path: Path): string[] {
  const moves = path.moves.map(({ step, outcome, tasks }) => {
    const of = item.process.steps.find(({ id }) => id === step)
    if (of?.kind !== 'task') throw new Error(`${item.code}: ${step} is no task`)
    const action = of.task.actions.find((each) => each.outcome === outcome)
    const asked = action?.form?.map(({ key, type, required }) => [key, type, required])
    return [step, of.task.role, of.task.organization, outcome, action?.effect, asked, tasks]
  })
  return [['begins', item.code], ...moves].map((pass) => JSON.stringify(pass))
}

/** Every end there is with its status, once: the first item that has it; every end of every item with WENWU_EVERY_ITEM=1. */
export const endsToReach = firstOfEach(
  items.flatMap(({ code, process }) =>
    process.steps.flatMap((step) => (step.kind === 'end' ? [{ code, end: step.id, status: step.status }] : [])),
  ),
  ({ end, status }) => [end, status],
)
