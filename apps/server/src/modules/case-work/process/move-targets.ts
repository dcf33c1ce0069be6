import type { Command } from '@wenwu/bpmn/commands'
import { BpmnError } from '@wenwu/bpmn/errors'
import { step } from '@wenwu/bpmn/step'
import type { ProcessDefinition } from '@wenwu/bpmn/model'
import type { LoadedItem } from '../items/index.ts'
import type { Instance } from './instance-repository.ts'

/** A step that a case can be moved to by hand: the command that does it, and the tokens of the tasks that end with it. */
export interface MoveTarget {
  step: string
  command: Command
  ended: string[]
}

/**
 * The steps to which the engine lets an open case be moved, in the order of the drawing. As little moves as can: one branch, where a run could be
 * there and in the other branches as they stand; else the whole case. It is asked by trying, so that what is offered is what it will do. Pure.
 */
export function jumpTargets({ state }: Instance, item: LoadedItem): MoveTarget[] {
  if (state.status !== 'running') return []
  const open = new Set(state.tokens.map(({ node }) => node))
  const froms = [...state.tokens.map(({ id }) => id), undefined]
  return [...item.tasks.keys()].flatMap((target) => {
    if (open.has(target)) return []
    const commands = froms.map((from) => ({ type: 'jump' as const, toNode: target, ...(from !== undefined && { fromTokenId: from }) }))
    return firstThatFits(item.process, state, commands, target)
  })
}

/** The steps at which the engine lets a case that has ended go on. Pure. */
export function reopenTargets({ state }: Instance, item: LoadedItem): MoveTarget[] {
  if (state.status === 'running') return []
  return [...item.tasks.keys()].flatMap((target) => firstThatFits(item.process, state, [{ type: 'reopen', toNode: target }], target))
}

function firstThatFits(process: ProcessDefinition, state: Instance['state'], commands: readonly Command[], target: string): MoveTarget[] {
  for (const command of commands) {
    try {
      const { effects } = step(process, state, command)
      return [{ step: target, command, ended: effects.flatMap((effect) => (effect.type === 'taskCancelled' ? [effect.tokenId] : [])) }]
    } catch (error) {
      if (!(error instanceof BpmnError)) throw error
    }
  }
  return []
}
