import type { EnoughAnswers, InstanceStatus } from './state.ts'
import type { Json } from './json.ts'
import type { ProcessDefinition, TimerDefinition } from './model.ts'

/** What can be done to an instance. Variables are checked to be JSON and copied. */
export type Command =
  /** At the start event of this message or signal, else at the one without a trigger. */
  | { type: 'start'; variables?: Record<string, unknown>; message?: string; signal?: string }
  | { type: 'complete'; tokenId: string; outcome?: string; variables?: Record<string, unknown> }
  | { type: 'fireTimer'; timerId: string }
  /** One instance of a multi-instance task is no longer waited for; the task is done when no other is left, or early by its condition. */
  | { type: 'cancelInstance'; tokenId: string }
  /**
   * One more person at a task. At 'end' or at a place of its row: one more instance of a multi-instance activity, as if its list had named
   * it. Before, after or beside an open task: in its row where it has a fitting one, else the task becomes one of two. Of two beside each
   * other, and of one before the task, the task's own outcome counts; of one after it the last one's. `own` is the element by which the
   * one who had the task is told from those added. `instead`, with 'end' or a place: the outcome of an answer that was given and is not counted any more.
   */
  | { type: 'addInstance'; tokenId: string; element: unknown; position: InstancePosition; own?: unknown; instead?: string }
  /**
   * Several are asked before an open task comes again: in sequence or together, and of those together not longer than until `enough` have
   * answered (with that outcome, where one is named). `own` as with addInstance.
   */
  | { type: 'countersign'; tokenId: string; elements: unknown[]; order: 'sequence' | 'together'; enough?: EnoughAnswers; own?: unknown }
  /** Takes an instance that has not begun out of a row; tokenId is the body or any instance of it. */
  | { type: 'removeInstance'; tokenId: string; index: number }
  /**
   * Back to an earlier user task. 'walk-again' cancels whatever the earlier task leads to (sibling branches, instances, timers)
   * and follows the flows from there. 'straight-back' moves only this token; when the target is done it comes straight back here.
   */
  | { type: 'return'; fromTokenId: string; toNode: string; mode: ReturnMode }
  /**
   * To a user task that need not have been visited (the applicant is asked), as a detour: when it is done it comes straight back here, or goes the way
   * again from an earlier user task, `comingBackTo`, to which the token returns as with 'walk-again'.
   */
  | { type: 'detour'; fromTokenId: string; toNode: string; comingBackTo?: string }
  /**
   * To any user task: one token with what it stands for, or the whole instance where none is named. Refused where no ordinary run could
   * have come to the places that result.
   */
  | { type: 'jump'; fromTokenId?: string; toNode: string }
  /** An instance that has ended goes on at a user task. */
  | { type: 'reopen'; toNode: string; variables?: Record<string, unknown> }
  /** Goes over to another definition; `nodes` names those that have another id there. The state that results belongs to that definition. */
  | { type: 'migrate'; to: ProcessDefinition; nodes?: Record<string, string> }
  /** To the one event that waits for it; where several do, the token tells which. */
  | { type: 'message'; name: string; tokenId?: string; variables?: Record<string, unknown> }
  /** To all events that wait for it. */
  | { type: 'signal'; name: string; variables?: Record<string, unknown> }
  | { type: 'terminate'; reason?: string }
  | { type: 'setVariables'; variables: Record<string, unknown> }

export type ReturnMode = 'walk-again' | 'straight-back'

/** A number is an index in a row of instances. */
export type InstancePosition = 'end' | 'before' | 'after' | 'beside' | number

/** 'added': the task comes again after the one who was added before it. */
export type CancelCause = 'return' | 'timer' | 'event' | 'error' | 'completion-condition' | 'terminate' | 'command' | 'jump' | 'added'

/** What the host has to do after a step, in order of happening. */
export type Effect =
  | { type: 'taskCreated'; tokenId: string; node: string; index?: number; element?: Json }
  | { type: 'taskCompleted'; tokenId: string; node: string; outcome?: string }
  | { type: 'taskCancelled'; tokenId: string; node: string; cause: CancelCause }
  | { type: 'serviceRequested'; tokenId: string; node: string; handler?: string }
  /** the task stays as it is and has another node now */
  | { type: 'taskMoved'; tokenId: string; from: string; node: string }
  /** events within the instance have had it already */
  | { type: 'messageSent' | 'signalSent'; node: string; name: string }
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
