import type { Json, Variables } from './json.ts'

/**
 * Where a token comes from: one entry per fork it has passed, `<fork>.<branch>`. No path of a live leaf token is a prefix of
 * another's, so the descendants of any earlier point are exactly the tokens under that point's path.
 */
export type Path = string[]

/** A place where the process is. A fresh id for every visit of a node, so a task and its token are one. */
export interface Token {
  id: string
  node: string
  state: 'active' | 'waiting-at-join'
  path: Path
  /** token of what encloses it: the multi-instance body it is an instance of, or the sub-process or call it runs in */
  parent?: string
  /** the flow by which it reached the join it waits at */
  flow?: string
  /** outcome of the last task on its way */
  outcome?: string
  /** nodes to go straight back to when this task is done, nearest last */
  returnTo?: string[]
  /** place and element of a multi-instance child */
  index?: number
  element?: Json
  /** present on the body of a multi-instance activity, which is not itself a task */
  multiInstance?: MultiInstanceProgress
  /** present on the token of a sub-process or call: the path of what runs within it */
  scope?: Path
}

export interface MultiInstanceProgress {
  elements: Json[]
  /** instances begun so far */
  created: number
  completed: number
  /** instances that were cancelled one by one; absent where none was */
  terminated?: number
  tally: Record<string, number>
  /** present where a task of one person was given more by a command, whatever its definition says */
  adHoc?: AdHoc
}

export interface AdHoc {
  /** all at once, or one after another */
  parallel: boolean
  /** index of the instance that the task was before; -1 where all were added */
  own: number
  /** whose outcome the task has: the one it was before, or the last of the row */
  decides: 'own' | 'last'
  /** present where not all are waited for */
  enough?: EnoughAnswers
}

/** When no more are waited for: so many have answered, with this outcome where one is named. */
export interface EnoughAnswers {
  count: number
  outcome?: string
}

/** A running timer. The host measures time and sends fireTimer. */
export interface Timer {
  id: string
  node: string
  tokenId: string
  /** how often the timer of this visit has fired before */
  fired: number
}

export interface JoinArrival {
  flow: string
  path: Path
  outcome?: string
}

/** What a later return needs to know, oldest first: visits of user tasks, joins that fired, sub-processes and calls that were done. */
export type HistoryEntry =
  | { kind: 'visit'; node: string; path: Path }
  | { kind: 'join'; node: string; path: Path; arrivals: JoinArrival[] }
  | { kind: 'scope'; node: string; path: Path; inner: Path }

export type InstanceStatus = 'created' | 'running' | 'completed' | 'terminated'

/** One process instance as plain JSON. */
export interface InstanceState {
  status: InstanceStatus
  tokens: Token[]
  timers: Timer[]
  variables: Variables
  /** last outcome by node; conditions read it as outcomes.<node> */
  outcomes: Record<string, string>
  /** outcomes of the last multi-instance visit, counted, by node; conditions read it as tally.<node>.<outcome> */
  tally: Record<string, Record<string, number>>
  history: HistoryEntry[]
  /** number of the next token, fork or timer */
  sequence: number
}

/** The state of an instance that has not been started. */
export function createState(): InstanceState {
  return { status: 'created', tokens: [], timers: [], variables: {}, outcomes: {}, tally: {}, history: [], sequence: 1 }
}

/** Whether a token stands for itself, not for others within it. */
export function isLeaf(token: Token): boolean {
  return token.multiInstance === undefined && token.scope === undefined
}

/** The tokens that stand for a task someone or something must complete, or for an event that is waited for: no bodies, no tokens at joins. */
export function findOpenTasks(state: InstanceState): Token[] {
  return state.tokens.filter((token) => token.state === 'active' && isLeaf(token))
}
