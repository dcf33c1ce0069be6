import { sql } from 'kysely'
import type { Command, Effect } from '@wenwu/bpmn/commands'
import { step } from '@wenwu/bpmn/step'
import { findOpenTasks, type InstanceState } from '@wenwu/bpmn/state'
import { emptyPolicyOf } from '@wenwu/core/item/empty-policy'
import { newId } from '@wenwu/core/kernel/id'
import type { TaskSettings } from '@wenwu/core/item/model'
import { prepared } from '../../../platform/database/prepared.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import type { AppServices } from '../../../platform/services.ts'
import { getStepName, getTaskSettings, type LoadedItem } from '../items/index.ts'
import { isKeyOfOne } from './candidate-key.ts'
import { candidateKey, officeKeys } from './candidate.ts'
import { timerDueAt } from '@wenwu/core/item/timer-due-at'
import { saveInstance, type Instance } from './instance-repository.ts'
import { isAskedAt, signerOf } from './signer.ts'

/** Where a case stands after a step. */
export interface Position {
  /** Settings of the tasks that are open now, in the order of the drawing's tokens; empty when the process has ended. `isNew`: not open before the step. */
  open: { step: string; settings: TaskSettings; isNew: boolean }[]
  ended: { node: string | null; status: 'completed' | 'terminated' } | null
}

/** A step of the engine that was made and is not stored yet. */
export interface Advanced {
  before: Instance
  state: InstanceState
  effects: Effect[]
  position: Position
  /** Tasks that were open before are still. */
  keepsTasks: boolean
}

/** Carries out a command of the engine, or several as one; a migration leads from one version to another. Pure; throws BpmnError where the process does not allow it. */
export function advance(
  before: Instance,
  command: Command | readonly Command[],
  { from, to }: { from: LoadedItem; to: LoadedItem },
): Advanced {
  const effects: Effect[] = []
  let { state } = before
  for (const each of 'type' in command ? [command] : command) {
    const result = step(from.process, state, each)
    state = result.state
    effects.push(...result.effects)
  }
  const open = new Set(findOpenTasks(before.state).map(({ id }) => id))
  const keepsTasks = findOpenTasks(state).some(({ id }) => open.has(id))
  return { before, state, effects, position: positionOf({ state, effects }, to, open), keepsTasks }
}

/** What the tasks and timers of a step follow from, beside the step. */
export interface StepFacts {
  item: LoadedItem
  provinceCode: string | null
  regionCode: string | null
  applicantKey: string
  dueOn: string | null
  /** Who completed a task; null for the platform. */
  actorId: string | null
  now: Date
  jobs: JobQueue
  /** Gives new tasks to people as their steps are set; where nothing is set they are open to their offices. */
  assign: AppServices['assignTasks']
}

/** Stores a step: state, tokens, tasks, timers. Throws `conflict` when another step was stored meanwhile. */
export async function storeAdvance(db: Db, { before, state, effects }: Advanced, facts: StepFacts): Promise<void> {
  await Promise.all([
    saveInstance(db, before, state),
    endTasks(db, before.caseId, effects, facts),
    createTasks(db, before.caseId, state, effects, facts),
    moveTasks(db, before.caseId, effects, facts),
    storeTimers(db, before.caseId, effects, facts),
  ])
}

function positionOf(result: ReturnType<typeof step>, item: LoadedItem, before: ReadonlySet<string>): Position {
  const end = result.effects.find((effect) => effect.type === 'ended')
  return {
    open: findOpenTasks(result.state)
      .filter((token) => item.tasks.has(token.node))
      .map((token) => ({ step: token.node, settings: getTaskSettings(item, token.node), isNew: !before.has(token.id) })),
    ended: end === undefined ? null : { node: end.node, status: end.status },
  }
}

const completeTask = prepared<{ caseId: string; tokenId: string; outcome: string | null; actorId: string | null; now: Date }>()((db, at) =>
  db
    .updateTable('tasks')
    .set({ completed_at: at('now'), state: 'done', outcome: at('outcome'), completed_by: at('actorId'), claimed_by: at('actorId') })
    .where('case_id', '=', at('caseId'))
    .where('state', '=', 'open')
    .where('token_id', '=', at('tokenId')),
)

async function endTasks(db: Db, caseId: string, effects: Effect[], { actorId, now }: StepFacts): Promise<void> {
  const completed = effects.filter((effect) => effect.type === 'taskCompleted')
  const cancelled = effects.filter((effect) => effect.type === 'taskCancelled').map((effect) => effect.tokenId)
  await Promise.all([
    ...completed.map(({ tokenId, outcome = null }) => completeTask(db, { caseId, tokenId, outcome, actorId, now })),
    cancelled.length === 0
      ? undefined
      : db
          .updateTable('tasks')
          .set({ completed_at: now, state: 'cancelled' })
          .where('case_id', '=', caseId)
          .where('state', '=', 'open')
          .where('token_id', 'in', cancelled)
          .execute(),
  ])
}

async function createTasks(db: Db, caseId: string, state: InstanceState, effects: Effect[], facts: StepFacts): Promise<void> {
  const gone = new Set(effects.filter((effect) => effect.type === 'taskCancelled').map((effect) => effect.tokenId))
  const created = effects.filter((effect) => effect.type === 'taskCreated').filter((effect) => !gone.has(effect.tokenId))
  if (created.length === 0) return
  // of several commands at once one may complete what another has opened
  const completed = new Map(
    effects.flatMap((effect) => (effect.type === 'taskCompleted' ? [[effect.tokenId, effect.outcome ?? null]] : [])),
  )
  const holders = new Map(created.map(({ tokenId, element }) => [tokenId, signerOf(element)?.holder]))
  const rows = created.map((effect) => {
    const settings = getTaskSettings(facts.item, effect.node)
    const holder = holders.get(effect.tokenId)
    const done = completed.has(effect.tokenId)
      ? {
          state: 'done' as const,
          outcome: completed.get(effect.tokenId)!,
          completed_at: facts.now,
          completed_by: facts.actorId,
          claimed_by: facts.actorId,
        }
      : { state: 'open' as const, ...(holder !== undefined && { claimed_by: holder, claimed_at: facts.now }) }
    return {
      ...done,
      id: newId(facts.now.getTime()),
      case_id: caseId,
      token_id: effect.tokenId,
      step: effect.node,
      step_name: JSON.stringify(getStepName(facts.item, effect.node)),
      role: settings.role,
      province_code: facts.provinceCode,
      is_asked: isAskedAt(state.tokens, effect.tokenId),
      candidate_key: candidateKey(settings, {
        provinceCode: facts.provinceCode,
        regionCode: facts.regionCode,
        applicantKey: facts.applicantKey,
        thirdParty: state.variables.thirdParty,
        element: effect.element,
      }),
      due_on: facts.dueOn,
      created_at: facts.now,
    }
  })
  const inserted = db.insertInto('tasks').values(rows).execute()
  const open = rows.filter(({ state: made }) => made === 'open')
  // in one flight: statements run in the order in which they are sent
  const assigned = facts.assign(
    db,
    open.map((row) => ({
      holder: holders.get(row.token_id),
      officeKeys: isKeyOfOne(row.candidate_key) ? [] : officeKeys(row.role, facts),
      provinceCode: facts.provinceCode,
      role: row.role,
      whenEmpty: emptyPolicyOf(getTaskSettings(facts.item, row.step)),
      actorId: facts.actorId,
      isNextStep: effects.some((effect) => effect.type === 'taskCompleted' && effect.node !== row.step),
      id: row.id,
      caseId,
      itemCode: facts.item.code,
      step: row.step,
      stepName: getStepName(facts.item, row.step),
      candidateKey: row.candidate_key,
      now: facts.now,
    })),
  )
  await Promise.all([inserted, assigned])
}

/** Tasks that a migration left open under another step keep who has them. */
async function moveTasks(db: Db, caseId: string, effects: Effect[], { item }: StepFacts): Promise<void> {
  const moved = effects.filter((effect) => effect.type === 'taskMoved')
  await Promise.all(
    moved.map(({ tokenId, node }) =>
      db
        .updateTable('tasks')
        .set({ step: node, step_name: JSON.stringify(getStepName(item, node)) })
        .where('case_id', '=', caseId)
        .where('token_id', '=', tokenId)
        .where('state', '=', 'open')
        .execute(),
    ),
  )
}

async function storeTimers(db: Db, caseId: string, effects: Effect[], facts: StepFacts): Promise<void> {
  const cancelled = effects.filter((effect) => effect.type === 'timerCancelled').map((effect) => effect.timerId)
  if (cancelled.length > 0) await db.deleteFrom('timers').where('case_id', '=', caseId).where('id', 'in', cancelled).execute()
  for (const effect of effects) {
    if (effect.type !== 'timerStarted' || cancelled.includes(effect.timerId)) continue
    const dueAt = timerDueAt(effect.kind, effect.expression, facts.now)
    await db
      .insertInto('timers')
      .values({ case_id: caseId, id: effect.timerId, node: effect.node, due_at: dueAt })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doUpdateSet({ due_at: sql`excluded.due_at` }))
      .execute()
    await facts.jobs.add(db, 'fire-timer', { caseId, timerId: effect.timerId }, { runAt: dueAt, key: `timer:${caseId}:${effect.timerId}` })
  }
}
