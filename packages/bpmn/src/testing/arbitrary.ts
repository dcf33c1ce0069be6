import fc from 'fast-check'
import type { Host } from '../host.ts'
import type { ProcessDefinition } from '../model.ts'
import type { NodeSpec, ProcessSpec } from '../spec.ts'
import { testNamespace } from './drive.ts'

/** A process made of blocks inside one another. */
export type Block =
  | { kind: 'task' | 'service' | 'wait' }
  | { kind: 'signers'; parallel: boolean; collection: 'none' | 'one' | 'three'; early: boolean }
  | { kind: 'timed'; detour: Block; by?: TaskEvent }
  | { kind: 'sequence' | 'exclusive' | 'parallel'; blocks: Block[] }
  | { kind: 'loop'; body: Block }
  | { kind: 'inclusive'; blocks: Block[] }
  | { kind: 'letter' | 'announced' | 'linked' }
  /** begins with a letter as well; a choice that ends everything in its scope */
  | { kind: 'begun' | 'cut' }
  | { kind: 'within'; body: Block; how: 'subProcess' | 'callActivity'; repeated: 'no' | 'parallel' | 'row' | 'number'; event: ScopeEvent }

/** What may happen while a task is open: once in its place (a timer, a message), or beside it (a signal, again and again). */
type TaskEvent = 'timer' | 'message' | 'signal' | 'cycle'

/** What may happen to a sub-process or call: an event on it, an error or a terminate event within. */
type ScopeEvent = 'none' | 'message' | 'late' | 'error' | 'terminate'

/** What random processes are made of, beside tasks, choices and parallel branches. */
export interface BlockOptions {
  hasLoops: boolean
  /** sub-processes, calls, inclusive gateways, messages, signals, errors and links too */
  isRich?: boolean
  /** and whatever else the engine runs: events on tasks, a start by a message, a terminate end */
  isFull?: boolean
}

/** Variables that the collections of random processes need. */
export const blockVariables = { none: [], one: ['a'], three: ['a', 'b', 'c'] }

/** What random processes need of their host. */
export const blockHost: Host = { services: ['job'], messages: ['letter'], signals: ['news', 'call'] }

/** Random blocks in a row with a task after each, so that there is somewhere to return from; loops only where asked for. */
export function arbitraryBlock(options: BlockOptions): fc.Arbitrary<Block> {
  return fc
    .tuple(
      fc.array(arbitraryInner(options), { minLength: 1, maxLength: 3 }),
      fc.constantFrom<Block[]>(...(options.isFull === true ? [[], [{ kind: 'begun' } as const]] : [[]])),
    )
    .map(([blocks, first]) => ({ kind: 'sequence', blocks: [...first, ...blocks.flatMap((block): Block[] => [block, { kind: 'task' }])] }))
}

function arbitraryInner({ hasLoops, isRich = false, isFull = false }: BlockOptions): fc.Arbitrary<Block> {
  const signers: fc.Arbitrary<Block> = fc.record({
    kind: fc.constant('signers'),
    parallel: fc.boolean(),
    collection: fc.constantFrom('none', 'one', 'three'),
    early: fc.boolean(),
  })
  const leaf: fc.Arbitrary<Block> = fc.oneof(
    { weight: 5, arbitrary: fc.constant<Block>({ kind: 'task' }) },
    { weight: 1, arbitrary: fc.constantFrom<Block>({ kind: 'service' }, { kind: 'wait' }) },
    ...(isRich ? [{ weight: 1, arbitrary: fc.constantFrom<Block>({ kind: 'letter' }, { kind: 'announced' }, { kind: 'linked' }) }] : []),
    ...(isFull ? [{ weight: 1, arbitrary: fc.constant<Block>({ kind: 'cut' }) }] : []),
    { weight: 2, arbitrary: signers },
  )
  return fc.letrec<{ block: Block }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      leaf,
      ...(['sequence', 'exclusive', 'parallel', ...(isRich ? (['inclusive'] as const) : [])] as const).map((kind) =>
        fc.array(tie('block'), { minLength: 2, maxLength: 3 }).map((blocks): Block => ({ kind, blocks })),
      ),
      tie('block').map((detour): Block => ({ kind: 'timed', detour })),
      ...(isFull ? [arbitraryTaskEvent(tie('block'))] : []),
      ...(hasLoops ? [tie('block').map((body): Block => ({ kind: 'loop', body }))] : []),
      ...(isRich ? [arbitraryWithin(tie('block')), arbitraryWithin(tie('block'))] : []),
    ),
  })).block
}

function arbitraryTaskEvent(detour: fc.Arbitrary<Block>): fc.Arbitrary<Block> {
  return fc.record({ kind: fc.constant('timed' as const), detour, by: fc.constantFrom<TaskEvent>('message', 'signal', 'cycle') })
}

function arbitraryWithin(body: fc.Arbitrary<Block>): fc.Arbitrary<Block> {
  return fc.record({
    kind: fc.constant('within' as const),
    body,
    how: fc.constantFrom('subProcess' as const, 'callActivity' as const),
    repeated: fc.constantFrom('no' as const, 'no' as const, 'parallel' as const, 'row' as const, 'number' as const),
    event: fc.constantFrom<ScopeEvent>('none', 'message', 'late', 'error', 'terminate'),
  })
}

/** The process of a block: a first task, the block, an end. Loops go round on outcome 'again', choices follow 'a', 'b', else the last. */
export function toSpec(block: Block): ProcessSpec {
  const spec: ProcessSpec = {
    id: 'random',
    name: '随机流程',
    namespace: testNamespace,
    nodes: [{ id: 'start', type: 'startEvent' }],
    flows: [],
  }
  const builder = new Builder(spec)
  const first = builder.node('userTask')
  builder.flow('start', first)
  const last = builder.add(block, first)
  builder.flow(last, builder.node('endEvent'))
  return spec
}

const triggers: Record<TaskEvent, Partial<NodeSpec>> = {
  timer: { timer: { kind: 'duration', expression: 'P5D' } },
  message: { message: 'letter' },
  // another one than processes send themselves: it would rouse itself
  signal: { signal: 'call', interrupting: false },
  cycle: { timer: { kind: 'cycle', expression: 'R3/P1D' }, interrupting: false },
}

/** The same process with one task more before its end. */
export function withOneMore({ nodes, flows, ...spec }: ProcessSpec): ProcessSpec {
  const [last, end] = [flows.at(-1)!, nodes.at(-1)!]
  return {
    ...spec,
    nodes: [...nodes, { id: 'more', type: 'userTask' }],
    flows: [...flows.slice(0, -1), { ...last, to: 'more' }, { from: 'more', to: end.id }],
  }
}

const suffix = '_again'

/** The same process with other ids. */
export function renamed({ nodes, flows, ...spec }: ProcessSpec): ProcessSpec {
  const name = (id: string) => (nodes.some((node) => node.id === id) ? id + suffix : id)
  return {
    ...spec,
    nodes: nodes.map((node) => ({
      ...node,
      id: name(node.id),
      ...(node.scope !== undefined && { scope: name(node.scope) }),
      ...(node.attachedTo !== undefined && { attachedTo: name(node.attachedTo) }),
    })),
    flows: flows.map((flow) => ({ ...flow, from: name(flow.from), to: name(flow.to) })),
  }
}

/** What the nodes of one of these processes are called in another. */
export function namesIn(from: ProcessDefinition, to: ProcessDefinition): Record<string, string> {
  const isRenamed = Object.keys(to.nodes).some((id) => id.endsWith(suffix))
  return Object.fromEntries(Object.keys(from.nodes).map((id) => [id, id.replace(suffix, '') + (isRenamed ? suffix : '')]))
}

class Builder {
  private readonly spec: ProcessSpec
  private count = 0
  private scope: string | undefined

  constructor(spec: ProcessSpec) {
    this.spec = spec
  }

  node(type: ProcessSpec['nodes'][number]['type'], fields: Partial<ProcessSpec['nodes'][number]> = {}): string {
    const id = `${type}_${this.count++}`
    this.spec.nodes.push({ id, type, ...(this.scope !== undefined && { scope: this.scope }), ...fields })
    return id
  }

  flow(from: string, to: string, fields: { condition?: string; default?: boolean } = {}): void {
    this.spec.flows.push({ from, to, ...fields })
  }

  // puts a block behind a node and gives the node it ends with
  add(block: Block, after: string): string {
    switch (block.kind) {
      case 'task':
        return this.append(after, this.node('userTask'))
      case 'service':
        return this.append(after, this.node('serviceTask', { handler: 'job' }))
      case 'wait':
        return this.append(after, this.node('intermediateCatchEvent', { timer: { kind: 'duration', expression: 'PT1H' } }))
      case 'signers': {
        const { parallel, collection, early } = block
        const completionCondition = early ? { completionCondition: "outcome == 'b'" } : {}
        return this.append(
          after,
          this.node('userTask', { multiInstance: { parallel, collection, elementVariable: 'who', ...completionCondition } }),
        )
      }
      case 'timed': {
        const { by = 'timer', detour } = block
        const task = this.append(after, this.node('userTask'))
        const event = this.node('boundaryEvent', { attachedTo: task, ...triggers[by] })
        const merge = this.node('exclusiveGateway')
        this.flow(task, merge)
        this.flow(this.add(detour, event), triggers[by].interrupting === false ? this.node('endEvent') : merge)
        return merge
      }
      case 'begun': {
        const merge = this.append(after, this.node('exclusiveGateway'))
        this.flow(this.node('startEvent', { message: 'letter' }), merge)
        return merge
      }
      case 'cut': {
        const choice = this.append(after, this.node('exclusiveGateway'))
        this.flow(choice, this.node('endEvent', { terminate: true }), { condition: "outcome == 'b'" })
        const rest = this.node('exclusiveGateway')
        this.flow(choice, rest, { default: true })
        return rest
      }
      case 'sequence':
        return block.blocks.reduce((last, each) => this.add(each, last), after)
      case 'exclusive':
      case 'inclusive':
      case 'parallel':
        return this.addBranches(`${block.kind}Gateway`, block.blocks, after)
      case 'letter':
        return this.append(after, this.node('intermediateCatchEvent', { message: 'letter' }))
      case 'announced':
        return this.append(after, this.node('intermediateThrowEvent', { signal: 'news' }))
      case 'linked': {
        const link = this.append(after, this.node('intermediateThrowEvent', { link: `link${this.count}` }))
        return this.node('intermediateCatchEvent', { link: `link${this.count - 1}`, name: link })
      }
      case 'within':
        return this.addWithin(block, after)
      case 'loop': {
        const merge = this.append(after, this.node('exclusiveGateway'))
        const last = this.append(this.add(block.body, merge), this.node('userTask'))
        const choice = this.append(last, this.node('exclusiveGateway'))
        this.flow(choice, merge, { condition: "outcome == 'again'" })
        const rest = this.node('exclusiveGateway')
        this.flow(choice, rest, { default: true })
        return rest
      }
    }
  }

  private addWithin({ body, how, repeated, event }: Extract<Block, { kind: 'within' }>, after: string): string {
    const called = how === 'callActivity' ? { calledElement: `called${this.count}` } : {}
    const activity = this.append(after, this.node(how, { ...called, ...toRepetition(repeated) }))
    const outer = this.scope
    this.scope = called.calledElement ?? activity
    const first = this.append(this.node('startEvent'), this.node('userTask'))
    const split = event === 'terminate' ? this.append(first, this.node('parallelGateway')) : first
    if (event === 'terminate') this.append(this.append(split, this.node('userTask')), this.node('endEvent', { terminate: true }))
    const last = this.append(this.add(body, split), this.node('userTask'))
    const choice = this.append(last, this.node('exclusiveGateway'))
    if (event === 'error') this.flow(choice, this.node('endEvent', { error: 'broken' }), { condition: "outcome == 'b'" })
    this.flow(choice, this.node('endEvent'), event === 'error' ? { default: true } : {})
    this.scope = outer
    const merge = this.append(activity, this.node('exclusiveGateway'))
    const attached = (fields: Partial<ProcessSpec['nodes'][number]>) => this.node('boundaryEvent', { attachedTo: activity, ...fields })
    if (event === 'message') this.flow(attached({ message: 'letter' }), merge)
    if (event === 'error') this.flow(this.append(attached({ error: '' }), this.node('userTask')), merge)
    if (event === 'late') {
      const late = attached({ interrupting: false, timer: { kind: 'duration', expression: 'P3D' } })
      this.append(this.append(late, this.node('userTask')), this.node('endEvent'))
      this.append(this.append(attached({ interrupting: false, signal: 'news' }), this.node('userTask')), this.node('endEvent'))
    }
    return merge
  }

  private addBranches(type: 'parallelGateway' | 'exclusiveGateway' | 'inclusiveGateway', blocks: Block[], after: string): string {
    const split = this.append(after, this.node(type))
    const join = this.node(type)
    for (const [index, block] of blocks.entries()) {
      const isLast = index === blocks.length - 1
      // a pass-through gateway at the head of each branch carries the condition, whatever the branch begins with
      const head = this.node('exclusiveGateway')
      const asked = index === 0 ? "outcome == 'a'" : type === 'inclusiveGateway' ? "outcome in ['a', 'b']" : "outcome == 'b'"
      const condition = isLast ? { default: true } : { condition: asked }
      this.flow(split, head, type === 'parallelGateway' ? {} : condition)
      this.flow(this.add(block, head), join)
    }
    return join
  }

  private append(after: string, node: string): string {
    this.flow(after, node)
    return node
  }
}

function toRepetition(repeated: 'no' | 'parallel' | 'row' | 'number'): Partial<ProcessSpec['nodes'][number]> {
  if (repeated === 'no') return {}
  if (repeated === 'number') return { multiInstance: { cardinality: '1 + 1' } }
  return { multiInstance: { parallel: repeated === 'parallel', collection: 'three', elementVariable: 'who' } }
}

/** A random wish, made concrete against whatever the instance offers when its turn comes. */
export interface Wish {
  kind: 'complete' | 'walk-again' | 'straight-back' | Rare
  pick: number
  target: number
  outcome: 'a' | 'b' | 'again' | 'go'
}

const rare = [
  'fireTimer',
  'setVariables',
  'nonsense',
  'add',
  'countersign',
  'remove',
  'cancel',
  'jump',
  'jump-whole',
  'message',
  'signal',
  'migrate',
  'detour',
  'detour-again',
  'reopen',
  'terminate',
] as const
type Rare = (typeof rare)[number]

/** Random sequences of wishes. */
export const arbitraryWishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 6, arbitrary: fc.constant('complete' as const) },
      { weight: 3, arbitrary: fc.constantFrom('walk-again' as const, 'straight-back' as const) },
      { weight: 5, arbitrary: fc.constantFrom<Rare>(...rare) },
      {
        weight: 4,
        arbitrary: fc.constantFrom<Rare>('message', 'message', 'fireTimer', 'signal', 'remove', 'remove', 'countersign', 'add'),
      },
    ),
    pick: fc.nat(50),
    target: fc.nat(50),
    outcome: fc.constantFrom('a', 'b', 'again', 'go'),
  }),
  { maxLength: 30, size: 'max' },
)
