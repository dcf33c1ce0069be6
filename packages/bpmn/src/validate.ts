import { parseCondition } from './condition.ts'
import { BpmnError } from './errors.ts'
import type { FlowNode, ProcessDefinition } from './model.ts'
import type { Problem, ProblemCode } from './problem.ts'
import { findTokenProblems } from './soundness.ts'

/**
 * Everything wrong with a definition, errors first; an empty list means that it can run to an end. Structure is checked first;
 * only a whole structure is then walked for deadlocks, doubled tokens and circles without a task.
 */
export function validateDefinition(definition: ProcessDefinition): Problem[] {
  const broken = checkReferences(definition)
  if (broken.length > 0) return broken
  const problems = [
    ...checkStartAndEnd(definition),
    ...Object.values(definition.nodes).flatMap((node) => checkNode(definition, node)),
    ...checkConditions(definition),
  ]
  const rank = { error: 0, warning: 1 }
  const structure = problems.concat(checkPaths(definition))
  const all = structure.some(({ severity }) => severity === 'error') ? structure : structure.concat(findTokenProblems(definition))
  return [...all].sort((a, b) => rank[a.severity] - rank[b.severity])
}

function error(code: ProblemCode, message: string, elementId?: string): Problem {
  return { severity: 'error', code, message, ...(elementId !== undefined && { elementId }) }
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
  }
  return problems
}

function checkStartAndEnd({ nodes }: ProcessDefinition): Problem[] {
  const starts = Object.values(nodes).filter((node) => node.type === 'startEvent')
  const problems: Problem[] = []
  if (starts.length === 0) problems.push(error('no-start', 'the process has no start event'))
  for (const start of starts.slice(1)) problems.push(error('several-starts', 'the process has more than one start event', start.id))
  if (!Object.values(nodes).some((node) => node.type === 'endEvent')) problems.push(error('no-end', 'the process has no end event'))
  return problems
}

function checkNode({ nodes, flows }: ProcessDefinition, node: FlowNode): Problem[] {
  const { id } = node
  const problems: Problem[] = []
  const outgoing = node.outgoing.flatMap((flowId) => flows[flowId] ?? [])
  if (node.type === 'startEvent' && node.incoming.length > 0)
    problems.push(error('start-has-incoming', `a flow leads into start event ${id}`, id))
  if (node.type === 'endEvent' && outgoing.length > 0) problems.push(error('end-has-outgoing', `a flow leads out of end event ${id}`, id))
  if (node.type !== 'endEvent' && outgoing.length === 0) problems.push(error('dead-end', `no flow leads out of ${id}`, id))
  if (outgoing.filter((flow) => flow.isDefault).length > 1) problems.push(error('several-defaults', `${id} has several default flows`, id))
  if (node.type === 'exclusiveGateway' && outgoing.length > 1) {
    for (const flow of outgoing.filter((each) => !each.isDefault && each.condition === undefined)) {
      problems.push(error('flow-without-condition', `flow ${flow.id} out of ${id} has no condition and is not the default`, flow.id))
    }
  }
  if (node.type === 'userTask' && node.multiInstance?.collection === '') {
    problems.push(error('collection-missing', `multi-instance task ${id} names no collection`, id))
  }
  if ('timer' in node && node.timer?.expression === '') problems.push(error('timer-missing', `${id} has no time`, id))
  if (node.type === 'boundaryEvent') {
    const host = Object.hasOwn(nodes, node.attachedTo) ? nodes[node.attachedTo] : undefined
    if (host?.type !== 'userTask' && host?.type !== 'serviceTask')
      problems.push(error('boundary-host', `${id} is not attached to a task`, id))
    if (node.incoming.length > 0) problems.push(error('boundary-has-incoming', `a flow leads into boundary event ${id}`, id))
  }
  return problems
}

function checkConditions({ nodes, flows }: ProcessDefinition): Problem[] {
  const conditions = [
    ...Object.values(flows).flatMap(({ id, condition }) => (condition === undefined ? [] : [{ id, condition }])),
    ...Object.values(nodes).flatMap((node) => {
      const condition = node.type === 'userTask' ? node.multiInstance?.completionCondition : undefined
      return condition === undefined ? [] : [{ id: node.id, condition }]
    }),
  ]
  const problems = conditions.flatMap(({ id, condition }) => findSyntaxProblem(id, condition))
  const ignoring = ['startEvent', 'parallelGateway', 'boundaryEvent', 'intermediateCatchEvent']
  for (const { id, source, condition, isDefault } of Object.values(flows)) {
    if (condition !== undefined && (isDefault || ignoring.includes(nodes[source]?.type ?? ''))) {
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

function checkPaths({ nodes, flows }: ProcessDefinition): Problem[] {
  const all = Object.values(nodes)
  // the way leads from a task to its boundary events too
  const steps = [
    ...Object.values(flows).map(({ source, target }) => [source, target] as const),
    ...all.flatMap((node) => (node.type === 'boundaryEvent' ? [[node.attachedTo, node.id] as const] : [])),
  ]
  const idsOf = (type: FlowNode['type']) => all.filter((node) => node.type === type).map(({ id }) => id)
  const reached = spread(idsOf('startEvent'), steps)
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

function spread(from: string[], steps: (readonly [string, string])[]): Set<string> {
  const reached = new Set(from)
  for (const id of reached) for (const [source, target] of steps) if (source === id) reached.add(target)
  return reached
}
