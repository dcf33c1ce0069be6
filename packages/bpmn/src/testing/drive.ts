import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Command, Effect } from '../commands.ts'
import { BpmnError } from '../errors.ts'
import type { ProcessDefinition } from '../model.ts'
import { isUnder } from '../path.ts'
import { toDefinition, type FlowSpec, type NodeSpec } from '../spec.ts'
import { createState, findOpenTasks, isLeaf, type InstanceState, type Token } from '../state.ts'
import { step } from '../step.ts'

export const testNamespace = { prefix: 'app', uri: 'urn:test:app' }

/** A definition from nodes and flows; a flow may be written as 'from > to' or 'from > to : condition', '*' being the default. */
export function buildProcess(nodes: NodeSpec[], flows: (string | FlowSpec)[]): ProcessDefinition {
  return toDefinition({ id: 'process', name: '', namespace: testNamespace, nodes, flows: flows.map(toFlowSpec) })
}

function toFlowSpec(flow: string | FlowSpec): FlowSpec {
  if (typeof flow !== 'string') return flow
  const [ends = '', condition] = flow.split(' : ')
  const [from = '', to = ''] = ends.split(' > ')
  if (condition === '*') return { from, to, default: true }
  return { from, to, ...(condition !== undefined && { condition }) }
}

/** One running instance for a test. Every step is checked for the invariants that hold for any process. */
export class Drive {
  /** that it runs by: another one after a migration */
  definition: ProcessDefinition
  state: InstanceState = createState()

  constructor(definition: ProcessDefinition, variables: Record<string, unknown> = {}, message?: string) {
    this.definition = definition
    this.do({ type: 'start', variables, ...(message !== undefined && { message }) })
  }

  do(command: Command): Effect[] {
    const { state, effects } = step(this.definition, deepFreeze(this.state), command)
    checkInvariants(state)
    this.state = state
    if (command.type === 'migrate') this.definition = command.to
    return effects
  }

  /** the code of the error a command fails with; the state stays */
  fail(command: Command): string {
    const before = JSON.stringify(this.state)
    try {
      step(this.definition, deepFreeze(this.state), command)
    } catch (error) {
      expect(JSON.stringify(this.state)).toBe(before)
      if (error instanceof BpmnError) return error.code
      throw error
    }
    return 'no error'
  }

  complete(node: string, outcome?: string, variables?: Record<string, unknown>): Effect[] {
    const tokenId = this.token(node).id
    return this.do({ type: 'complete', tokenId, ...(outcome !== undefined && { outcome }), ...(variables && { variables }) })
  }

  return(from: string, toNode: string, mode: 'walk-again' | 'straight-back' = 'walk-again'): Effect[] {
    return this.do({ type: 'return', fromTokenId: this.token(from).id, toNode, mode })
  }

  fireTimer(node: string): Effect[] {
    return this.do({ type: 'fireTimer', timerId: this.state.timers.find((timer) => timer.node === node)?.id ?? '' })
  }

  /** the first open task of a node */
  token(node: string): Token {
    const token = findOpenTasks(this.state).find((each) => each.node === node)
    if (!token) throw new Error(`no open task at ${node}, only at ${this.open().join(', ')}`)
    return token
  }

  /** node ids of the open tasks, sorted */
  open(): string[] {
    return findOpenTasks(this.state)
      .map((token) => token.node)
      .toSorted()
  }
}

/** As toEqual. Node's comparison comes first: it is asked some hundred thousand times, and an expectation costs as much as a step. */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}

/** What must be true of every state of every process. */
function checkInvariants(state: InstanceState): void {
  expectEqual(JSON.parse(JSON.stringify(state)), state)
  expectEqual(findBrokenInvariants(state), [])
}

// one plain list instead of many expectations: the property tests come here some hundred thousand times
function findBrokenInvariants({ status, tokens, timers }: InstanceState): string[] {
  const ids = new Set(tokens.map((token) => token.id))
  const isOver = status !== 'running'
  const leaves = tokens.filter(isLeaf)
  const broken = [
    ids.size < tokens.length && 'two tokens have one id',
    isOver && tokens.length + timers.length > 0 && 'something is left after the end',
    !isOver && !leaves.some((token) => token.state === 'active') && 'nothing can go on',
    timers.some((timer) => !ids.has(timer.tokenId)) && 'a timer has no token',
    tokens.some((token) => token.parent !== undefined && !ids.has(token.parent)) && 'a token has nothing around it',
    tokens.some((token) => token.scope && !tokens.some(({ parent }) => parent === token.id)) && 'a sub-process is empty',
    leaves.some((token) => leaves.some((other) => other !== token && isUnder(token.path, other.path))) && 'a token descends from another',
    ...tokens.map(({ id, multiInstance }) => {
      if (!multiInstance) return false
      const { created, completed, terminated = 0, elements } = multiInstance
      const children = tokens.filter((token) => token.parent === id).length
      return (
        (children === 0 || children + completed + terminated !== created || created > elements.length) &&
        `the instances of ${id} do not add up`
      )
    }),
  ]
  return broken.filter((message) => message !== false)
}

/** The types of the effects with their node, in order: 'taskCreated review'. */
export function summarise(effects: Effect[]): string[] {
  return effects.map((effect) => `${effect.type} ${effect.node ?? '-'}`)
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}
