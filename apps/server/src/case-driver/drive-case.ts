import type { Move } from '@wenwu/bpmn/find-way'
import type { CaseView, TaskView } from '@wenwu/core/cases/model'
import { revisionUpon } from '@wenwu/core/cases/revision-upon'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { RefusedCall } from '../platform/http/caller.ts'
import { actorsOf, type Accounts } from './accounts.ts'
import { fileCase, getItem, handIn, type NewCase } from './file-case.ts'
import { planMoves, type Goal } from './plan-moves.ts'
import { askedInput } from '@wenwu/core/item/action-form'
import { inputOf, type Act, type Input } from './usual-input.ts'

/** A case as an account last saw it. */
interface Sight {
  username: string
  view: CaseView
}

/** An action to take at a step. */
export type Leg = Pick<Move, 'node' | 'outcome'>

export interface DriveOptions {
  /** What is said wherever an action asks for it, instead of the usual. */
  given?: Input | ((act: Act) => Input | Promise<Input>)
  /** Called before each action, before anybody looks at the case. */
  before?(leg: Leg): void
  /** Called after each action. */
  after?(leg: Leg): void | Promise<void>
}

/** Sees every case that was filed. */
export const watcher = 'national-officer'

/** The task of a step that somebody may act on. Throws when there is none. */
export async function taskOf(accounts: Accounts, username: string, caseId: string, step: string): Promise<TaskView> {
  return getTask(await see(accounts, username, caseId), step)
}

/**
 * Acts on a step of a case as one person: what the step owes is handed in, what the action asks for and is not said is the usual. Gives the
 * case afterwards. Throws RefusedCall.
 */
export async function act(
  accounts: Accounts,
  username: string,
  caseId: string,
  step: string,
  { outcome, ...said }: Input & { outcome: string },
): Promise<CaseView> {
  return actOn(accounts, await see(accounts, username, caseId), { node: step, outcome }, () => said)
}

/**
 * Takes a filed case by the fewest actions to a goal: a step that it shall wait at, an end of its process, an action at a step. The demo
 * accounts act. Gives the case as it was last seen.
 */
export async function drive(accounts: Accounts, caseId: string, goal: Goal, options: DriveOptions = {}): Promise<CaseView> {
  let sight = await see(accounts, watcher, caseId)
  let plan = planFrom(sight, goal)
  for (let [leg] = plan; leg !== undefined; [leg] = plan) {
    const after = await takeLeg(accounts, sight, leg, options)
    plan = plan.slice(1)
    if (after !== undefined) sight = after
    // elsewhere than planned, as where three experts were asked: on from where it really is
    if (after === undefined || (plan.length === 0 && !isThere(after, goal))) {
      sight = await see(accounts, watcher, caseId)
      plan = planFrom(sight, goal)
      if (after === undefined && plan[0]?.node === leg.node) throw nobodyFor(sight, leg)
    }
  }
  return sight.view
}

/**
 * Takes a filed case on until nothing is open, by the shortest way to the first end of its process; an earlier decision may lead to another
 * one. Gives its status and how many actions that took.
 */
export async function finish(accounts: Accounts, caseId: string): Promise<{ status: string; moves: number }> {
  for (let moves = 0; ; moves++) {
    const sight = await see(accounts, watcher, caseId)
    const { itemCode, status, tasks: open } = sight.view
    if (open.length === 0) return { status, moves }
    const end = getItem(itemCode).process.steps.find(({ kind }) => kind === 'end')
    const [leg] = end === undefined ? [] : planFrom(sight, end.id)
    if (leg === undefined || (await takeLeg(accounts, sight, leg, {})) === undefined)
      throw nobodyFor(sight, leg ?? { node: open.map(({ step }) => step).join() })
  }
}

/** Takes these actions one after the other. Gives the case as it was last seen. */
export async function follow(accounts: Accounts, caseId: string, legs: readonly Leg[], options: DriveOptions = {}): Promise<CaseView> {
  let sight = await see(accounts, watcher, caseId)
  for (const leg of legs) {
    const after = await takeLeg(accounts, sight, leg, options)
    if (after === undefined) throw nobodyFor(sight, leg)
    sight = after
  }
  return sight.view
}

/** Files a case and takes it to a goal; gives its id. */
export async function caseAt(accounts: Accounts, goal: Goal, wanted: NewCase = {}, options: DriveOptions = {}): Promise<string> {
  const { caseId } = await fileCase(accounts, wanted)
  await drive(accounts, caseId, goal, options)
  return caseId
}

async function see(accounts: Accounts, username: string, id: string): Promise<Sight> {
  return { username, view: await accounts.as(username).call(cases.get, { id }) }
}

/** The actions from where a case waits to a goal. */
function planFrom({ view }: Sight, goal: Goal): Move[] {
  const open = [...new Set(view.tasks.map(({ step }) => step))]
  return planMoves(getItem(view.itemCode), view.data, goal, open)
}

/** Whether one sees that a case has come to a goal; an action that was taken is one. */
function isThere({ view }: Sight, goal: Goal): boolean {
  if (typeof goal !== 'string' || view.tasks.some(({ step }) => step === goal)) return true
  const end = getItem(view.itemCode).process.steps.find(({ id }) => id === goal)
  return end?.kind === 'end' && view.tasks.length === 0 && view.status === end.status
}

/** The case after somebody took an action; undefined when no demo account may. */
async function takeLeg(accounts: Accounts, sight: Sight, leg: Leg, { given, before, after }: DriveOptions): Promise<Sight | undefined> {
  before?.(leg)
  const actor = await findActor(accounts, sight, leg.node)
  if (actor === undefined) return undefined
  const view = await actOn(accounts, actor, leg, async (act) =>
    askedInput(act.action, (typeof given === 'function' ? await given(act) : given) ?? {}),
  )
  await after?.(leg)
  return { username: actor.username, view }
}

/** Who may act at a step, with the case as they see it: whoever acted last, else one of the step's role. */
async function findActor(accounts: Accounts, last: Sight, step: string): Promise<Sight | undefined> {
  if (findTask(last, step) !== undefined) return last
  const { itemCode, provinceCode, tasks: open } = last.view
  const wanted = getItem(itemCode).process.steps.find((each) => each.id === step)
  if (wanted?.kind !== 'task') throw new Error(`${step} is no task of ${itemCode}`)
  const assignees = open.flatMap((task) => (task.step === step && task.assignee !== null ? [task.assignee.name] : []))
  for (const username of actorsOf(wanted.task, provinceCode, assignees)) {
    if (username === last.username) continue
    const sight = await see(accounts, username, last.view.id).catch(unlessHidden)
    if (sight !== undefined && findTask(sight, step) !== undefined) return sight
  }
  return undefined
}

function unlessHidden(error: unknown): undefined {
  if (!(error instanceof RefusedCall) || error.status !== 404) throw error
}

async function actOn(
  accounts: Accounts,
  { username, view }: Sight,
  { node, outcome }: Leg,
  say: (act: Act) => Input | Promise<Input>,
): Promise<CaseView> {
  const task = getTask({ username, view }, node)
  const action = task.actions.find((each) => each.outcome === outcome)
  if (action === undefined) throw new Error(`${node} has no action ${outcome}`)
  await handIn(accounts, username, view, node)
  const person = accounts.as(username)
  const about: Act = { username, person, view, task, action, now: accounts.clock?.now() ?? new Date() }
  const input = await inputOf(about, await say(about))
  // what was handed in for the step leaves the form as it was seen
  const baseRevision = revisionUpon(action, view)
  const decision = { taskId: task.id, version: task.version, outcome: action.outcome, input }
  return (await person.call(tasks.complete, { ...decision, baseRevision })).case
}

function findTask({ view }: Sight, step: string): TaskView | undefined {
  return view.tasks.find((task) => task.step === step && task.isMine)
}

function getTask(sight: Sight, step: string): TaskView {
  const task = findTask(sight, step)
  if (task === undefined) throw nobodyFor(sight, { node: step })
  return task
}

function nobodyFor({ username, view }: Sight, { node }: Leg): Error {
  const open = view.tasks.map(({ step }) => step).join()
  return new Error(`no task ${node} that a demo account may act on; ${username} sees case ${view.id} at ${open} (${view.status})`)
}
