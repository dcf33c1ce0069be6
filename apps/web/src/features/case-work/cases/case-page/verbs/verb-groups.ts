import type { OfferedVerb, RefusedVerb } from '@wenwu/core/tasks/schemas'
import { findVerb } from '@wenwu/core/tasks/verb'

/** So many entries are read at a glance; more of them are gathered by verb. */
const atAGlance = 12

/** One entry of the menu: a verb, and where it is offered (places in the list of offers). Several places are a menu of their own. */
export interface VerbEntry {
  verb: string
  places: number[]
}

/**
 * The entries of 更多办理 in groups: what is done to the step, then what to the case, then what is dangerous. `verbs`: in the order of the menu. Where others are asked, each
 * verb is offered for the task of each: in a long menu it stands once, with those tasks beneath it.
 */
export function verbGroups(verbs: readonly Pick<OfferedVerb, 'verb'>[]): VerbEntry[][] {
  const known = verbs.flatMap(({ verb }, place) => {
    const declaration = findVerb(verb)
    // one of a newer release than this page; what the person was asked for is a button of its own
    return declaration === undefined || declaration.tone === 'primary' ? [] : [{ verb, place, declaration }]
  })
  const isLong = known.length > atAGlance
  const groupOf = ({ declaration: { tone, on } }: (typeof known)[number]): number => (tone === 'danger' ? 2 : on === 'case' ? 1 : 0)
  const groups: VerbEntry[][] = [[], [], []]
  for (const each of known) {
    const group = groups[groupOf(each)]!
    const same = isLong ? group.find(({ verb }) => verb === each.verb) : undefined
    if (same === undefined) group.push({ verb: each.verb, places: [each.place] })
    else same.places.push(each.place)
  }
  return groups.filter(({ length }) => length > 0)
}

/** Why verbs may not be done now, each reason once, whatever number of tasks it is said of. */
export function refusalsOnce(refused: readonly RefusedVerb[]): RefusedVerb[] {
  return refused.filter(({ verb, reason }, place) => refused.findIndex((other) => other.verb === verb && other.reason === reason) === place)
}
