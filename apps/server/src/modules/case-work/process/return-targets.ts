import type { Command } from '@wenwu/bpmn/commands'
import { BpmnError } from '@wenwu/bpmn/errors'
import { isUnder } from '@wenwu/bpmn/path'
import { step } from '@wenwu/bpmn/step'
import type { Token } from '@wenwu/bpmn/state'
import type { LoadedItem } from '../items/index.ts'
import type { Instance } from './instance-repository.ts'
import { placeOf } from './signer.ts'

/**
 * The steps to which the engine lets a task go back, the one that was visited last first. It is asked by trying, so that what is offered is what
 * it will do. Pure. None for one of several who act at a step side by side: a single one does not speak for the others. In a row of signers the
 * one who decides does, once the others have answered.
 */
export function returnTargets({ state }: Instance, token: Pick<Token, 'id' | 'index'>, item: LoadedItem): string[] {
  if (token.index !== undefined && !isDecider(state, token)) return []
  const visited = state.history.filter(({ kind }) => kind === 'visit').map(({ node }) => node)
  return [...new Set(visited.toReversed())].filter(
    (node) => item.tasks.has(node) && isTaken(item, state, { type: 'return', fromTokenId: token.id, toNode: node, mode: 'walk-again' }),
  )
}

/**
 * The command by which what left a step and waits at a join of branches is at the step again; undefined where nothing waits so, or the engine does not let it. Pure.
 */
export function backFromJoin({ state }: Instance, item: LoadedItem, toNode: string): Command | undefined {
  const visit = state.history.findLast(({ kind, node }) => kind === 'visit' && node === toNode)
  const waiting = state.tokens.findLast(
    (token) => token.state === 'waiting-at-join' && visit !== undefined && isUnder(token.path, visit.path),
  )
  if (waiting === undefined) return undefined
  const command = { type: 'jump', fromTokenId: waiting.id, toNode } as const
  return isTaken(item, state, command) ? command : undefined
}

/** The command by which a case that was returned is at the step again that returned it; undefined where the engine does not let it. Pure. */
export function backFromReturn({ state }: Instance, token: Pick<Token, 'id'>, item: LoadedItem, toNode: string): Command | undefined {
  const command = { type: 'jump', fromTokenId: token.id, toNode } as const
  return isTaken(item, state, command) ? command : undefined
}

/**
 * Whether a case came to a step before it first came to the step of a task: after a jump, a return by drawing or a reopening the history has visits of
 * steps that lie ahead, to which nothing goes back. Pure.
 */
export function isEarlierStep({ state }: Instance, { id }: Pick<Token, 'id'>, step: string): boolean {
  const present = state.tokens.find((each) => each.id === id)?.node
  const firstVisit = (wanted: string | undefined) => state.history.findIndex(({ kind, node }) => kind === 'visit' && node === wanted)
  return firstVisit(step) < firstVisit(present)
}

function isDecider({ tokens }: Instance['state'], { id }: Pick<Token, 'id'>): boolean {
  const body = tokens.find((each) => each.id === tokens.find((token) => token.id === id)?.parent)
  const { standing } = placeOf(tokens, id)
  return body?.multiInstance?.adHoc !== undefined && (standing === 'own' || standing === 'detour')
}

function isTaken(item: LoadedItem, state: Instance['state'], command: Command): boolean {
  try {
    step(item.process, state, command)
    return true
  } catch (error) {
    if (error instanceof BpmnError) return false
    throw error
  }
}
