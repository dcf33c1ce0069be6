import { findBoundaryEvents, getFlow, getNode, type FlowNode, type ProcessDefinition } from './model.ts'
import type { Problem } from './problem.ts'

/** Where tokens are: one entry per flow they stand on, or `@node` for a task they are in, sorted. */
type Marking = string[]

const maxMarkings = 5000

/**
 * Every marking the process can come to, as sorted places joined by spaces; each condition may be true or false as it likes and
 * each interrupting timer may fire. Timers that do not interrupt only add tokens and are left out. At most 5000 markings.
 */
export function exploreMarkings(definition: ProcessDefinition): { markings: Set<string>; problems: Problem[] } {
  const problems = new Map<string, Problem>()
  const starts = Object.values(definition.nodes).filter((node) => node.type === 'startEvent')
  const queue: Marking[] = starts.map((start) => [...start.outgoing].sort())
  const markings = new Set(queue.map(toKey))
  for (const marking of queue) {
    const next = findNext(definition, marking)
    const [stuck] = next.length === 0 ? marking : []
    if (stuck !== undefined && !problems.has('deadlock')) problems.set('deadlock', toDeadlockProblem(definition, stuck))
    for (const after of next) {
      const doubled = after.find((place, index) => place === after[index + 1])
      if (doubled !== undefined && !problems.has('token-doubled')) problems.set('token-doubled', toDoubledProblem(definition, doubled))
      const key = toKey(after)
      if (doubled !== undefined || markings.has(key) || markings.size >= maxMarkings) continue
      markings.add(key)
      queue.push(after)
    }
  }
  return { markings, problems: [...problems.values()] }
}

/**
 * What can go wrong with tokens: waiting at a join for ever, coming to a place where there is one already, running in a circle
 * that passes no task.
 */
export function findTokenProblems(definition: ProcessDefinition): Problem[] {
  return [...exploreMarkings(definition).problems, ...findCircles(definition)]
}

function toKey(marking: Marking): string {
  return marking.join(' ')
}

function toDeadlockProblem(definition: ProcessDefinition, place: string): Problem {
  const elementId = targetOf(definition, place)
  const message = `tokens can wait at ${elementId} for ever: not all branches that it joins come there`
  return { severity: 'error', code: 'deadlock', elementId, message }
}

function targetOf(definition: ProcessDefinition, place: string): string {
  return place.startsWith('@') ? place.slice(1) : getFlow(definition, place).target
}

function toDoubledProblem(definition: ProcessDefinition, place: string): Problem {
  const elementId = targetOf(definition, place)
  return {
    severity: 'warning',
    code: 'token-doubled',
    elementId,
    message: `branches meet at ${elementId} without a join, so it can be reached twice`,
  }
}

function findNext(definition: ProcessDefinition, marking: Marking): Marking[] {
  return [...new Set(marking)].flatMap((place) => {
    if (place.startsWith('@')) return leaveTask(definition, marking, getNode(definition, place.slice(1)))
    const node = getNode(definition, getFlow(definition, place).target)
    return arrive(marking, place, node)
  })
}

function arrive(marking: Marking, place: string, node: FlowNode): Marking[] {
  if (node.type === 'endEvent') return [node.terminate ? [] : replace(marking, [place], [])]
  if (node.type === 'exclusiveGateway') return node.outgoing.map((flow) => replace(marking, [place], [flow]))
  if (node.type === 'parallelGateway') {
    return node.incoming.every((flow) => marking.includes(flow)) ? [replace(marking, node.incoming, node.outgoing)] : []
  }
  return [replace(marking, [place], [`@${node.id}`])]
}

function leaveTask(definition: ProcessDefinition, marking: Marking, node: FlowNode): Marking[] {
  const here = [`@${node.id}`]
  const flows = node.outgoing.map((id) => getFlow(definition, id))
  const always = flows.filter((flow) => flow.condition === undefined && !flow.isDefault).map(({ id }) => id)
  const sometimes = flows.filter((flow) => flow.condition !== undefined && !flow.isDefault).map(({ id }) => id)
  const otherwise = flows.filter((flow) => flow.isDefault).map(({ id }) => id)
  // none of the conditions, each alone, all together: enough to find a missing join
  const choices = [[], ...sometimes.map((id) => [id]), ...(sometimes.length > 1 ? [sometimes] : [])]
  const ways = choices.map((chosen) => [...always, ...chosen, ...(chosen.length === 0 ? otherwise : [])])
  const timers = findBoundaryEvents(definition, node.id).filter((event) => event.interrupting)
  // an activity none of whose conditions holds stays where it is
  return [...ways.filter((way) => way.length > 0), ...timers.map((event) => event.outgoing)].map((way) => replace(marking, here, way))
}

function replace(marking: Marking, taken: string[], put: string[]): Marking {
  const rest = [...marking]
  for (const place of taken) rest.splice(rest.indexOf(place), 1)
  return [...rest, ...put].sort()
}

function findCircles(definition: ProcessDefinition): Problem[] {
  const isPassedAtOnce = ({ type }: FlowNode) => type === 'exclusiveGateway' || type === 'parallelGateway'
  const gateways = Object.values(definition.nodes).filter(isPassedAtOnce)
  const circular = gateways.find((gateway) => {
    const reached = new Set<string>()
    const queue = [gateway]
    for (const node of queue) {
      for (const flow of node.outgoing) {
        const target = getNode(definition, getFlow(definition, flow).target)
        if (!isPassedAtOnce(target) || reached.has(target.id)) continue
        reached.add(target.id)
        queue.push(target)
      }
    }
    return reached.has(gateway.id)
  })
  if (!circular) return []
  const message = `a circle through ${circular.id} passes no task`
  return [{ severity: 'warning', code: 'circle-without-task', elementId: circular.id, message }]
}
