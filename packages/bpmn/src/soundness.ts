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
  const findNext = nextFinder(definition)
  for (const marking of queue) {
    const next = findNext(marking)
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

/** A way on from one place: what must be there and goes, and what comes. `isEnd` ends the instance with all its tokens. */
interface Move {
  taken: string[]
  put: string[]
  isEnd?: boolean
}

/** What follows a marking. The moves from a place are the same in all markings and worked out once: a process has some thousand of them. */
function nextFinder(definition: ProcessDefinition): (marking: Marking) => Marking[] {
  const known = new Map<string, Move[]>()
  const movesFrom = (place: string): Move[] => {
    const moves = known.get(place) ?? findMoves(definition, place)
    known.set(place, moves)
    return moves
  }
  return (marking) => {
    const next: Marking[] = []
    let earlier: string | undefined
    for (const place of marking) {
      if (place === earlier) continue
      earlier = place
      for (const move of movesFrom(place)) {
        if (move.taken.length === 1 || move.taken.every((each) => marking.includes(each))) next.push(replace(marking, move))
      }
    }
    return next
  }
}

function findMoves(definition: ProcessDefinition, place: string): Move[] {
  if (place.startsWith('@')) return leaveTask(definition, place, getNode(definition, place.slice(1)))
  const node = getNode(definition, getFlow(definition, place).target)
  if (node.type === 'endEvent') return [{ taken: [place], put: [], isEnd: node.terminate }]
  if (node.type === 'exclusiveGateway') return node.outgoing.map((flow) => ({ taken: [place], put: [flow] }))
  if (node.type === 'parallelGateway') return [{ taken: node.incoming, put: node.outgoing.toSorted() }]
  return [{ taken: [place], put: [`@${node.id}`] }]
}

function leaveTask(definition: ProcessDefinition, place: string, node: FlowNode): Move[] {
  const flows = node.outgoing.map((id) => getFlow(definition, id))
  const always = flows.filter((flow) => flow.condition === undefined && !flow.isDefault).map(({ id }) => id)
  const sometimes = flows.filter((flow) => flow.condition !== undefined && !flow.isDefault).map(({ id }) => id)
  const otherwise = flows.filter((flow) => flow.isDefault).map(({ id }) => id)
  // none of the conditions, each alone, all together: enough to find a missing join
  const choices = [[], ...sometimes.map((id) => [id]), ...(sometimes.length > 1 ? [sometimes] : [])]
  const ways = choices.map((chosen) => [...always, ...chosen, ...(chosen.length === 0 ? otherwise : [])])
  const timers = findBoundaryEvents(definition, node.id).filter((event) => event.interrupting)
  // an activity none of whose conditions holds stays where it is
  const all = [...ways.filter((way) => way.length > 0), ...timers.map((event) => event.outgoing)]
  return all.map((way) => ({ taken: [place], put: way.toSorted() }))
}

/** Both the marking and what is put are sorted, and so is what comes of them. */
function replace(marking: Marking, { taken, put, isEnd }: Move): Marking {
  if (isEnd) return []
  const after: Marking = []
  const left = taken.length === 1 ? undefined : [...taken]
  let isTaken = false
  let at = 0
  for (const place of marking) {
    if (left) {
      const found = left.indexOf(place)
      if (found >= 0) {
        left.splice(found, 1)
        continue
      }
    } else if (!isTaken && place === taken[0]) {
      isTaken = true
      continue
    }
    while (at < put.length && put[at]! < place) after.push(put[at++]!)
    after.push(place)
  }
  while (at < put.length) after.push(put[at++]!)
  return after
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
