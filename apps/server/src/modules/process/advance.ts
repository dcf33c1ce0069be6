import { sql } from 'kysely'
import type { Command, Effect } from '@wenwu/bpmn/commands'
import { step } from '@wenwu/bpmn/step'
import { findOpenTasks } from '@wenwu/bpmn/state'
import { newId } from '@wenwu/core/kernel/id'
import type { TaskSettings } from '@wenwu/core/item/model'
import type { Db } from '../../platform/database/request-database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { getStepName, getTaskSettings, type LoadedItem } from '../items/index.ts'
import { candidateKey } from './candidate.ts'
import { timerDueAt } from '@wenwu/core/item/timer-due-at'
import { saveInstance, type Instance } from './instance-repository.ts'

export interface AdvanceFacts {
  item: LoadedItem
  provinceCode: string | null
  applicantKey: string
  dueOn: string | null
  now: Date
  jobs: JobQueue
}

/** Where a case stands after a step. */
export interface Position {
  /** Settings of the tasks that are open now, in the order of the drawing's tokens; empty when the process has ended. */
  open: { step: string; settings: TaskSettings }[]
  ended: { node: string | null; status: 'completed' | 'terminated' } | null
}

/**
 * Carries out one command of the engine and sends what is to be stored of it: state, tokens, tasks, timers. The place is known at once;
 * `stored` is to be awaited with whatever else is sent. It throws `conflict` when somebody else stored a step meanwhile.
 */
export function advance(
  db: Db,
  instance: Instance,
  command: Command,
  facts: AdvanceFacts,
): { position: Position; stored: Promise<unknown> } {
  const result = step(facts.item.process, instance.state, command)
  // one flight, in this order
  const stored = Promise.all([
    saveInstance(db, instance, result.state),
    storeTasks(db, { ...instance, state: result.state }, result.effects, facts),
    storeTimers(db, instance.caseId, result.effects, facts),
  ])
  return { position: positionOf(result, facts.item), stored }
}

function positionOf(result: ReturnType<typeof step>, item: LoadedItem): Position {
  const end = result.effects.find((effect) => effect.type === 'ended')
  return {
    open: findOpenTasks(result.state)
      .filter((token) => item.tasks.has(token.node))
      .map((token) => ({ step: token.node, settings: getTaskSettings(item, token.node) })),
    ended: end === undefined ? null : { node: end.node, status: end.status },
  }
}

async function storeTasks(db: Db, instance: Instance, effects: Effect[], facts: AdvanceFacts): Promise<void> {
  const cancelled = effects.filter((effect) => effect.type === 'taskCancelled').map((effect) => effect.tokenId)
  const ended =
    cancelled.length === 0
      ? undefined
      : db
          .updateTable('tasks')
          .set({ state: 'cancelled', completed_at: facts.now })
          .where('case_id', '=', instance.caseId)
          .where('token_id', 'in', cancelled)
          .where('state', '=', 'open')
          .execute()
  const gone = new Set(cancelled)
  const created = effects.filter((effect) => effect.type === 'taskCreated').filter((effect) => !gone.has(effect.tokenId))
  const rows = created.map((effect) => {
    const settings = getTaskSettings(facts.item, effect.node)
    return {
      id: newId(facts.now.getTime()),
      case_id: instance.caseId,
      token_id: effect.tokenId,
      step: effect.node,
      step_name: JSON.stringify(getStepName(facts.item, effect.node)),
      role: settings.role,
      candidate_key: candidateKey(settings, {
        provinceCode: facts.provinceCode,
        applicantKey: facts.applicantKey,
        thirdParty: instance.state.variables.thirdParty,
        element: effect.element,
      }),
      state: 'open' as const,
      due_on: facts.dueOn,
      created_at: facts.now,
    }
  })
  await Promise.all([ended, rows.length === 0 ? undefined : db.insertInto('tasks').values(rows).execute()])
}

async function storeTimers(db: Db, caseId: string, effects: Effect[], facts: AdvanceFacts): Promise<void> {
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
