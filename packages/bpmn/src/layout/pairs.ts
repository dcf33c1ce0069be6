import type { Arc, Vertex } from './graph.ts'
import { groupBy } from './group-by.ts'

/**
 * Vertices that share a cell: two that follow each other and nothing else, such as a task and the choice after it; at most one is a box.
 * Also the arcs that thereby lie within a cell.
 */
export function findPairs(vertices: Vertex[], arcs: Arc[]): { groups: Vertex[][]; inner: Arc[] } {
  const byId = new Map(vertices.map((vertex) => [vertex.id, vertex]))
  const outgoing = groupBy(
    arcs.filter(({ guest }) => guest === undefined),
    ({ source }) => source,
  )
  const incoming = groupBy(arcs, ({ target }) => target)
  const grouped = new Set<string>()
  const inner: Arc[] = []
  const groups = new Map<string, Vertex[]>()
  for (const first of vertices) {
    const [arc, ...others] = outgoing.get(first.id) ?? []
    const second = arc && byId.get(arc.target)
    if (!second || others.length > 0 || incoming.get(second.id)?.length !== 1 || second === first) continue
    if (grouped.has(first.id) || grouped.has(second.id) || (first.kind === 'box' && second.kind === 'box')) continue
    grouped.add(first.id).add(second.id)
    groups.set(first.id, [first, second])
    groups.set(second.id, [])
    inner.push(arc)
  }
  return { groups: vertices.map((vertex) => groups.get(vertex.id) ?? [vertex]).filter((group) => group.length > 0), inner }
}
