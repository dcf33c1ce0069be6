import { listScope, type ProcessDefinition } from './model.ts'
import { applyMove, moveFinder, startMarkings, toKey, type Move } from './soundness.ts'

const maxMarkings = 20_000

/**
 * Whether an ordinary run of a scope can have tokens at just these places (in any order, each named once or oftener), events that do not
 * interrupt among what may have come. False also where that cannot be told within 20 000 markings.
 *
 * A token that is not where one is wanted has to leave in any case, and what it does takes nothing from the others: so only its ways are
 * followed first, and the orders in which branches go on do not multiply.
 */
export function canReach(definition: ProcessDefinition, scope: string | undefined, places: string[]): boolean {
  const wanted = new Set(places)
  const key = toKey([...wanted].sort())
  const queue = startMarkings(listScope(definition, scope))
  const known = new Set(queue.map(toKey))
  const movesFrom = moveFinder(definition, { hasForks: true })
  // the queue grows while it is read
  for (const marking of queue) {
    if (known.has(key)) return true
    const waysFrom = (place: string) =>
      movesFrom(place, marking).filter(({ taken, isEnd }) => !isEnd && taken.every((each) => marking.includes(each)))
    const leaving = marking.filter((place) => !wanted.has(place)).map(waysFrom)
    // where something is begun once more beside an activity, what was begun before has to go on first
    const isForced = (ways: Move[]) => ways.length > 0 && ways.every(({ put }) => put.every((place) => !marking.includes(place)))
    const ways = leaving.find(isForced) ?? marking.flatMap(waysFrom)
    const next = ways.map((move) => [...new Set(applyMove(marking, move))])
    for (const after of next) {
      if (known.size >= maxMarkings) return false
      const afterKey = toKey(after)
      if (known.has(afterKey)) continue
      known.add(afterKey)
      queue.push(after)
    }
  }
  return known.has(key)
}
