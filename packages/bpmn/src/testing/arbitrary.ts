import fc from 'fast-check'
import type { ProcessSpec } from '../spec.ts'
import { testNamespace } from './drive.ts'

/** A process made of blocks inside one another. */
export type Block =
  | { kind: 'task' | 'service' | 'wait' }
  | { kind: 'signers'; parallel: boolean; collection: 'none' | 'one' | 'three'; early: boolean }
  | { kind: 'timed'; detour: Block }
  | { kind: 'sequence' | 'exclusive' | 'parallel'; blocks: Block[] }
  | { kind: 'loop'; body: Block }

/** Variables that the collections of random processes need. */
export const blockVariables = { none: [], one: ['a'], three: ['a', 'b', 'c'] }

/** Random blocks in a row with a task after each, so that there is somewhere to return from; loops only where asked for. */
export function arbitraryBlock(options: { hasLoops: boolean }): fc.Arbitrary<Block> {
  return fc
    .array(arbitraryInner(options), { minLength: 1, maxLength: 3 })
    .map((blocks) => ({ kind: 'sequence', blocks: blocks.flatMap((block) => [block, { kind: 'task' }]) }))
}

function arbitraryInner({ hasLoops }: { hasLoops: boolean }): fc.Arbitrary<Block> {
  const signers: fc.Arbitrary<Block> = fc.record({
    kind: fc.constant('signers'),
    parallel: fc.boolean(),
    collection: fc.constantFrom('none', 'one', 'three'),
    early: fc.boolean(),
  })
  const leaf: fc.Arbitrary<Block> = fc.oneof(
    { weight: 5, arbitrary: fc.constant<Block>({ kind: 'task' }) },
    { weight: 1, arbitrary: fc.constantFrom<Block>({ kind: 'service' }, { kind: 'wait' }) },
    { weight: 2, arbitrary: signers },
  )
  return fc.letrec<{ block: Block }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      leaf,
      ...(['sequence', 'exclusive', 'parallel'] as const).map((kind) =>
        fc.array(tie('block'), { minLength: 2, maxLength: 3 }).map((blocks): Block => ({ kind, blocks })),
      ),
      tie('block').map((detour): Block => ({ kind: 'timed', detour })),
      ...(hasLoops ? [tie('block').map((body): Block => ({ kind: 'loop', body }))] : []),
    ),
  })).block
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

class Builder {
  private readonly spec: ProcessSpec
  private count = 0

  constructor(spec: ProcessSpec) {
    this.spec = spec
  }

  node(type: ProcessSpec['nodes'][number]['type'], fields: Partial<ProcessSpec['nodes'][number]> = {}): string {
    const id = `${type}_${this.count++}`
    this.spec.nodes.push({ id, type, ...fields })
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
        return this.append(after, this.node('serviceTask'))
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
        const task = this.append(after, this.node('userTask'))
        const timer = this.node('boundaryEvent', { attachedTo: task, timer: { kind: 'duration', expression: 'P5D' } })
        const merge = this.node('exclusiveGateway')
        this.flow(task, merge)
        this.flow(this.add(block.detour, timer), merge)
        return merge
      }
      case 'sequence':
        return block.blocks.reduce((last, each) => this.add(each, last), after)
      case 'exclusive':
      case 'parallel':
        return this.addBranches(block.kind === 'parallel' ? 'parallelGateway' : 'exclusiveGateway', block.blocks, after)
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

  private addBranches(type: 'parallelGateway' | 'exclusiveGateway', blocks: Block[], after: string): string {
    const split = this.append(after, this.node(type))
    const join = this.node(type)
    for (const [index, block] of blocks.entries()) {
      const isLast = index === blocks.length - 1
      // a pass-through gateway at the head of each branch carries the condition, whatever the branch begins with
      const head = this.node('exclusiveGateway')
      const condition = isLast ? { default: true } : { condition: `outcome == '${index === 0 ? 'a' : 'b'}'` }
      this.flow(split, head, type === 'exclusiveGateway' ? condition : {})
      this.flow(this.add(block, head), join)
    }
    return join
  }

  private append(after: string, node: string): string {
    this.flow(after, node)
    return node
  }
}

/** A random wish, made concrete against whatever the instance offers when its turn comes. */
export interface Wish {
  kind: 'complete' | 'walk-again' | 'straight-back' | 'fireTimer' | 'setVariables' | 'nonsense'
  pick: number
  target: number
  outcome: 'a' | 'b' | 'again' | 'go'
}

/** Random sequences of wishes. */
export const arbitraryWishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 6, arbitrary: fc.constant('complete' as const) },
      { weight: 3, arbitrary: fc.constantFrom('walk-again' as const, 'straight-back' as const) },
      { weight: 1, arbitrary: fc.constantFrom('fireTimer' as const, 'setVariables' as const, 'nonsense' as const) },
    ),
    pick: fc.nat(50),
    target: fc.nat(50),
    outcome: fc.constantFrom('a', 'b', 'again', 'go'),
  }),
  { maxLength: 30, size: 'max' },
)
