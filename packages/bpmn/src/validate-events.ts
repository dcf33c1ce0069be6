import type { Host } from './host.ts'
import {
  findBoundaryEvents,
  innerScope,
  isScopeActivity,
  listScope,
  type FlowNode,
  type ProcessDefinition,
  type ScopeActivity,
} from './model.ts'
import { toProblem, type Problem } from './problem.ts'

/** Events that wait for what never comes, that name nothing, or that nothing catches. */
export function checkEvents(definition: ProcessDefinition, host: Host): Problem[] {
  return Object.values(definition.nodes).flatMap((node) => [
    ...checkAnnouncement(definition, host, node, 'message'),
    ...checkAnnouncement(definition, host, node, 'signal'),
    ...checkError(definition, node),
    ...checkLink(definition, node),
  ])
}

function checkAnnouncement({ nodes }: ProcessDefinition, host: Host, node: FlowNode, kind: 'message' | 'signal'): Problem[] {
  const name = read(node, kind)
  if (name === undefined) return []
  const fail = (message: string) => [toProblem('error', `${kind}-unknown`, message, node.id)]
  if (name === '') return fail(`${node.id} names no ${kind}`)
  if (isThrowing(node)) return []
  const isSent = host[`${kind}s`].includes(name)
  // what begins an instance comes from outside
  if (node.type === 'startEvent') return isSent ? [] : fail(`nothing sends ${kind} ${name}, which ${node.id} begins with`)
  const isThrown = Object.values(nodes).some((other) => isThrowing(other) && read(other, kind) === name)
  return isSent || isThrown ? [] : fail(`nothing sends ${kind} ${name}, which ${node.id} waits for`)
}

function isThrowing({ type }: FlowNode): boolean {
  return type === 'endEvent' || type === 'intermediateThrowEvent'
}

function read(node: FlowNode, kind: 'message' | 'signal'): string | undefined {
  return kind in node ? (node as { message?: string; signal?: string })[kind] : undefined
}

function checkError(definition: ProcessDefinition, node: FlowNode): Problem[] {
  if (node.type !== 'endEvent' || node.error === undefined) return []
  const { error, id, scope } = node
  if (error === '') return [toProblem('error', 'error-unknown', `${id} raises an error without a code`, id)]
  if (isCaught(definition, scope, error, new Set())) return []
  return [toProblem('error', 'error-uncaught', `nothing catches error ${error} of ${id}`, id)]
}

/** Whether an error is caught wherever it leaves a scope to. */
function isCaught(definition: ProcessDefinition, scope: string | undefined, code: string, seen: Set<string>): boolean {
  if (scope === undefined || seen.has(scope)) return false
  const around = Object.values(definition.nodes).filter(
    (node): node is ScopeActivity => isScopeActivity(node) && innerScope(node) === scope,
  )
  return around.every(
    ({ id, scope: outer }) =>
      findBoundaryEvents(definition, id).some(({ error }) => error === code || error === '') ||
      isCaught(definition, outer, code, new Set([...seen, scope])),
  )
}

function checkLink(definition: ProcessDefinition, node: FlowNode): Problem[] {
  if ((node.type !== 'intermediateThrowEvent' && node.type !== 'intermediateCatchEvent') || node.link === undefined) return []
  const { link, id, type, scope } = node
  const pairs = listScope(definition, scope).filter(
    (other) =>
      (other.type === 'intermediateThrowEvent' || other.type === 'intermediateCatchEvent') && other.link === link && other.type !== type,
  )
  const isThrow = type === 'intermediateThrowEvent'
  const fail = (message: string) => [toProblem('error', 'link-unpaired', message, id)]
  if (link === '') return fail(`link ${id} has no name`)
  if (isThrow && pairs.length !== 1) return fail(`${pairs.length} links ${link} arrive where ${id} leads to`)
  if (!isThrow && pairs.length === 0) return fail(`no link ${link} leads to ${id}`)
  if ((isThrow ? node.outgoing : node.incoming).length > 0) return fail(`a flow stands beside link ${id}`)
  return []
}
