import type { InstanceStatus } from './state.ts'
import type { Json } from './json.ts'
import type { TimerDefinition } from './model.ts'

/** What can be done to an instance. Variables are checked to be JSON and copied. */
export type Command =
  | { type: 'start'; variables?: Record<string, unknown> }
  | { type: 'complete'; tokenId: string; outcome?: string; variables?: Record<string, unknown> }
  | { type: 'fireTimer'; timerId: string }
  /** One instance of a multi-instance task is no longer waited for; the task is done when no other is left, or early by its condition. */
  | { type: 'cancelInstance'; tokenId: string }
  /**
   * Back to an earlier user task. 'walk-again' cancels whatever the earlier task leads to (sibling branches, instances, timers)
   * and follows the flows from there. 'straight-back' moves only this token; when the target is done it comes straight back here.
   */
  | { type: 'return'; fromTokenId: string; toNode: string; mode: ReturnMode }
  | { type: 'terminate'; reason?: string }
  | { type: 'setVariables'; variables: Record<string, unknown> }

export type ReturnMode = 'walk-again' | 'straight-back'

export type CancelCause = 'return' | 'timer' | 'completion-condition' | 'terminate' | 'command'

/** What the host has to do after a step, in order of happening. */
export type Effect =
  | { type: 'taskCreated'; tokenId: string; node: string; index?: number; element?: Json }
  | { type: 'taskCompleted'; tokenId: string; node: string; outcome?: string }
  | { type: 'taskCancelled'; tokenId: string; node: string; cause: CancelCause }
  | { type: 'serviceRequested'; tokenId: string; node: string }
  | {
      type: 'timerStarted'
      timerId: string
      node: string
      tokenId: string
      kind: TimerDefinition['kind']
      expression: string
      fired: number
    }
  | { type: 'timerCancelled'; timerId: string; node: string; tokenId: string }
  /** node is the end event, or null where a command ended the instance */
  | { type: 'ended'; node: string | null; status: Exclude<InstanceStatus, 'created' | 'running'>; reason?: string }
