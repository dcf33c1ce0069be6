import type { BpmnError, ReadErrorCode } from './errors.ts'

/** What mends a document that cannot be read. */
const readMends: Record<ReadErrorCode, string> = {
  'invalid-xml': 'save the document again from the drawing: it is no BPMN 2.0 as it is',
  'forbidden-xml': 'take document types and entities out of the document',
  'too-large': 'split the process: a part of it can be a process of its own that is called',
  'no-process': 'put one process into the document',
  'several-processes': 'mark one process as executable, or let it call the others',
  'bad-id': 'give the element an id',
  'duplicate-id': 'give each element an id of its own',
  'unconnected-flow': 'draw the flow again between two elements of the same process or sub-process',
  'unresolved-reference': 'attach the event to an activity',
  'unsupported-element': 'draw it with tasks, gateways, events, sub-processes and calls instead',
  'unsupported-feature': 'take away what the message names, or draw it another way',
}

/** Every code of a problem of structure, with what mends it: in plain words, for whoever draws the process. */
const mends = {
  'no-start': 'draw one start event without a trigger',
  'several-starts': 'keep one start event without a trigger and lead it to the others’ steps',
  'no-end': 'draw an end event and lead the last steps to it',
  'start-has-incoming': 'lead the flow to the step after the start event',
  'end-has-outgoing': 'take the flow out of the end event away, or make the event an intermediate one',
  'dead-end': 'draw a flow onwards from it, to an end event at last',
  unreachable: 'draw a flow to it, or take it away',
  'flow-without-condition': 'give the flow a condition, or make it the default',
  'several-defaults': 'keep one default flow',
  'default-missing': 'make one of the flows out of it the default',
  'condition-syntax': "write the condition again, such as outcome == 'pass' and amount >= 100",
  'ignored-condition': 'take the condition away, or put an exclusive gateway before it',
  'collection-missing': 'name the list variable that holds whom it is for, or give a number',
  'cardinality-wrong': 'give a whole number from 0 to 1000, or a list variable, not both',
  'boundary-host': 'attach it to a task, a sub-process or a call; an error event to a sub-process or a call',
  'boundary-has-incoming': 'lead the flow to the step after the event',
  'timer-missing': 'give the timer a date, a duration or a cycle',
  'reference-broken': 'draw the flow again between two elements of the same process or sub-process',
  'message-unknown': 'name a message that the platform sends or that another event of the process sends',
  'signal-unknown': 'name a signal that the platform sends or that another event of the process sends',
  'error-unknown': 'give the error event an error with a code',
  'error-uncaught': 'attach an error event with this code, or without one, to the sub-process or call',
  'link-unpaired':
    'give each link that leaves exactly one link of the same name that arrives in the same process or sub-process, and no flow beside it',
  'service-without-handler': 'name one of the services the platform has, or make it a user task',
  'call-unknown': 'call another process of the same document, by its id',
  'call-circular': 'take the call away: a process cannot call itself, directly or by others',
  'start-with-trigger': 'begin a sub-process or a called process with a start event without a trigger',
  deadlock: 'join branches by the kind of gateway that split them',
  'token-doubled': 'join the branches with a parallel gateway before it',
  'circle-without-task': 'put a task into the circle, or take the flow back away',
} as const

export type ProblemCode = keyof typeof mends | ReadErrorCode

/** Something wrong with a definition. An error keeps it from running to an end; with a warning some runs would go wrong. */
export interface Problem {
  severity: 'error' | 'warning'
  code: ProblemCode
  elementId?: string
  /** what is wrong */
  message: string
  /** what mends it */
  mend: string
}

/** A problem with what mends it. */
export function toProblem(severity: Problem['severity'], code: ProblemCode, message: string, elementId?: string): Problem {
  return { severity, code, message, mend: { ...mends, ...readMends }[code], ...(elementId !== undefined && { elementId }) }
}

/** What kept a document from being read, as a problem. Throws the error again where it says something else. */
export function toReadProblem(error: BpmnError): Problem {
  const { code, message, elementId } = error
  if (!isReadCode(code)) throw error
  return toProblem('error', code, message, elementId)
}

function isReadCode(code: string): code is ReadErrorCode {
  return Object.hasOwn(readMends, code)
}
