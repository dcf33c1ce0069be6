import type { Run } from './behaviours/behaviour.ts'
import {
  findBoundaryEvents,
  getNode,
  type BoundaryEvent,
  type FlowNode,
  type IntermediateCatchEvent,
  type ProcessDefinition,
} from './model.ts'
import { listEnclosing, wholeOf } from './scope.ts'
import type { InstanceState, Token } from './state.ts'

export type Announcement = 'message' | 'signal'

/** An event that waits, with the token that waits at it or at the activity it is attached to. */
export interface Awaited {
  event: BoundaryEvent | IntermediateCatchEvent
  token: Token
}

/** Every event an instance waits for, oldest token first. */
export function findAwaited(definition: ProcessDefinition, state: InstanceState): Awaited[] {
  return state.tokens.flatMap((token) => {
    const node = getNode(definition, token.node)
    // an event hangs on the activity as a whole
    const attached = token.state === 'active' && wholeOf(state, token) === token ? findBoundaryEvents(definition, node.id) : []
    return [...(node.type === 'intermediateCatchEvent' ? [node] : []), ...attached].map((event) => ({ event, token }))
  })
}

/** Those of them that wait for a message or signal of this name. */
export function findReceivers(run: Run, kind: Announcement, name: string): Awaited[] {
  return findAwaited(run.definition, run.state).filter(({ event }) => event[kind] === name)
}

/** What an event waits for has come. An earlier one may have taken its token away meanwhile. */
export function occur(run: Run, { event, token }: Awaited): void {
  const present = run.state.tokens.find(({ id }) => id === token.id)
  if (present) run.behaviourOf(event).occur?.(run, event, present, 'event')
}

/** Sends a message to the first event of the instance that waits for it, a signal to all, and tells the host. */
export function announce(run: Run, node: FlowNode, kind: Announcement, name: string): void {
  run.effects.push({ type: `${kind}Sent`, node: node.id, name })
  const receivers = findReceivers(run, kind, name)
  for (const receiver of kind === 'message' ? receivers.slice(0, 1) : receivers) occur(run, receiver)
}

/** Raises an error within a scope: the nearest event around it that catches it goes on; where none does, the instance is terminated. */
export function raise(run: Run, node: FlowNode, code: string, parent: string | undefined): void {
  for (const enclosing of listEnclosing(run.state, parent)) {
    const host = wholeOf(run.state, enclosing)
    const events = findBoundaryEvents(run.definition, host.node)
    const event = events.find(({ error }) => error === code) ?? events.find(({ error }) => error === '')
    if (!event) continue
    run.behaviourOf(event).occur?.(run, event, host, 'error')
    return
  }
  run.end(node.id, 'terminated', code)
}
