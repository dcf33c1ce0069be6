import type { Command } from '@wenwu/bpmn/commands'
import type { ProcessDefinition } from '@wenwu/bpmn/model'
import { isLeaf, type InstanceState, type Token } from '@wenwu/bpmn/state'
import { step } from '@wenwu/bpmn/step'

/** What ends the asking at a task, and whose task it is then. */
export interface Alone {
  /** In their order; none where nobody was asked. */
  commands: readonly Command[]
  token: Token
}

/**
 * The commands by which everybody who was asked at a task (signers, a delegate) is no longer asked, so that it is with the one who decides at it. Found by doing
 * them: what one ends may begin the next. Pure.
 */
export function aloneAt(process: ProcessDefinition, state: InstanceState, tokenId: string): Alone {
  const commands: Command[] = []
  let at = state
  let token = rowOf(state, get(state, tokenId))
  for (;;) {
    const command = nextToEnd(at, token)
    if (command === undefined) {
      const inner = at.tokens.find(({ parent }) => parent === token.id)
      if (token.multiInstance?.adHoc === undefined || inner === undefined) return { commands, token }
      token = inner
    } else {
      commands.push(command)
      at = step(process, at, command).state
      token = get(at, token.id)
    }
  }
}

/**
 * Whether an instance has one task and had no other beside it, in whatever sub-process it is. What others do at parallel branches, as experts or as signers moves
 * the version of the instance without touching a task.
 */
export function isOnlyTask({ tokens }: Pick<InstanceState, 'tokens'>): boolean {
  return tokens.filter(isLeaf).length === 1 && tokens.every(({ multiInstance }) => multiInstance === undefined)
}

/** The token of the row of signers, of rows within rows the outermost, that a token is in; itself where it is in none. */
export function rowOf(state: Pick<InstanceState, 'tokens'>, token: Token): Token {
  const body = state.tokens.find(({ id }) => id === token.parent)
  return body?.multiInstance?.adHoc === undefined ? token : rowOf(state, body)
}

/** One who is to come or was asked is taken out of a row; undefined where only who decides is left in it. */
function nextToEnd({ tokens }: InstanceState, { id, multiInstance }: Token): Command | undefined {
  if (multiInstance?.adHoc === undefined) return undefined
  const { elements, created, adHoc } = multiInstance
  const open = tokens.filter(({ parent }) => parent === id)
  const isDone = adHoc.own < created && !open.some(({ index }) => index === adHoc.own)
  // who had the task and has handed it on is followed by the one who decides
  const decider = isDone ? elements.length - 1 : adHoc.own
  const later = elements.findIndex((_, index) => index >= created && index !== decider)
  if (later >= 0) return { type: 'removeInstance', tokenId: id, index: later }
  const asked = open.find(({ index }) => index !== decider)
  return asked && { type: 'cancelInstance', tokenId: asked.id }
}

function get({ tokens }: InstanceState, id: string): Token {
  const token = tokens.find((each) => each.id === id)
  if (token === undefined) throw new Error(`no token ${id}`)
  return token
}
