import type { Effect } from './commands.ts'
import { BpmnError } from './errors.ts'
import type { Json } from './json.ts'
import type { ProcessDefinition } from './model.ts'
import { step } from './step.ts'
import type { InstanceState } from './state.ts'

export interface NextUserTask {
  node: string
  /** the element a multi-instance task is for */
  element?: Json
  index?: number
}

/** What would follow if a task were completed now. */
export interface Preview {
  userTasks: NextUserTask[]
  /** the instance would be over */
  hasEnded: boolean
  /** the branch would wait for others: at a join, for the other instances, for a timer or a service whose result decides */
  isWaiting: boolean
  /** no way on can be told from these variables (no condition holds, a list is missing) */
  error?: BpmnError
}

const maxServices = 20

/**
 * The user tasks that would come next if the token's task were completed with this outcome and these variables. Service tasks
 * are taken to succeed and to change nothing. Nothing is changed. Throws BpmnError where the token cannot be completed at all.
 */
export function nextUserTasks(
  definition: ProcessDefinition,
  state: InstanceState,
  tokenId: string,
  variables: Record<string, unknown> = {},
  outcome?: string,
): Preview {
  const userTasks: NextUserTask[] = []
  let after = state
  let waiting: string[] = [tokenId]
  for (let services = 0; services <= maxServices; services++) {
    const [next, ...others] = waiting
    if (next === undefined) break
    try {
      const isFirst = services === 0
      const done = step(definition, after, {
        type: 'complete',
        tokenId: next,
        ...(isFirst && { variables }),
        ...(isFirst && outcome !== undefined && { outcome }),
      })
      after = done.state
      userTasks.push(...done.effects.flatMap(toNextUserTask))
      const requested = done.effects.flatMap((effect) => (effect.type === 'serviceRequested' ? [effect.tokenId] : []))
      waiting = [...others, ...requested].filter((id) => after.tokens.some((token) => token.id === id))
    } catch (error) {
      if (!(error instanceof BpmnError) || ['not-running', 'token-not-found', 'token-not-completable'].includes(error.code)) throw error
      return { userTasks, hasEnded: false, isWaiting: false, error }
    }
  }
  const hasEnded = after.status !== 'running'
  return { userTasks, hasEnded, isWaiting: !hasEnded && userTasks.length === 0 }
}

function toNextUserTask(effect: Effect): NextUserTask[] {
  if (effect.type !== 'taskCreated') return []
  const { node, element, index } = effect
  return [{ node, ...(index !== undefined && { index, element: element ?? null }) }]
}
