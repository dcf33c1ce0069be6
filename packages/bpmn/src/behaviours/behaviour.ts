import type { CancelCause, Effect } from '../commands.ts'
import type { Json } from '../json.ts'
import type { Flow, FlowNode, NodeType, ProcessDefinition } from '../model.ts'
import type { HistoryEntry, InstanceState, Path, Timer, Token } from '../state.ts'

/** A token on its way to a node: what it carries from where it came. */
export interface Traveller {
  path: Path
  parent?: string
  outcome?: string
  returnTo?: string[]
}

/** A traveller that arrives at a node; flow is absent where it did not come along a flow (start, return). */
export interface Arrival extends Traveller {
  flow?: string
}

/** One step under way: the state being rewritten and what behaviours may do to it. */
export interface Run {
  readonly definition: ProcessDefinition
  readonly state: InstanceState
  readonly effects: Effect[]
  /** an unused token, fork or timer number */
  nextNumber(): number
  addToken(fields: Omit<Token, 'id'>): Token
  replaceToken(token: Token): void
  /** takes a token away without a word; throws 'token-not-found' */
  removeToken(tokenId: string): void
  getToken(tokenId: string): Token
  findChildren(tokenId: string): Token[]
  /** cancels a token with its children and timers, and says so */
  cancelToken(tokenId: string, cause: CancelCause): void
  /** cancels everything within the token of a sub-process or call, also what is on its way */
  cancelWithin(tokenId: string, cause: CancelCause): void
  /** cancels everything at or below a path, also what is on its way */
  cancelUnder(path: Path, cause: CancelCause): void
  startTimer(node: string, tokenId: string, fired: number): void
  removeTimer(timerId: string): void
  cancelTimers(tokenId: string): void
  /** lets a traveller arrive at a node once the present behaviour is done */
  arrive(nodeId: string, arrival: Arrival): void
  /** sends a traveller along flows; more than one is a fork, none ends it */
  leave(traveller: Traveller, flows: Flow[]): void
  behaviourOf(node: FlowNode): Behaviour
  /** whether a condition holds for the variables, the traveller's outcome and these extra values */
  holds(condition: string, elementId: string, traveller: Traveller, extra?: Record<string, unknown>): boolean
  /** what an expression gives, with the same values */
  valueOf(expression: string, elementId: string, traveller: Traveller): unknown
  remember(entry: HistoryEntry): void
  /** nothing returns to a place at or below this path any more */
  forgetUnder(path: Path): void
  end(node: string | null, status: 'completed' | 'terminated', reason?: string): void
}

/** How one type of node acts. Every method may assume that the token or timer belongs to the node. */
export interface Behaviour<N extends FlowNode = FlowNode> {
  arrive(run: Run, node: N, arrival: Arrival): void
  /** the work of an active token is done; nodes without it cannot be completed from outside */
  complete?(run: Run, node: N, token: Token, outcome: string | undefined): void
  fireTimer?(run: Run, node: N, timer: Timer): void
  /** what the event waits for has come; the token waits at it, or at the activity it is attached to */
  occur?(run: Run, node: N, token: Token, cause: CancelCause): void
  /** one of several instances of the activity begins; its token is there */
  beginInstance?(run: Run, node: N, token: Token): void
  /** nothing is left within the token of a sub-process or call */
  endScope?(run: Run, node: N, token: Token): void
  /** tokens wait here, of one scope, and nothing else moves any more; says whether it went on. Forced where nothing else could. */
  settle?(run: Run, node: N, waiting: Token[], isForced: boolean): boolean
  /** what the host is told when an active token of this node is cancelled */
  announceCancel?(run: Run, node: N, token: Token, cause: CancelCause): void
}

export type Behaviours = { [T in NodeType]: Behaviour<Extract<FlowNode, { type: T }>> }

/** Facts a traveller keeps of the token it was. */
export function toTraveller(token: Token): Traveller {
  return {
    path: token.path,
    ...(token.parent !== undefined && { parent: token.parent }),
    ...(token.outcome !== undefined && { outcome: token.outcome }),
    ...(token.returnTo !== undefined && { returnTo: token.returnTo }),
  }
}

/** The instance a multi-instance child was created for, as effects carry it. */
export function toInstance(token: Token): { index?: number; element?: Json } {
  return token.index === undefined ? {} : { index: token.index, element: token.element ?? null }
}
