/** A row of a plan as far as its place matters; `group`: '' for none. */
interface Placed {
  id: string
  group: string
}

/** The rows with each group together, where its first row stands; otherwise in their order. */
export function gatherGroups<Row extends Placed>(rows: readonly Row[]): Row[] {
  const members = new Map<string, Row[]>()
  for (const row of rows) if (row.group !== '') members.set(row.group, [...(members.get(row.group) ?? []), row])
  const taken = new Set<string>()
  return rows.flatMap((row) => {
    if (row.group === '') return [row]
    if (taken.has(row.group)) return []
    taken.add(row.group)
    return members.get(row.group) ?? []
  })
}

/**
 * The rows with some of them at the ranks they are given (from 1; more than there are means the last), the others around them in their order; then each group together
 * (`gatherGroups`), which may move one away from its rank. No rank is given twice.
 */
export function placeAtRanks<Row extends Placed>(rows: readonly Row[], ranks: ReadonlyMap<string, number>): Row[] {
  const slots = new Array<Row | undefined>(rows.length).fill(undefined)
  const ranked = rows.filter(({ id }) => ranks.has(id)).sort((a, b) => ranks.get(a.id)! - ranks.get(b.id)!)
  // of the last as many have room behind each as come behind it
  for (const [i, row] of ranked.entries()) slots[Math.min(ranks.get(row.id)!, rows.length - (ranked.length - 1 - i)) - 1] = row
  const others = rows.filter(({ id }) => !ranks.has(id))[Symbol.iterator]()
  return gatherGroups(slots.map((row) => row ?? (others.next().value as Row)))
}

/** The rows with some of them put into a group: behind those that are in it already, else where the first of them stands. Of '' they leave theirs, and stand behind what is left of it. */
export function putIntoGroup<Row extends Placed>(rows: readonly Row[], ids: ReadonlySet<string>, group: string): Row[] {
  const isJoining = (row: Row): boolean => ids.has(row.id) && row.group !== group
  const placed = (row: Row): Row => ({ ...row, group })
  const last = group === '' ? -1 : rows.findLastIndex((row) => row.group === group)
  if (last < 0) return gatherGroups(rows.map((row) => (isJoining(row) ? placed(row) : row)))
  const [before, after] = [rows.slice(0, last + 1), rows.slice(last + 1)].map((part) => part.filter((row) => !isJoining(row)))
  return gatherGroups([...before!, ...rows.filter(isJoining).map(placed), ...after!])
}

/**
 * The rows with one of them moved to a rank (from 1; more than there are means the last). Within its group a row moves alone; beyond it the whole
 * group moves, and no row comes to stand inside another group: groups stay together.
 */
export function moveRow<Row extends Placed>(rows: readonly Row[], id: string, to: number): Row[] {
  const from = rows.findIndex((row) => row.id === id)
  const moved = rows[from]
  if (moved === undefined) return [...rows]
  const target = Math.min(Math.max(to, 1), rows.length) - 1
  const isOfGroup = (row: Row): boolean => row === moved || (moved.group !== '' && row.group === moved.group)
  if (isOfGroup(rows[target]!)) return rows.toSpliced(from, 1).toSpliced(target, 0, moved)
  const [block, rest] = [rows.filter(isOfGroup), rows.filter((row) => !isOfGroup(row))]
  const stands = rest.indexOf(rows[target]!)
  const { group } = rows[target]!
  // down: behind the row that has the rank now, and behind all of its group; up: before it
  let at = target > from ? stands + 1 : stands
  if (group !== '') at = target > from ? rest.findLastIndex((row) => row.group === group) + 1 : rest.findIndex((row) => row.group === group)
  return rest.toSpliced(at, 0, ...block)
}
