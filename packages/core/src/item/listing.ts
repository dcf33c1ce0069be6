import type { PlanKind } from '../annual-plans/model.ts'
import type { StageKey } from '../tasks/stages.ts'
import { isLicence } from './is-licence.ts'
import type { ItemSource, ProcessStep } from './model.ts'

/** Where lists have a matter that the group of the public catalogue does not tell (decision 0196). */
export interface Listing {
  /** One project of the yearly plans of this kind is applied for by it (decision 0150). */
  plan?: PlanKind
  /** What is proposed before a scheme is drawn up (立项; 计划方案评审 of specification §2.1): stands with plans and schemes instead of with its category. */
  isInitiation?: true
  /** It ends in a record at the national bureau (备案申请 of specification §2.1) instead of a licence: stands in the list of records, too. */
  isFiling?: true
}

/** What desks tell matters apart by besides the group of the public catalogue. */
export type MatterMark = 'plan' | 'initiation' | 'filing' | 'licence' | 'government'

/** What an item is: as its listing says, as its guide says (行政许可), and by its process, in which the government may decide. */
export function marksOf(item: ItemSource): MatterMark[] {
  const { plan, isInitiation, isFiling } = item.listing ?? {}
  const marks: Record<MatterMark, boolean> = {
    plan: plan !== undefined,
    initiation: isInitiation === true,
    filing: isFiling === true,
    licence: isLicence(item),
    government: tasksOf(item).some(({ isWithGovernment }) => isWithGovernment),
  }
  return (Object.keys(marks) as MatterMark[]).filter((mark) => marks[mark])
}

/** What lists, stages and plans know of the items, gathered from them. */
export interface Listings {
  /** By the code of the item. */
  marks: ReadonlyMap<string, readonly MatterMark[]>
  plans: ReadonlyMap<string, PlanKind>
  /** By step, as ids of processes: the same one is the same kind of work in each. */
  stages: ReadonlyMap<string, StageKey>
  /** Whose the steps of a stage are: who is shown it at home with nothing in it, too. */
  roles: ReadonlyMap<StageKey, ReadonlySet<string>>
  /** At which the government decides. */
  governmentSteps: ReadonlySet<string>
}

export function gatherListings(items: readonly ItemSource[]): Listings {
  const tasks = items.flatMap(tasksOf)
  const roles = new Map<StageKey, Set<string>>()
  for (const { stage, task } of tasks) if (stage !== undefined) roles.set(stage, (roles.get(stage) ?? new Set()).add(task.role))
  return {
    marks: new Map(items.map((item) => [item.code, marksOf(item)])),
    plans: new Map(items.flatMap(({ code, listing }) => (listing?.plan === undefined ? [] : [[code, listing.plan]]))),
    stages: new Map(tasks.flatMap(({ id, stage }) => (stage === undefined ? [] : [[id, stage]]))),
    roles,
    governmentSteps: new Set(tasks.flatMap(({ id, isWithGovernment }) => (isWithGovernment ? [id] : []))),
  }
}

/** An item as it is stored. What lists know it by they read from the release, so that a change of it makes no new version. */
export function withoutListing({ listing: _, ...item }: ItemSource): ItemSource {
  const steps = item.process.steps.map((step): ProcessStep => {
    if (step.kind !== 'task') return step
    const { stage: _stage, isWithGovernment: _government, ...stored } = step
    return stored
  })
  // in the order of the folder: the hash of a version is one of its text
  return { ...item, process: { ...item.process, steps } }
}

function tasksOf({ process }: ItemSource): Extract<ProcessStep, { kind: 'task' }>[] {
  return process.steps.filter((step) => step.kind === 'task')
}
