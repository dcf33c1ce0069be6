import type { Arrival, Behaviour, Behaviours, Run, Traveller } from './behaviours/behaviour.ts'
import type { CancelCause, Effect } from './commands.ts'
import { evaluateCondition, evaluateExpression } from './condition.ts'
import { BpmnError } from './errors.ts'
import { getNode, type Flow, type FlowNode, type ProcessDefinition } from './model.ts'
import { isUnder } from './path.ts'
import { scopeVariables } from './scope.ts'
import { settle } from './settle.ts'
import { isLeaf, type HistoryEntry, type InstanceState, type Path, type Token } from './state.ts'

const maxMoves = 10_000
const maxHistory = 300

/** One step under way on a shallow copy of the state. Tokens, timers and entries are replaced, never changed, so the input stays whole. */
export class StepRun implements Run {
  readonly definition: ProcessDefinition
  readonly state: InstanceState
  readonly effects: Effect[] = []
  private readonly behaviours: Behaviours
  private agenda: { nodeId: string; arrival: Arrival }[] = []
  private lastNode: string | null = null

  constructor(definition: ProcessDefinition, state: InstanceState, behaviours: Behaviours) {
    this.definition = definition
    this.state = { ...state }
    this.behaviours = behaviours
  }

  /** Moves tokens until each waits or has ended. Throws 'too-many-moves' for a circle without a task, 'deadlock' where nothing could go on. */
  drain(): void {
    for (let moves = 0; this.state.status === 'running'; moves++) {
      const next = this.agenda.shift()
      if (moves > maxMoves) throw new BpmnError('too-many-moves', 'the process runs in circles without a task', { elementId: next?.nodeId })
      if (next) this.move(next.nodeId, next.arrival)
      else if (!settle(this)) break
    }
    if (this.state.status !== 'running') return
    if (this.state.tokens.length === 0) this.end(this.lastNode, 'completed')
    else if (!this.state.tokens.some((token) => token.state === 'active' && isLeaf(token))) {
      throw new BpmnError('deadlock', 'every token waits at a join that cannot fire', { elementId: this.state.tokens[0]?.node })
    }
  }

  private move(nodeId: string, arrival: Arrival): void {
    const node = getNode(this.definition, nodeId)
    this.lastNode = node.id
    this.behaviourOf(node).arrive(this, node, arrival)
  }

  behaviourOf(node: FlowNode): Behaviour {
    return this.behaviours[node.type]
  }

  nextNumber(): number {
    return this.state.sequence++
  }

  addToken(fields: Omit<Token, 'id'>): Token {
    const token = { id: `t${this.nextNumber()}`, ...fields }
    this.state.tokens = [...this.state.tokens, token]
    return token
  }

  replaceToken(token: Token): void {
    this.state.tokens = this.state.tokens.map((each) => (each.id === token.id ? token : each))
  }

  removeToken(tokenId: string): void {
    this.getToken(tokenId)
    this.state.tokens = this.state.tokens.filter((token) => token.id !== tokenId)
  }

  getToken(tokenId: string): Token {
    const token = this.state.tokens.find((each) => each.id === tokenId)
    if (!token) throw new BpmnError('token-not-found', `no token ${tokenId}`)
    return token
  }

  findChildren(tokenId: string): Token[] {
    return this.state.tokens.filter((token) => token.parent === tokenId)
  }

  cancelToken(tokenId: string, cause: CancelCause): void {
    const token = this.state.tokens.find((each) => each.id === tokenId)
    // a parent takes its children with it, so a list of tokens to cancel may name one twice
    if (!token) return
    this.cancelWithin(tokenId, cause)
    this.cancelTimers(tokenId)
    this.removeToken(tokenId)
    const node = getNode(this.definition, token.node)
    if (token.state === 'active' && isLeaf(token)) this.behaviourOf(node).announceCancel?.(this, node, token, cause)
  }

  cancelWithin(tokenId: string, cause: CancelCause): void {
    for (const child of this.findChildren(tokenId)) this.cancelToken(child.id, cause)
    this.agenda = this.agenda.filter(({ arrival }) => arrival.parent !== tokenId)
  }

  cancelUnder(path: Path, cause: CancelCause): void {
    for (const token of this.state.tokens.filter((each) => isUnder(each.path, path))) this.cancelToken(token.id, cause)
    this.agenda = this.agenda.filter(({ arrival }) => !isUnder(arrival.path, path))
  }

  startTimer(nodeId: string, tokenId: string, fired: number): void {
    const node = getNode(this.definition, nodeId)
    if (!('timer' in node) || !node.timer) throw new BpmnError('unsupported-feature', `${nodeId} has no timer`, { elementId: nodeId })
    const id = `m${this.nextNumber()}`
    this.state.timers = [...this.state.timers, { id, node: nodeId, tokenId, fired }]
    const { kind, expression } = node.timer
    this.effects.push({ type: 'timerStarted', timerId: id, node: nodeId, tokenId, kind, expression, fired })
  }

  removeTimer(timerId: string): void {
    this.state.timers = this.state.timers.filter((timer) => timer.id !== timerId)
  }

  cancelTimers(tokenId: string): void {
    for (const timer of this.state.timers.filter((each) => each.tokenId === tokenId)) {
      this.removeTimer(timer.id)
      this.effects.push({ type: 'timerCancelled', timerId: timer.id, node: timer.node, tokenId })
    }
  }

  arrive(nodeId: string, arrival: Arrival): void {
    this.agenda.push({ nodeId, arrival })
  }

  leave(traveller: Traveller, flows: Flow[]): void {
    const scope = flows.length === 0 && traveller.parent !== undefined ? this.getToken(traveller.parent) : undefined
    // a sub-process has the outcome of what ends last in it
    if (scope && traveller.outcome !== undefined) this.replaceToken({ ...scope, outcome: traveller.outcome })
    const fork = flows.length > 1 ? this.nextNumber() : undefined
    for (const [branch, flow] of flows.entries()) {
      const path = fork === undefined ? traveller.path : [...traveller.path, `${fork}.${branch}`]
      this.arrive(flow.target, { ...traveller, path, flow: flow.id })
    }
  }

  holds(condition: string, elementId: string, traveller: Traveller, extra: Record<string, unknown> = {}): boolean {
    return this.evaluate(evaluateCondition, condition, elementId, traveller, extra)
  }

  valueOf(expression: string, elementId: string, traveller: Traveller): unknown {
    return this.evaluate(evaluateExpression, expression, elementId, traveller, {})
  }

  private evaluate<T>(
    evaluator: (text: string, variables: Record<string, unknown>) => T,
    text: string,
    elementId: string,
    traveller: Traveller,
    extra: Record<string, unknown>,
  ): T {
    const { variables, outcomes, tally } = this.state
    const within = scopeVariables(this.definition, this.state, traveller.parent)
    try {
      return evaluator(text, { ...variables, ...within, outcomes, tally, outcome: traveller.outcome ?? null, ...extra })
    } catch (error) {
      if (!(error instanceof BpmnError)) throw error
      throw new BpmnError(error.code, error.message, { elementId, position: error.position })
    }
  }

  remember(entry: HistoryEntry): void {
    this.state.history = [...this.state.history, entry].slice(-maxHistory)
  }

  forgetUnder(path: Path): void {
    this.state.history = this.state.history.filter((entry) => !isUnder(entry.path, path))
  }

  end(node: string | null, status: 'completed' | 'terminated', reason?: string): void {
    for (const token of this.state.tokens) this.cancelToken(token.id, 'terminate')
    this.agenda = []
    // where it is opened again it may return to the steps it walked alone
    this.state.history = this.state.history.filter(({ kind, path }) => kind === 'visit' && path.length === 0)
    this.state.status = status
    this.effects.push({ type: 'ended', node, status, ...(reason !== undefined && { reason }) })
  }
}
