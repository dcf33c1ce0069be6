import type { Run } from './behaviours/behaviour.ts'
import { groupBy } from './layout/group-by.ts'
import { getNode } from './model.ts'
import { isLeaf, type Token } from './state.ts'

/**
 * What goes on by itself once no token moves any more: a sub-process with nothing left in it ends, a join that no token can come to any
 * more goes on. Says whether something did.
 */
export function settle(run: Run): boolean {
  const { tokens } = run.state
  const parents = new Set(tokens.map(({ parent }) => parent))
  const emptied = tokens.find(({ id, scope }) => scope && !parents.has(id))
  if (emptied) {
    const node = getNode(run.definition, emptied.node)
    run.behaviourOf(node).endScope?.(run, node, emptied)
    return true
  }
  const groups = groupBy(
    tokens.filter(({ state }) => state === 'waiting-at-join'),
    ({ node, parent = '' }) => `${node} ${parent}`,
  )
  const isStuck = ([first]: Token[]) =>
    !tokens.some((token) => token.parent === first?.parent && token.state === 'active' && (isLeaf(token) || parents.has(token.id)))
  const goesOn = (waiting: Token[], isForced: boolean) => {
    const node = getNode(run.definition, waiting[0]?.node ?? '')
    return run.behaviourOf(node).settle?.(run, node, waiting, isForced) ?? false
  }
  const waiting = [...groups.values()]
  // joins that wait for each other are let go one by one rather than held for ever
  return waiting.some((group) => goesOn(group, false)) || waiting.some((group) => isStuck(group) && goesOn(group, true))
}
