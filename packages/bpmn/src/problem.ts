export type ProblemCode =
  | 'no-start'
  | 'several-starts'
  | 'no-end'
  | 'start-has-incoming'
  | 'end-has-outgoing'
  | 'dead-end'
  | 'unreachable'
  | 'flow-without-condition'
  | 'several-defaults'
  | 'condition-syntax'
  | 'ignored-condition'
  | 'collection-missing'
  | 'boundary-host'
  | 'boundary-has-incoming'
  | 'timer-missing'
  | 'reference-broken'
  | 'several-triggers'
  | 'trigger-missing'
  | 'timer-unreadable'
  | 'message-unknown'
  | 'signal-unknown'
  | 'error-unknown'
  | 'error-uncaught'
  | 'link-unpaired'
  | 'service-without-handler'
  | 'call-unknown'
  | 'call-circular'
  | 'cardinality-wrong'
  | 'default-missing'
  | 'start-with-trigger'
  | 'deadlock'
  | 'token-doubled'
  | 'circle-without-task'

/** Something wrong with a definition. Errors keep it from being published; warnings are for the designer to judge. */
export interface Problem {
  severity: 'error' | 'warning'
  code: ProblemCode
  elementId?: string
  message: string
}
