import { isDeepStrictEqual } from 'node:util'
import type { Command } from '@wenwu/bpmn/commands'
import { BpmnError } from '@wenwu/bpmn/errors'
import type { Json } from '@wenwu/bpmn/json'
import type { ProcessDefinition } from '@wenwu/bpmn/model'
import { findOpenTasks, type InstanceState } from '@wenwu/bpmn/state'
import { step } from '@wenwu/bpmn/step'
import { actionOf } from '@wenwu/core/tasks/actions-at'
import { askApplicantOutcome } from '@wenwu/core/tasks/ask-applicant'
import { agreed, signerAnswers } from '@wenwu/core/tasks/cosign'
import type { TaskSettings } from '@wenwu/core/item/model'

/** One act as the history and the call tell of it. */
export interface PlayedAct {
  /** Of its entry in the history. */
  kind: string
  outcome: string | null
  step: string | null
  /** Tokens of the tasks that the entry names: the one it was done to, the one it took away. */
  tokenId: string | undefined
  recalledId: string | undefined
  /** What was sent with the call. */
  input: Readonly<Record<string, unknown>>
}

/** What a case runs by. */
export interface Played {
  process: ProcessDefinition
  tasks: ReadonlyMap<string, TaskSettings>
  /** Names of the variables that come from the form. */
  variables: readonly string[]
}

/**
 * Does an act again on the state before it and says whether that gives the state that was stored. Gives the tasks it opens, by token; undefined where no command
 * that the act can have meant leads to what was stored: a token was lost, doubled or moved elsewhere.
 */
export function replayAct(played: Played, act: PlayedAct, before: InstanceState, after: InstanceState): string[] | undefined {
  for (const commands of commandsOf(played, act, before, after)) {
    try {
      const opened: string[] = []
      let state = before
      for (const command of commands) {
        const result = step(played.process, state, command)
        state = result.state
        for (const effect of result.effects) {
          if (effect.type === 'taskCreated') opened.push(effect.tokenId)
          if (effect.type === 'taskCancelled' && opened.includes(effect.tokenId)) opened.splice(opened.indexOf(effect.tokenId), 1)
        }
      }
      if (isDeepStrictEqual(inOrder(state), inOrder(after))) return opened.toSorted()
    } catch (error) {
      if (!(error instanceof BpmnError)) throw error
    }
  }
  return undefined
}

/** Token rows come in no order. */
function inOrder(state: InstanceState): unknown {
  return JSON.parse(JSON.stringify({ ...state, tokens: state.tokens.toSorted((a, b) => a.id.localeCompare(b.id)) }))
}

/** The commands an act can have meant. Where its words leave something open (from which token a jump leads), each way. */
function commandsOf(played: Played, act: PlayedAct, before: InstanceState, after: InstanceState): Command[][] {
  const { kind, tokenId = '', recalledId = '', input } = act
  const visited = [...new Set(before.history.map(({ node }) => node))]
  const text = (key: string): string => (typeof input[key] === 'string' ? input[key] : '')
  const one = (command: Command): Command[][] => [[command]]
  switch (kind) {
    case 'submitted':
      return one({ type: 'start', variables: after.variables })
    case 'acted':
    case 'resubmitted':
      if (act.outcome === askApplicantOutcome) return detoursOf(played, tokenId, text('mode') === 'walk-again' ? visited : [])
      return one({ type: 'complete', tokenId, outcome: act.outcome ?? '', variables: variablesOf(played, act, after) })
    case 'returned':
      return one({
        type: 'return',
        fromTokenId: tokenId,
        toNode: text('step'),
        mode: text('mode') === 'walk-again' ? 'walk-again' : 'straight-back',
      })
    case 'taken-back':
      return [
        ...pairs(visited, ['walk-again', 'straight-back'] as const).map(([toNode, mode]): Command[] => [
          { type: 'return', fromTokenId: tokenId, toNode, mode },
        ]),
        // a return that is taken back opens the step again that had returned, which a walk again has struck from the visits
        ...pairs(before.tokens, [...new Set([...visited, ...after.tokens.map(({ node }) => node)])]).map(([{ id }, toNode]): Command[] => [
          { type: 'jump', fromTokenId: id, toNode },
        ]),
        ...askedAgain(act, before, after),
      ]
    case 'entrustment-taken-back':
      return visited.map((toNode) => [{ type: 'return', fromTokenId: recalledId, toNode, mode: 'walk-again' }])
    case 'signer-added':
    case 'delegated': {
      const said = text('position')
      const position = kind === 'delegated' || said === 'before' ? 'before' : said === 'after' ? 'after' : 'beside'
      return pairs(signersOf(after, text('to')), signersOf(after)).map(([element, own]) => [
        { type: 'addInstance', tokenId, element, position, own },
      ])
    }
    case 'countersigned':
      return countersignsOf(act, after)
    case 'signer-removed':
      return one(removalOf(before, text('who')))
    case 'expert-dismissed':
      return one({ type: 'cancelInstance', tokenId: recalledId })
    case 'expert-replaced':
      return [
        [
          { type: 'addInstance', tokenId: recalledId, element: text('expertId'), position: 'end' },
          { type: 'cancelInstance', tokenId: recalledId },
        ],
      ]
    case 'panel-concluded':
      return [
        findOpenTasks(before)
          .filter(({ element }) => typeof element === 'string')
          .map(({ id }): Command => ({ type: 'cancelInstance', tokenId: id })),
      ]
    case 'jumped':
      return jumpsTo(before, [text('step')])
    case 'opinion-passed-over':
      return jumpsTo(before, [...played.tasks.keys()])
    case 'reopened':
      return one({ type: 'reopen', toNode: text('step') })
    case 'voided':
    case 'withdrawn':
      return one({ type: 'terminate', reason: text('reason') })
    default:
      return []
  }
}

/** From each of the tokens, and from the whole of the case. */
function jumpsTo({ tokens }: InstanceState, steps: readonly string[]): Command[][] {
  return pairs([...tokens.map(({ id }) => ({ fromTokenId: id })), {}], steps).map(([from, toNode]) => [{ type: 'jump', toNode, ...from }])
}

/** To an applicant's step, and back to here or to one of the steps named. */
function detoursOf({ tasks }: Played, fromTokenId: string, comingBack: readonly string[]): Command[][] {
  const asked = [...tasks].filter(([, { role }]) => role === 'applicant').map(([toNode]) => toNode)
  return asked.flatMap((toNode): Command[][] =>
    comingBack.length === 0
      ? [[{ type: 'detour', fromTokenId, toNode }]]
      : comingBack.map((comingBackTo) => [{ type: 'detour', fromTokenId, toNode, comingBackTo }]),
  )
}

/** What an action sets: as the process says, what was chosen with it, and what is read from the form again. */
function variablesOf({ tasks, variables }: Played, { step: at, outcome, input }: PlayedAct, after: InstanceState): Record<string, unknown> {
  const settings = tasks.get(at ?? '')
  const action = actionOf(settings, outcome)
  const chosen = {
    ...(action?.effect === 'invite-experts' && { experts: sameOnes(input.expertIds, after.variables.experts) }),
    ...(action?.effect === 'entrust' && { thirdParty: input.thirdPartyId }),
    ...(action?.effect === 'resubmit' && Object.fromEntries(variables.map((name) => [name, after.variables[name]]))),
  }
  return { ...action?.set, ...chosen, outcome }
}

/** What was stored, in its order, where it is what was chosen. */
function sameOnes(chosen: unknown, stored: unknown): unknown {
  return isDeepStrictEqual([...(chosen as string[])].toSorted(), [...(stored as string[])].toSorted()) ? stored : chosen
}

/** One who has answered in a row is asked again: before the task to which it went on, or beside those who are still asked. */
function askedAgain({ tokenId }: PlayedAct, before: InstanceState, after: InstanceState): Command[][] {
  return signersOf(after).flatMap((element): Command[][] => {
    if (tokenId !== undefined) return [[{ type: 'addInstance', tokenId, element, position: 'before' }]]
    return pairs(before.tokens, signerAnswers).map(([{ id }, instead]) => [
      { type: 'addInstance', tokenId: id, element, position: 'end', instead },
    ])
  })
}

function countersignsOf({ tokenId = '', input }: PlayedAct, after: InstanceState): Command[][] {
  const keys = [input.to].flat().map(String)
  const order = input.way === 'sequence' ? 'sequence' : 'together'
  const count =
    input.way === 'any' ? 1 : input.way === 'share' ? Math.max(1, Math.ceil((keys.length * Number(input.share)) / 100)) : undefined
  const enough = count === undefined ? {} : { enough: { count, ...(input.way === 'share' && { outcome: agreed }) } }
  // the same person may stand in an earlier row too, as a delegate or as who had the task
  const elements = keys.map((key) => signersOf(after, key).find((each) => Object.keys(each as object).length === 2) ?? null)
  // the one who asks has named them in one order, the page offers them in another
  return permutations(elements).flatMap((row) =>
    signersOf(after).map((own): Command[] => [{ type: 'countersign', tokenId, elements: row, order, ...enough, own }]),
  )
}

/** The command that takes one out of a row: asked now, or later. */
function removalOf({ tokens }: InstanceState, who: string): Command {
  const [body = '', place = ''] = who.split(':')
  const open = tokens.find(({ parent, index }) => parent === body && index === Number(place))
  return open ? { type: 'cancelInstance', tokenId: open.id } : { type: 'removeInstance', tokenId: body, index: Number(place) }
}

/** The people who stand in the rows of a state, of one key where it is named. */
function signersOf({ tokens }: InstanceState, key?: string): Json[] {
  const all = tokens.flatMap(({ element, multiInstance }) => [
    ...(element === undefined ? [] : [element]),
    ...(multiInstance?.elements ?? []),
  ])
  const signers = all.filter(
    (each) => typeof each === 'object' && each !== null && 'key' in each && (key === undefined || each.key === key),
  )
  return [...new Map(signers.map((each) => [JSON.stringify(each), each])).values()]
}

function pairs<A, B>(ones: readonly A[], others: readonly B[]): [A, B][] {
  return ones.flatMap((one) => others.map((other): [A, B] => [one, other]))
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}
