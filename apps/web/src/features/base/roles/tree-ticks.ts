import type { TreeNode } from '@wenwu/core/roles/model'
import { tickStates, type TickItem } from '@wenwu/core/roles/tick-tree'

/** Every node of a tree with its parent. */
export function flatten(nodes: readonly TreeNode[], parentId: string | null = null): (TickItem & { node: TreeNode })[] {
  return nodes.flatMap((node) => [{ id: node.id, parentId, isFolder: node.isFolder, node }, ...flatten(node.children, node.id)])
}

/** What is ticked as the server gave it. */
export function ticksOf(nodes: readonly TreeNode[]): Set<string> {
  return new Set(
    flatten(nodes)
      .filter(({ node }) => node.checked || node.isHalf)
      .map(({ id }) => id),
  )
}

/** What was ticked and what was cleared, whatever else is stored: where somebody else saves meanwhile, both count. */
export interface TickChange {
  on: string[]
  off: string[]
}

/** What leads from what is stored to some ticks; null for nothing. */
export function changeOf(stored: ReadonlySet<string>, ticks: ReadonlySet<string>): TickChange | null {
  const [on, off] = [[...ticks].filter((id) => !stored.has(id)), [...stored].filter((id) => !ticks.has(id))]
  return on.length + off.length === 0 ? null : { on, off }
}

/** What is stored with what was changed. */
export function withChange(stored: ReadonlySet<string>, change: TickChange | null): Set<string> {
  const ticks = new Set([...stored, ...(change?.on ?? [])])
  for (const id of change?.off ?? []) ticks.delete(id)
  return ticks
}

/** Checked and half-checked keys of the menu tree for what is ticked. */
export function statesOf(nodes: readonly TreeNode[], ticks: ReadonlySet<string>): { checked: string[]; halfChecked: string[] } {
  const states = [...tickStates(flatten(nodes), ticks)]
  return {
    checked: states.filter(([, state]) => state === 'checked').map(([id]) => id),
    halfChecked: states.filter(([, state]) => state === 'half').map(([id]) => id),
  }
}

/** Whether nothing of a node can be ticked: neither itself nor anything below it. */
export function isClosed(node: TreeNode): boolean {
  const { children, isDisabled, isFolder } = node
  return isFolder ? children.every(isClosed) : isDisabled && children.every(isClosed)
}

/** The ticks after one node was switched: all that can be ticked below it goes along, what is fixed stays. */
export function toggle(nodes: readonly TreeNode[], ticks: ReadonlySet<string>, id: string, isOn: boolean): Set<string> {
  const start = flatten(nodes).find((each) => each.id === id)?.node
  const next = new Set(ticks)
  if (start === undefined) return next
  for (const { node } of flatten([start])) {
    if (node.isDisabled) continue
    if (isOn) next.add(node.id)
    else next.delete(node.id)
  }
  return next
}
