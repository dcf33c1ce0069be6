import { BpmnError } from './errors.ts'
import type { ProcessDefinition } from './model.ts'
import { createState, findOpenTasks, type InstanceState } from './state.ts'
import { step, type StepResult } from './step.ts'

/** A place that an instance can come to. */
export interface Place {
  state: InstanceState
  /** Nodes with an open task, each named once. */
  open: readonly string[]
  /** The end event that was reached; null while the instance runs. */
  ended: string | null
}

/** One way to complete a task. */
export interface Choice {
  outcome?: string
  variables?: Record<string, unknown>
}

/** A task that is completed on a way, and the place it leads to. */
export interface Move extends Choice {
  node: string
  place: Place
}

const mostPlaces = 20_000

/** Where an instance is that has just been started with these variables. Throws BpmnError where it cannot be. */
export function beginning(definition: ProcessDefinition, variables: Record<string, unknown> = {}): Place {
  return placeAfter(step(definition, createState(), { type: 'start', variables }))
}

/**
 * The fewest tasks to complete between a place and one that is wanted; of several such ways that with the earlier choices. Undefined where
 * no way leads there. No timer fires meanwhile.
 */
export function findWay(
  definition: ProcessDefinition,
  from: Place,
  choicesAt: (node: string) => readonly Choice[],
  isWanted: (place: Place, move: Move | undefined) => boolean,
): Move[] | undefined {
  interface Reached {
    place: Place
    move?: Move
    before?: Reached
  }
  const waysTo = (reached: Reached): Move[] => [...(reached.before ? waysTo(reached.before) : []), ...(reached.move ? [reached.move] : [])]
  const isOutcomeRead = Object.values(definition.flows).some(({ condition }) => /\b(outcomes|tally)\b/.test(condition ?? ''))
  const known = new Set<string>()
  const queue: Reached[] = [{ place: from }]
  // the queue grows while it is read: breadth first
  for (const reached of queue) {
    if (isWanted(reached.place, reached.move)) return waysTo(reached)
    for (const { id: tokenId, node } of findOpenTasks(reached.place.state)) {
      for (const choice of choicesAt(node)) {
        const place = tryPlace(() => step(definition, reached.place.state, { type: 'complete', tokenId, ...choice }))
        // a wanted move counts even where it leads back to a place that is known
        const key = place && JSON.stringify([node, choice.outcome, whatMatters(place, isOutcomeRead)])
        if (place === undefined || key === undefined || known.has(key)) continue
        if (known.size >= mostPlaces) throw new Error(`more than ${mostPlaces} places of ${definition.id} were tried`)
        known.add(key)
        queue.push({ place, move: { node, ...choice, place }, before: reached })
      }
    }
  }
  return undefined
}

function placeAfter({ state, effects }: StepResult): Place {
  const end = effects.find((effect) => effect.type === 'ended')
  return { state, open: [...new Set(findOpenTasks(state).map(({ node }) => node))], ended: end?.node ?? null }
}

/** Undefined where the engine refuses the step: a choice that cannot be made there. */
function tryPlace(move: () => StepResult): Place | undefined {
  try {
    return placeAfter(move())
  } catch (error) {
    if (error instanceof BpmnError) return undefined
    throw error
  }
}

/** What tells two places apart for what can follow: not when they were reached, nor the numbers of their tokens. */
function whatMatters({ state, ended }: Place, isOutcomeRead: boolean): unknown {
  const { tokens, variables, outcomes, tally } = state
  return [
    ended,
    tokens.map(({ id: _, path: __, parent: ___, scope: ____, ...token }) => token),
    variables,
    ...(isOutcomeRead ? [outcomes, tally] : []),
  ]
}
