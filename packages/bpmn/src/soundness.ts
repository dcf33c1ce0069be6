import { mustWait } from './inclusive-join.ts'
import {
  findBoundaryEvents,
  findLinkTarget,
  getFlow,
  getNode,
  innerScope,
  isScopeActivity,
  listScope,
  type EndEvent,
  type FlowNode,
  type InclusiveGateway,
  type IntermediateThrowEvent,
  type ProcessDefinition,
} from './model.ts'
import { toProblem, type Problem } from './problem.ts'

/** Where tokens are: one entry per flow they stand on, or `@node` for a node they are in, sorted. */
export type Marking = string[]

const maxMarkings = 5000
const maxSubsets = 5

interface Options {
  /** take what events that do not interrupt begin beside their activity along; a place is then held once at most */
  hasForks: boolean
}

/**
 * Every marking that a scope of the process can come to, as sorted places joined by spaces; each condition may be true or false as it likes
 * and each interrupting event may come. Events that do not interrupt only add tokens and are left out. At most 5000 markings. A sub-process or
 * call is one place here; what runs within it is a scope of its own.
 */
export function exploreMarkings(
  definition: ProcessDefinition,
  scope?: string,
  { hasForks }: Options = { hasForks: false },
): { markings: Set<string>; problems: Problem[] } {
  const problems = new Map<string, Problem>()
  const queue = startMarkings(listScope(definition, scope))
  const markings = new Set(queue.map(toKey))
  const findNext = nextFinder(definition, hasForks)
  for (const marking of queue) {
    const next = findNext(marking)
    const [stuck] = next.length === 0 ? marking : []
    if (stuck !== undefined && !problems.has('deadlock')) problems.set('deadlock', toDeadlockProblem(definition, stuck))
    for (const each of next) {
      const after = each.some((place, index) => place === each[index + 1]) ? withoutEnded(definition, each) : each
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

/** What has come to an end event waits for nothing, so that two there are as good as one. */
function withoutEnded(definition: ProcessDefinition, marking: Marking): Marking {
  const isEnding = (place: string) => !place.startsWith('@') && getNode(definition, targetOf(definition, place)).type === 'endEvent'
  return marking.filter((place, index) => place !== marking[index + 1] || !isEnding(place))
}

/** Where a scope of these nodes can begin. */
export function startMarkings(nodes: FlowNode[]): Marking[] {
  return nodes.filter((node) => node.type === 'startEvent').map((start) => [...start.outgoing].sort())
}

/**
 * What can go wrong with tokens: waiting at a join for ever, coming to a place where there is one already, running in a circle
 * that passes no task.
 */
export function findTokenProblems(definition: ProcessDefinition): Problem[] {
  const nodes = Object.values(definition.nodes)
  const scopes = new Set([undefined, ...nodes.filter(isScopeActivity).map(innerScope)])
  return [...[...scopes].flatMap((scope) => exploreMarkings(definition, scope).problems), ...findCircles(definition)]
}

/** A marking as text. */
export function toKey(marking: Marking): string {
  return marking.join(' ')
}

function toDeadlockProblem(definition: ProcessDefinition, place: string): Problem {
  const elementId = targetOf(definition, place)
  const message = `tokens can wait at ${elementId} for ever: not all branches that it joins come there`
  return toProblem('error', 'deadlock', message, elementId)
}

function targetOf(definition: ProcessDefinition, place: string): string {
  return place.startsWith('@') ? place.slice(1) : getFlow(definition, place).target
}

function toDoubledProblem(definition: ProcessDefinition, place: string): Problem {
  const elementId = targetOf(definition, place)
  return toProblem('warning', 'token-doubled', `branches meet at ${elementId} without a join, so it can be reached twice`, elementId)
}

/** A way on from one place: what must be there and goes, and what comes. `isEnd` ends the instance with all its tokens. */
export interface Move {
  taken: string[]
  put: string[]
  isEnd?: boolean
}

/** What follows a marking. */
function nextFinder(definition: ProcessDefinition, hasForks: boolean): (marking: Marking) => Marking[] {
  const movesFrom = moveFinder(definition, { hasForks })
  return (marking) => {
    const next: Marking[] = []
    let earlier: string | undefined
    for (const place of marking) {
      if (place === earlier) continue
      earlier = place
      for (const move of movesFrom(place, marking)) {
        if (move.taken.length > 1 && !move.taken.every((each) => marking.includes(each))) continue
        const after = applyMove(marking, move)
        next.push(hasForks ? [...new Set(after)] : after)
      }
    }
    return next
  }
}

/** The ways on from a place. They are the same in all markings and worked out once, but for joins that wait for what the others do. */
export function moveFinder(definition: ProcessDefinition, { hasForks }: Options): (place: string, marking: Marking) => Move[] {
  const known = new Map<string, Move[]>()
  return (place, marking) => {
    const gateway = findInclusiveJoin(definition, place)
    if (gateway) return joinMoves(definition, gateway, place, marking)
    const moves = known.get(place) ?? [...findMoves(definition, place), ...(hasForks ? findForks(definition, place) : [])]
    known.set(place, moves)
    return moves
  }
}

function findMoves(definition: ProcessDefinition, place: string): Move[] {
  if (place.startsWith('@')) return leaveTask(definition, place, getNode(definition, place.slice(1)))
  const node = getNode(definition, getFlow(definition, place).target)
  if (node.type === 'endEvent') return [{ taken: [place], put: [], isEnd: node.terminate || node.error !== undefined }]
  if (node.type === 'exclusiveGateway') return node.outgoing.map((flow) => ({ taken: [place], put: [flow] }))
  if (node.type === 'parallelGateway') return [{ taken: node.incoming, put: node.outgoing.toSorted() }]
  if (node.type === 'inclusiveGateway') return waysOut(definition, node).map((put) => ({ taken: [place], put }))
  if (node.type === 'intermediateThrowEvent') {
    const target = node.link === undefined ? node : findLinkTarget(definition, node)
    return [{ taken: [place], put: (target?.outgoing ?? []).toSorted() }]
  }
  return [{ taken: [place], put: [`@${node.id}`] }]
}

/** An event that does not interrupt leaves its activity as it is. */
function findForks(definition: ProcessDefinition, place: string): Move[] {
  if (!place.startsWith('@')) return []
  const events = findBoundaryEvents(definition, place.slice(1)).filter((event) => !event.interrupting)
  return events.map((event) => ({ taken: [place], put: [place, ...event.outgoing].sort() }))
}

function findInclusiveJoin(definition: ProcessDefinition, place: string): InclusiveGateway | undefined {
  if (place.startsWith('@')) return undefined
  const node = getNode(definition, getFlow(definition, place).target)
  return node.type === 'inclusiveGateway' && node.incoming.length > 1 ? node : undefined
}

function joinMoves(definition: ProcessDefinition, gateway: InclusiveGateway, place: string, marking: Marking): Move[] {
  const arrived = gateway.incoming.filter((flow) => marking.includes(flow)).sort()
  // once for all that wait there
  if (arrived[0] !== place) return []
  const others = marking.filter((each) => !arrived.includes(each)).map((each) => targetOf(definition, each))
  if (mustWait(definition, gateway, new Set(arrived), others)) return []
  return waysOut(definition, gateway).map((put) => ({ taken: arrived, put }))
}

function leaveTask(definition: ProcessDefinition, place: string, node: FlowNode): Move[] {
  const events = findBoundaryEvents(definition, node.id).filter((event) => event.interrupting || event.error !== undefined)
  const all = [...waysOut(definition, node), ...events.map((event) => event.outgoing.toSorted())]
  return all.map((put) => ({ taken: [place], put }))
}

/** The flows that may be taken together out of an activity or inclusive gateway; one none of whose conditions holds stays where it is. */
function waysOut(definition: ProcessDefinition, node: FlowNode): Marking[] {
  const flows = node.outgoing.map((id) => getFlow(definition, id))
  const always = flows.filter((flow) => flow.condition === undefined && !flow.isDefault).map(({ id }) => id)
  const sometimes = flows.filter((flow) => flow.condition !== undefined && !flow.isDefault).map(({ id }) => id)
  const otherwise = flows.filter((flow) => flow.isDefault).map(({ id }) => id)
  const ways = listChoices(sometimes).map((chosen) => [...always, ...chosen, ...(chosen.length === 0 ? otherwise : [])])
  return ways.filter((way) => way.length > 0).map((way) => way.toSorted())
}

/** All subsets; of many flows none, each alone and all together, which is enough to find a missing join. */
function listChoices(flows: string[]): string[][] {
  if (flows.length > maxSubsets) return [[], ...flows.map((id) => [id]), flows]
  return flows.reduce<string[][]>((subsets, id) => [...subsets, ...subsets.map((subset) => [...subset, id])], [[]])
}

/** Both the marking and what is put are sorted, and so is what comes of them. */
export function applyMove(marking: Marking, { taken, put, isEnd }: Move): Marking {
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
  const circular = Object.values(definition.nodes).find((node) => reachAtOnce(definition, [node]).includes(node))
  if (!circular) return []
  const message = `a circle through ${circular.id} passes no task`
  return [toProblem('warning', 'circle-without-task', message, circular.id)]
}

/** What can be come to from these nodes without waiting anywhere. */
function reachAtOnce(definition: ProcessDefinition, from: FlowNode[]): FlowNode[] {
  const queue = from.filter((node) => node.type === 'startEvent' || isPassedAtOnce(definition, node))
  const reached = new Set<FlowNode>()
  // the queue grows while it is read
  for (const node of queue) {
    for (const target of listNext(definition, node)) {
      if (reached.has(target)) continue
      reached.add(target)
      if (isPassedAtOnce(definition, target)) queue.push(target)
    }
  }
  return [...reached]
}

/** Whether a token may go on from a node without waiting: of a sub-process, from its start event to an end. Events on activities are come to by announcements alone. */
function isPassedAtOnce(definition: ProcessDefinition, node: FlowNode): boolean {
  if (!isScopeActivity(node))
    return node.type.endsWith('Gateway') || ['intermediateThrowEvent', 'endEvent', 'boundaryEvent'].includes(node.type)
  const starts = listScope(definition, innerScope(node)).filter(({ type }) => type === 'startEvent')
  return reachAtOnce(definition, starts).some((each) => each.type === 'endEvent' && each.error === undefined)
}

function listNext(definition: ProcessDefinition, node: FlowNode): FlowNode[] {
  const target = node.type === 'intermediateThrowEvent' && node.link !== undefined ? findLinkTarget(definition, node) : node
  const next = (target?.outgoing ?? []).map((flow) => getNode(definition, getFlow(definition, flow).target))
  return node.type === 'intermediateThrowEvent' || node.type === 'endEvent' ? [...next, ...listRoused(definition, node)] : next
}

/** What an announcement begins anew each time it is made: events that leave their activity as it is. */
function listRoused({ nodes }: ProcessDefinition, { message, signal }: EndEvent | IntermediateThrowEvent): FlowNode[] {
  return Object.values(nodes).filter(
    (node) =>
      node.type === 'boundaryEvent' &&
      !node.interrupting &&
      ((message !== undefined && node.message === message) || (signal !== undefined && node.signal === signal)),
  )
}
