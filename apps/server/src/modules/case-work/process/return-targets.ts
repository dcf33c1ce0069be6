import { BpmnError } from '@wenwu/bpmn/errors'
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
  return [...new Set(visited.toReversed())].filter((node) => item.tasks.has(node) && isAllowed(item, state, token.id, node))
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

function isAllowed(item: LoadedItem, state: Instance['state'], fromTokenId: string, toNode: string): boolean {
  try {
    step(item.process, state, { type: 'return', fromTokenId, toNode, mode: 'walk-again' })
    return true
  } catch (error) {
    if (error instanceof BpmnError) return false
    throw error
  }
}
