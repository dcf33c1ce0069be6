import type { Arrival, Behaviour, Behaviours, Run, Traveller } from './behaviours/behaviour.ts'
import type { CancelCause, Effect } from './commands.ts'
import { evaluateCondition } from './condition.ts'
import { BpmnError } from './errors.ts'
import { getNode, type Flow, type FlowNode, type ProcessDefinition } from './model.ts'
import type { HistoryEntry, InstanceState, Token } from './state.ts'

const maxMoves = 10_000
const maxHistory = 300

/** One step under way on a shallow copy of the state. Tokens, timers and entries are replaced, never changed, so the input stays whole. */
export class StepRun implements Run {
  readonly definition: ProcessDefinition
  readonly state: InstanceState
  readonly effects: Effect[] = []
  private readonly behaviours: Behaviours
  private readonly agenda: { nodeId: string; arrival: Arrival }[] = []
  private lastNode: string | null = null

  constructor(definition: ProcessDefinition, state: InstanceState, behaviours: Behaviours) {
    this.definition = definition
    this.state = { ...state }
    this.behaviours = behaviours
  }

  /** Moves tokens until each waits or has ended. Throws 'too-many-moves' for a circle without a task, 'deadlock' where nothing could go on. */
  drain(): void {
    for (let moves = 0, next = this.agenda.shift(); next && this.state.status === 'running'; next = this.agenda.shift()) {
      if (++moves > maxMoves)
        throw new BpmnError('too-many-moves', 'the process runs in circles without a task', { elementId: next.nodeId })
      const node = getNode(this.definition, next.nodeId)
      this.lastNode = node.id
      this.behaviourOf(node).arrive(this, node, next.arrival)
    }
    if (this.state.status !== 'running') return
    if (this.state.tokens.length === 0) this.end(this.lastNode, 'completed')
    else if (!this.state.tokens.some((token) => token.state === 'active')) {
      throw new BpmnError('deadlock', 'every token waits at a join that cannot fire', { elementId: this.state.tokens[0]?.node })
    }
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
    for (const child of this.findChildren(tokenId)) this.cancelToken(child.id, cause)
    this.cancelTimers(tokenId)
    this.removeToken(tokenId)
    const node = getNode(this.definition, token.node)
    if (token.state === 'active') this.behaviourOf(node).announceCancel?.(this, node, token, cause)
  }

  startTimer(nodeId: string, tokenId: string, fired: number): void {
    const node = getNode(this.definition, nodeId)
    if (!('timer' in node)) throw new BpmnError('unsupported-feature', `${nodeId} has no timer`, { elementId: nodeId })
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
    const fork = flows.length > 1 ? this.nextNumber() : undefined
    for (const [branch, flow] of flows.entries()) {
      const path = fork === undefined ? traveller.path : [...traveller.path, `${fork}.${branch}`]
      this.arrive(flow.target, { ...traveller, path, flow: flow.id })
    }
  }

  holds(condition: string, elementId: string, traveller: Traveller, extra: Record<string, unknown> = {}): boolean {
    const { variables, outcomes, tally } = this.state
    try {
      return evaluateCondition(condition, { ...variables, outcomes, tally, outcome: traveller.outcome ?? null, ...extra })
    } catch (error) {
      if (!(error instanceof BpmnError)) throw error
      throw new BpmnError(error.code, error.message, { elementId, position: error.position })
    }
  }

  remember(entry: HistoryEntry): void {
    this.state.history = [...this.state.history, entry].slice(-maxHistory)
  }

  end(node: string | null, status: 'completed' | 'terminated', reason?: string): void {
    for (const token of this.state.tokens) this.cancelToken(token.id, 'terminate')
    this.agenda.length = 0
    // an ended instance never returns anywhere
    this.state.history = []
    this.state.status = status
    this.effects.push({ type: 'ended', node, status, ...(reason !== undefined && { reason }) })
  }
}
