/** Codes of a document that cannot be read. */
export type ReadErrorCode =
  | 'invalid-xml'
  | 'forbidden-xml'
  | 'too-large'
  | 'no-process'
  | 'several-processes'
  | 'bad-id'
  | 'duplicate-id'
  | 'unconnected-flow'
  | 'unresolved-reference'
  | 'unsupported-element'
  | 'unsupported-feature'

/** Every code a BpmnError may carry. Codes are stable: callers translate and branch on them. */
export type BpmnErrorCode =
  | ReadErrorCode
  | 'invalid-spec'
  | 'condition-syntax'
  | 'condition-too-long'
  | 'condition-too-deep'
  | 'condition-type'
  | 'invalid-variables'
  | 'unknown-command'
  | 'unknown-node'
  | 'already-started'
  | 'not-running'
  | 'no-start'
  | 'token-not-found'
  | 'token-not-completable'
  | 'token-not-an-instance'
  | 'timer-not-found'
  | 'no-flow'
  | 'collection-not-list'
  | 'collection-too-large'
  | 'cardinality-not-number'
  | 'too-many-moves'
  | 'deadlock'
  | 'return-target-not-user-task'
  | 'return-target-not-earlier'
  | 'return-across-branches'
  | 'return-into-ended'
  | 'own-instance'
  | 'instance-begun'
  | 'position-out-of-range'
  | 'answer-not-given'
  | 'jump-target-not-user-task'
  | 'jump-to-itself'
  | 'jump-across-branches'
  | 'jump-into-instances'
  | 'jump-ambiguous'
  | 'not-ended'
  | 'migration-unfit'
  | 'message-not-awaited'
  | 'message-ambiguous'
  | 'signal-not-awaited'

/** The only exception this package throws on purpose: a stable code, the element it concerns, and for conditions a position. */
export class BpmnError extends Error {
  readonly code: BpmnErrorCode
  readonly elementId: string | undefined
  /** zero-based offset into the condition text */
  readonly position: number | undefined

  constructor(code: BpmnErrorCode, message: string, where: { elementId?: string | undefined; position?: number | undefined } = {}) {
    super(message)
    this.name = 'BpmnError'
    this.code = code
    this.elementId = where.elementId
    this.position = where.position
  }
}
