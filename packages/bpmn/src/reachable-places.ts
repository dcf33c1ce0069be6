import { getFlow, getNode, listScope, type ProcessDefinition } from './model.ts'
import { applyMove, moveFinder, startMarkings, toKey, type Marking, type Move } from './soundness.ts'

const maxMarkings = 20_000

/**
 * Whether an ordinary run of a scope can have tokens at just these places (in any order, each named once or oftener), events that do not
 * interrupt among what may have come. False also where that cannot be told within 20 000 markings.
 *
 * A token that is not where one is wanted has to leave in any case, and what it does takes nothing from the others: so only its ways are
 * followed first, and the orders in which branches go on do not multiply.
 *
 * Where events that do not interrupt lead to a join, each is followed once: of what two of a kind have begun no branch may stand for another's.
 */
export function canReach(definition: ProcessDefinition, scope: string | undefined, places: string[]): boolean {
  const wanted = new Set(places)
  const key = toKey([...wanted].sort())
  const isOnce = haveForksJoins(definition, scope)
  const queue: Walk[] = startMarkings(listScope(definition, scope)).map((marking) => ({ marking, forked: [] }))
  const known = new Set(queue.map(keyOf))
  const movesFrom = moveFinder(definition, { hasForks: true })
  // the queue grows while it is read
  for (const { marking, forked } of queue) {
    if (toKey(marking) === key) return true
    const waysFrom = (place: string) =>
      movesFrom(place, marking).filter(
        ({ taken, put, isEnd }) => !isEnd && taken.every((each) => marking.includes(each)) && !forked.includes(nameOf(put)),
      )
    const leaving = marking.filter((place) => !wanted.has(place)).map(waysFrom)
    // where something is begun once more beside an activity, what was begun before has to go on first
    const isForced = (ways: Move[]) => ways.length > 0 && ways.every(({ put }) => put.every((place) => !marking.includes(place)))
    const ways = leaving.find(isForced) ?? marking.flatMap(waysFrom)
    for (const move of ways) {
      if (known.size >= maxMarkings) return false
      const isFork = isOnce && move.put.includes(move.taken[0] ?? '')
      const after = {
        marking: [...new Set(applyMove(marking, move))],
        forked: isFork ? [...forked, nameOf(move.put)].sort() : forked,
      }
      if (known.has(keyOf(after))) continue
      known.add(keyOf(after))
      queue.push(after)
    }
  }
  return false
}

/** Where tokens are, and what was begun beside activities, where that happens once. */
interface Walk {
  marking: Marking
  forked: string[]
}

function keyOf({ marking, forked }: Walk): string {
  return `${toKey(marking)} | ${forked.join(' | ')}`
}

function nameOf(put: string[]): string {
  return put.join(' ')
}

/** Whether what events that do not interrupt begin comes to a join. */
function haveForksJoins(definition: ProcessDefinition, scope: string | undefined): boolean {
  const queue = listScope(definition, scope).filter((node) => node.type === 'boundaryEvent' && !node.interrupting)
  const reached = new Set(queue)
  // the queue grows while it is read
  for (const node of queue) {
    for (const next of node.outgoing.map((id) => getNode(definition, getFlow(definition, id).target))) {
      if ((next.type === 'parallelGateway' || next.type === 'inclusiveGateway') && next.incoming.length > 1) return true
      if (!reached.has(next)) queue.push(next)
      reached.add(next)
    }
  }
  return false
}
