import { groupBy } from './group-by.ts'
import type { Link } from './unit.ts'

/** The units in the order in which they are read. */
export interface ReadingOrder {
  units: number[]
  /** how many of them are the usual way from the start */
  main: number
  /** for each but the roots the link that led to it first */
  tree: Set<Link>
}

/** The usual way first (the default flow, else the first one), then what branches off, the latest first. */
export function orderUnits(count: number, links: Link[]): ReadingOrder {
  const outgoing = groupBy(links, ({ from }) => from)
  const hasIncoming = new Set(links.map(({ to }) => to))
  const indices = Array.from({ length: count }, (_, index) => index)
  const roots = [...indices.filter((index) => !hasIncoming.has(index)), ...indices]
  const seen = new Set<number>()
  const tree = new Set<Link>()
  let [main, latest] = [0, -1]
  for (const root of roots) {
    const stack: { unit: number; link?: Link }[] = [{ unit: root }]
    for (let next = stack.pop(); next; next = stack.pop()) {
      if (seen.has(next.unit)) continue
      seen.add(next.unit)
      if (next.link) tree.add(next.link)
      if (main === seen.size - 1 && (main === 0 || next.link?.from === latest)) main++
      latest = next.unit
      const onward = (outgoing.get(next.unit) ?? []).toSorted((a, b) => rank(a) - rank(b))
      stack.push(...onward.toReversed().map((link) => ({ unit: link.to, link })))
    }
  }
  return { units: [...seen], main, tree }
}

function rank({ isUsual, guest }: Link): number {
  if (guest !== undefined) return 2
  return isUsual ? 0 : 1
}
