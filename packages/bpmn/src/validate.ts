import { parseCondition } from './condition.ts'
import { BpmnError } from './errors.ts'
import { plainHost, type Host } from './host.ts'
import { findLinkTarget, innerScope, isScopeActivity, listScope, type FlowNode, type ProcessDefinition } from './model.ts'
import { toProblem, type Problem, type ProblemCode } from './problem.ts'
import { findTokenProblems } from './soundness.ts'
import { checkDefault } from './validate-choices.ts'
import { checkEvents } from './validate-events.ts'
import { checkRepetition, checkScopes } from './validate-scopes.ts'

/**
 * Everything wrong with a definition for a host, errors first; an empty list means that it can run to an end. Structure is checked first;
 * only a whole structure is then walked for deadlocks, doubled tokens and circles without a task.
 */
export function validateDefinition(definition: ProcessDefinition, host: Host = plainHost): Problem[] {
  const broken = checkReferences(definition)
  if (broken.length > 0) return broken
  const problems = [
    ...checkStartAndEnd(definition),
    ...Object.values(definition.nodes).flatMap((node) => [...checkNode(definition, host, node), ...checkDefault(definition, host, node)]),
    ...checkScopes(definition),
    ...checkEvents(definition, host),
    ...checkConditions(definition),
  ]
  const rank = { error: 0, warning: 1 }
  const structure = problems.concat(checkPaths(definition))
  const all = structure.some(({ severity }) => severity === 'error') ? structure : structure.concat(findTokenProblems(definition))
  return [...all].sort((a, b) => rank[a.severity] - rank[b.severity])
}

function error(code: ProblemCode, message: string, elementId?: string): Problem {
  return toProblem('error', code, message, elementId)
}

// a definition may come from elsewhere than the parser, so its ids and lists are not taken on trust
function checkReferences({ nodes, flows }: ProcessDefinition): Problem[] {
  const problems: Problem[] = []
  const report = (id: string, message: string) => problems.push(error('reference-broken', message, id))
  for (const [key, node] of Object.entries(nodes)) {
    if (key !== node.id || Object.hasOwn(flows, key)) report(key, `id ${key} is used twice or wrongly`)
    const isConnected = (id: string, end: 'source' | 'target') => Object.hasOwn(flows, id) && flows[id]?.[end] === node.id
    if (!node.outgoing.every((id) => isConnected(id, 'source')) || !node.incoming.every((id) => isConnected(id, 'target'))) {
      report(key, `${key} names a flow that does not touch it`)
    }
  }
  for (const [key, flow] of Object.entries(flows)) {
    const isListed = (id: string, list: 'incoming' | 'outgoing') =>
      Object.hasOwn(nodes, id) && nodes[id]?.[list].filter((each) => each === key).length === 1
    if (key !== flow.id || !isListed(flow.source, 'outgoing') || !isListed(flow.target, 'incoming'))
      report(key, `flow ${key} has a loose end`)
    else if (nodes[flow.source]?.scope !== nodes[flow.target]?.scope) report(key, `flow ${key} leads out of its sub-process`)
  }
  return problems
}

function checkStartAndEnd(definition: ProcessDefinition): Problem[] {
  const nodes = listScope(definition, undefined)
  const starts = nodes.filter((node) => node.type === 'startEvent')
  const plain = starts.filter(({ message, signal }) => message === undefined && signal === undefined)
  const problems: Problem[] = []
  if (starts.length === 0) problems.push(error('no-start', 'the process has no start event'))
  for (const start of plain.slice(1)) problems.push(error('several-starts', 'the process has more than one start event', start.id))
  if (!nodes.some((node) => node.type === 'endEvent')) problems.push(error('no-end', 'the process has no end event'))
  return problems
}

function checkNode({ nodes, flows }: ProcessDefinition, host: Host, node: FlowNode): Problem[] {
  const { id } = node
  const problems: Problem[] = []
  const outgoing = node.outgoing.flatMap((flowId) => flows[flowId] ?? [])
  const isLink = node.type === 'intermediateThrowEvent' && node.link !== undefined
  if (node.type === 'startEvent' && node.incoming.length > 0)
    problems.push(error('start-has-incoming', `a flow leads into start event ${id}`, id))
  if (node.type === 'endEvent' && outgoing.length > 0) problems.push(error('end-has-outgoing', `a flow leads out of end event ${id}`, id))
  if (node.type !== 'endEvent' && !isLink && outgoing.length === 0) problems.push(error('dead-end', `no flow leads out of ${id}`, id))
  if (outgoing.filter((flow) => flow.isDefault).length > 1) problems.push(error('several-defaults', `${id} has several default flows`, id))
  if (node.type === 'exclusiveGateway' && outgoing.length > 1) {
    for (const flow of outgoing.filter((each) => !each.isDefault && each.condition === undefined)) {
      problems.push(error('flow-without-condition', `flow ${flow.id} out of ${id} has no condition and is not the default`, flow.id))
    }
  }
  if ('multiInstance' in node && node.multiInstance) problems.push(...checkRepetition(id, node.multiInstance))
  if (node.type === 'serviceTask' && !host.services.includes(node.handler ?? ''))
    problems.push(error('service-without-handler', `the platform does not do ${node.handler ?? 'what it names nothing for'} at ${id}`, id))
  if ('timer' in node && node.timer?.expression === '') problems.push(error('timer-missing', `${id} has no time`, id))
  if (node.type === 'boundaryEvent') {
    const activity = Object.hasOwn(nodes, node.attachedTo) ? nodes[node.attachedTo] : undefined
    const isHost =
      activity !== undefined && activity.scope === node.scope && (node.error === undefined ? taking : containing).includes(activity.type)
    if (!isHost) problems.push(error('boundary-host', `${id} is not attached to an activity that can have it`, id))
    if (node.incoming.length > 0) problems.push(error('boundary-has-incoming', `a flow leads into boundary event ${id}`, id))
  }
  return problems
}

const containing: FlowNode['type'][] = ['subProcess', 'callActivity']
const taking: FlowNode['type'][] = ['userTask', 'serviceTask', ...containing]

function checkConditions({ nodes, flows }: ProcessDefinition): Problem[] {
  const conditions = [
    ...Object.values(flows).flatMap(({ id, condition }) => (condition === undefined ? [] : [{ id, condition }])),
    ...Object.values(nodes).flatMap((node) => {
      const condition = 'multiInstance' in node ? node.multiInstance?.completionCondition : undefined
      return condition === undefined ? [] : [{ id: node.id, condition }]
    }),
  ]
  const problems = conditions.flatMap(({ id, condition }) => findSyntaxProblem(id, condition))
  const ignoring: (FlowNode['type'] | undefined)[] = [
    'startEvent',
    'parallelGateway',
    'boundaryEvent',
    'intermediateCatchEvent',
    'intermediateThrowEvent',
  ]
  for (const { id, source, condition, isDefault } of Object.values(flows)) {
    if (condition !== undefined && (isDefault || ignoring.includes(nodes[source]?.type))) {
      problems.push(error('ignored-condition', `${source} takes flow ${id} whatever its condition`, id))
    }
  }
  return problems
}

function findSyntaxProblem(id: string, condition: string): Problem[] {
  try {
    parseCondition(condition)
    return []
  } catch (cause) {
    if (!(cause instanceof BpmnError)) throw cause
    return [error('condition-syntax', `condition of ${id}: ${cause.message}`, id)]
  }
}

function checkPaths(definition: ProcessDefinition): Problem[] {
  const all = Object.values(definition.nodes)
  const steps = [
    ...Object.values(definition.flows).map(({ source, target }) => [source, target] as const),
    ...all.flatMap((node) => listOtherSteps(definition, node)),
  ]
  const idsOf = (type: FlowNode['type']) => all.filter((node) => node.type === type).map(({ id }) => id)
  const reached = spread(
    listScope(definition, undefined).flatMap(({ id, type }) => (type === 'startEvent' ? [id] : [])),
    steps,
  )
  const ending = spread(
    idsOf('endEvent'),
    steps.map(([from, to]) => [to, from] as const),
  )
  return [
    ...all.filter(({ id }) => !reached.has(id)).map(({ id }) => error('unreachable', `nothing leads to ${id}`, id)),
    ...all
      .filter(({ id, outgoing }) => !ending.has(id) && outgoing.length > 0)
      .map(({ id }) => error('dead-end', `no way leads from ${id} to an end`, id)),
  ]
}

/** The ways that are no flows: from an activity to its events and to what runs within it, from a link to its pair. */
function listOtherSteps(definition: ProcessDefinition, node: FlowNode): (readonly [string, string])[] {
  if (node.type === 'boundaryEvent') return [[node.attachedTo, node.id]]
  if (node.type === 'intermediateThrowEvent') {
    const target = node.link === undefined ? undefined : findLinkTarget(definition, node)
    return target ? [[node.id, target.id]] : []
  }
  if (!isScopeActivity(node)) return []
  return listScope(definition, innerScope(node)).flatMap(({ id, type }) => (type === 'startEvent' ? [[node.id, id] as const] : []))
}

function spread(from: string[], steps: (readonly [string, string])[]): Set<string> {
  const reached = new Set(from)
  for (const id of reached) for (const [source, target] of steps) if (source === id) reached.add(target)
  return reached
}
