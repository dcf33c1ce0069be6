/** What ticking needs to know of a menu entry. */
export interface TickItem {
  id: string
  parentId: string | null
  /** It opens nothing by itself: its state follows from what is below it alone. */
  isFolder?: boolean
}

export type Tick = 'checked' | 'half'

/**
 * The state of each node of a tree after the given ids were ticked, whoever sent them: a node is checked when everything below it is, and
 * half-checked when it was named or something below it is ticked, but not all; so no ticked entry hangs in the air. A folder is what is
 * below it. Unknown ids are left out.
 */
export function tickStates(items: readonly TickItem[], ids: Iterable<string>): Map<string, Tick> {
  const named = new Set(ids)
  const known = new Set(items.map((item) => item.id))
  const below = new Map<string | null, TickItem[]>()
  for (const item of items) {
    const parent = item.parentId !== null && known.has(item.parentId) ? item.parentId : null
    below.set(parent, [...(below.get(parent) ?? []), item])
  }
  const states = new Map<string, Tick>()
  const visit = (item: TickItem): Tick | undefined => {
    const children = (below.get(item.id) ?? []).map(visit)
    const isNamed = named.has(item.id) && item.isFolder !== true
    const isAny = isNamed || children.some((child) => child !== undefined)
    const isWhole = children.length === 0 ? isNamed : children.every((child) => child === 'checked')
    const state = isWhole ? 'checked' : isAny ? 'half' : undefined
    if (state !== undefined) states.set(item.id, state)
    return state
  }
  for (const item of below.get(null) ?? []) visit(item)
  return states
}

/** Whether putting `id` below `parentId` would make a circle. */
export function makesCircle(items: readonly TickItem[], id: string, parentId: string | null): boolean {
  const parents = new Map(items.map((item) => [item.id, item.parentId]))
  const seen = new Set<string>()
  for (let at = parentId; at !== null && at !== undefined && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

/** How deep an entry stands, 1 at the top; `parentId` is where it is to be put. */
export function depthBelow(items: readonly TickItem[], parentId: string | null): number {
  const parents = new Map(items.map((item) => [item.id, item.parentId]))
  let depth = 1
  for (let at = parentId; at !== null && at !== undefined && depth < 100; at = parents.get(at) ?? null) depth++
  return depth
}

/** Levels of the tree from an entry down, itself included. */
export function heightOf(items: readonly TickItem[], id: string): number {
  const children = items.filter((item) => item.parentId === id)
  return 1 + Math.max(0, ...children.map((child) => heightOf(items, child.id)))
}
