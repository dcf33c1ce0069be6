import { BpmnError } from '../errors.ts'
import { innerScope, listScope, type ScopeActivity } from '../model.ts'
import { enterActivity, leaveActivity } from './activity.ts'
import type { Behaviour, Run } from './behaviour.ts'
import { completeInstance, enterMultiInstance } from './multi-instance.ts'
import type { Token } from '../state.ts'

/** A sub-process, or a call of another process of the document: its token stands for what runs within, and goes on when nothing is left there. */
export const scopeActivityBehaviour: Behaviour<ScopeActivity> = {
  arrive(run, node, arrival) {
    if (node.multiInstance) return enterMultiInstance(run, node, node.multiInstance, arrival)
    beginScope(run, node, openScope(run, enterActivity(run, node, arrival)))
  },
  beginInstance(run, node, token) {
    beginScope(run, node, openScope(run, token))
  },
  endScope(run, node, token) {
    if (token.index !== undefined) {
      // nothing returns into one of several that is done
      run.forgetUnder(token.scope ?? token.path)
      return completeInstance(run, node, token, token.outcome)
    }
    if (token.scope) run.remember({ kind: 'scope', node: node.id, path: token.path, inner: token.scope })
    leaveActivity(run, node, token)
  },
}

/** Gives a token a life within it. */
export function openScope(run: Run, token: Token): Token {
  const opened = { ...token, scope: [...token.path, `${token.id}.in`] }
  run.replaceToken(opened)
  return opened
}

function beginScope(run: Run, node: ScopeActivity, { id, scope = [] }: Token): void {
  const start = listScope(run.definition, innerScope(node)).find(
    (each) => each.type === 'startEvent' && each.message === undefined && each.signal === undefined,
  )
  if (!start) throw new BpmnError('no-start', `nothing starts within ${node.id}`, { elementId: node.id })
  run.arrive(start.id, { path: scope, parent: id })
}
