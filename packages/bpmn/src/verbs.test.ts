import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import type { NodeSpec } from './spec.ts'
import { buildProcess, Drive } from './testing/drive.ts'

const task = (id: string, fields: Partial<NodeSpec> = {}): NodeSpec => ({ id, type: 'userTask', ...fields })
const signed = (multiInstance: NodeSpec['multiInstance']) => task('x', { multiInstance: { collection: 'signers', ...multiInstance } })

/** Around each construct: fill comes before, seal after. The task in question is x. */
function around(nodes: NodeSpec[], flows: string[]): () => Drive {
  const frame: NodeSpec[] = [{ id: 'start', type: 'startEvent' }, task('fill'), task('seal'), { id: 'end', type: 'endEvent' }]
  const definition = buildProcess([...frame, ...nodes], ['start > fill', 'seal > end', ...flows])
  return () => {
    const drive = new Drive(definition, { signers: ['li', 'wang', 'zhao'], both: true })
    drive.complete('fill')
    return drive
  }
}

const within = (type: 'subProcess' | 'callActivity', id: string, scope: string): NodeSpec[] => [
  { id, type, ...(type === 'callActivity' && { calledElement: scope }) },
  { id: 'in', type: 'startEvent', scope },
  task('x', { scope }),
  { id: 'out', type: 'endEvent', scope },
]

const straight = ['fill > x', 'x > seal']
const inner = ['in > x', 'x > out']
const repeated = (multiInstance: NodeSpec['multiInstance']) => around([signed(multiInstance)], straight)

const constructs = {
  single: around([task('x')], straight),
  'countersign, all': repeated({}),
  'countersign, any': repeated({ completionCondition: 'numberOfCompletedInstances >= 1' }),
  'countersign, share': repeated({ completionCondition: 'numberOfCompletedInstances / numberOfInstances >= 0.6' }),
  'in sequence': repeated({ parallel: false }),
  'parallel branch': around(
    [{ id: 'split', type: 'parallelGateway' }, task('x'), task('y'), { id: 'join', type: 'parallelGateway' }],
    ['fill > split', 'split > x', 'split > y', 'x > join', 'y > join', 'join > seal'],
  ),
  'sub-process': around(within('subProcess', 'sub', 'sub'), ['fill > sub', 'sub > seal', ...inner]),
  'call activity': around(within('callActivity', 'call', 'called'), ['fill > call', 'call > seal', ...inner]),
  'after a timer': () => {
    const drive = around(
      [{ id: 'wait', type: 'intermediateCatchEvent', timer: { kind: 'duration', expression: 'P1D' } }, task('x')],
      ['fill > wait', 'wait > x', 'x > seal'],
    )()
    drive.fireTimer('wait')
    return drive
  },
  'inclusive branch': around(
    [{ id: 'split', type: 'inclusiveGateway' }, task('x'), task('y'), task('z'), { id: 'join', type: 'inclusiveGateway' }],
    ['fill > split', 'split > x : both', 'split > y : both', 'split > z : *', 'x > join', 'y > join', 'z > join', 'join > seal'],
  ),
} satisfies Record<string, () => Drive>

type Construct = keyof typeof constructs

const at = (drive: Drive) => drive.token('x').id
const add = (position: 'before' | 'after' | 'beside' | 'end'): ((drive: Drive) => Command) => {
  return (drive) => ({ type: 'addInstance', tokenId: at(drive), element: 'sun', position })
}

const verbs = {
  'return, walk again': (drive) => ({ type: 'return', fromTokenId: at(drive), toNode: 'fill', mode: 'walk-again' }),
  'return, straight back': (drive) => ({ type: 'return', fromTokenId: at(drive), toNode: 'fill', mode: 'straight-back' }),
  'jump on': (drive) => ({ type: 'jump', fromTokenId: at(drive), toNode: 'seal' }),
  'jump of the whole': () => ({ type: 'jump', toNode: 'seal' }),
  'add before': add('before'),
  'add after': add('after'),
  'add beside': add('beside'),
  'add at the end': add('end'),
  'countersign together': (drive) => ({ type: 'countersign', tokenId: at(drive), elements: ['sun', 'qian'], order: 'together' }),
  'countersign in sequence': (drive) => ({ type: 'countersign', tokenId: at(drive), elements: ['sun', 'qian'], order: 'sequence' }),
  'remove one that is asked': (drive) => ({ type: 'cancelInstance', tokenId: at(drive) }),
  'remove one that is not asked yet': (drive) => ({ type: 'removeInstance', tokenId: at(drive), index: 2 }),
  terminate: () => ({ type: 'terminate' }),
} satisfies Record<string, (drive: Drive) => Command>

type Verb = keyof typeof verbs

/** What is open after the verb, or the code it is refused with. */
const notInstance = 'token-not-an-instance'
const plain: Record<Verb, string> = {
  'return, walk again': 'fill',
  'return, straight back': 'fill',
  'jump on': 'seal',
  'jump of the whole': 'seal',
  'add before': 'x',
  'add after': 'x',
  'add beside': 'x x',
  'add at the end': notInstance,
  'countersign together': 'x x',
  'countersign in sequence': 'x',
  'remove one that is asked': notInstance,
  'remove one that is not asked yet': notInstance,
  terminate: '',
}
const countersign: Record<Verb, string> = {
  ...plain,
  'add before': 'x x x',
  'add after': 'x x x',
  'add beside': 'x x x x',
  'add at the end': 'x x x x',
  'countersign together': 'x x x x',
  'countersign in sequence': 'x x x',
  'remove one that is asked': 'x x',
  'remove one that is not asked yet': 'instance-begun',
}
const branch: Record<Verb, string> = {
  ...plain,
  'return, straight back': 'fill y',
  'jump on': 'jump-across-branches',
  'add before': 'x y',
  'add after': 'x y',
  'add beside': 'x x y',
  'countersign together': 'x x y',
  'countersign in sequence': 'x y',
}

const table: Record<Construct, Record<Verb, string>> = {
  single: plain,
  'countersign, all': countersign,
  'countersign, any': countersign,
  'countersign, share': countersign,
  'in sequence': {
    ...plain,
    'add at the end': 'x',
    'remove one that is asked': 'x',
    'remove one that is not asked yet': 'x',
  },
  'parallel branch': branch,
  'sub-process': plain,
  'call activity': plain,
  'after a timer': plain,
  'inclusive branch': branch,
}

const cells = Object.entries(table).flatMap(([construct, row]) =>
  Object.entries(row).map(([verb, expected]) => [verb as Verb, construct as Construct, expected] as const),
)

describe('every verb on every construct works, or is refused with its code', () => {
  it.each(cells)('%s: %s → %s', (verb, construct, expected) => {
    const drive = constructs[construct]()
    const command = verbs[verb](drive)
    if (expected.includes('-')) {
      expect(drive.fail(command)).toBe(expected)
      return
    }
    drive.do(command)
    expect(drive.open().join(' ')).toBe(expected)
    for (let steps = 0; drive.state.status === 'running'; steps++) {
      expect(steps).toBeLessThan(50)
      const [timer] = drive.state.timers
      if (timer) drive.do({ type: 'fireTimer', timerId: timer.id })
      else drive.complete(drive.open()[0] ?? '')
    }
    expect(drive.state.status).toBe(verb === 'terminate' ? 'terminated' : 'completed')
    expect(drive.state.tokens).toEqual([])
  })

  it.each<[Construct, string]>([
    ['single', 'x'],
    ['countersign, all', 'x x x'],
    ['in sequence', 'x'],
    ['parallel branch', 'jump-across-branches'],
    ['sub-process', 'x'],
    ['call activity', 'x'],
    ['after a timer', 'x'],
    ['inclusive branch', 'x'],
  ])('jump back from after it: %s → %s', (construct, expected) => {
    const drive = constructs[construct]()
    drive.do({ type: 'jump', toNode: 'seal' })
    const command: Command = { type: 'jump', fromTokenId: drive.token('seal').id, toNode: 'x' }
    if (expected.includes('-')) expect(drive.fail(command)).toBe(expected)
    else {
      drive.do(command)
      expect(drive.open().join(' ')).toBe(expected)
    }
  })

  it.each<[Construct, string]>([
    ['single', 'x'],
    ['countersign, all', 'x x x'],
    ['in sequence', 'x'],
    ['parallel branch', 'x'],
    ['sub-process', 'x'],
    ['call activity', 'x'],
    ['after a timer', 'x'],
    ['inclusive branch', 'x'],
  ])('return into it from after it: %s → %s', (construct, expected) => {
    for (const mode of ['walk-again', 'straight-back'] as const) {
      const drive = constructs[construct]()
      while (drive.open()[0] !== 'seal') drive.complete(drive.open()[0] ?? '')
      drive.return('seal', 'x', mode)
      expect(drive.open().join(' ')).toBe(expected)
      while (drive.open()[0] === 'x') drive.complete('x')
      expect(drive.open()).toEqual(['seal'])
      drive.complete('seal')
      expect(drive.state.status).toBe('completed')
    }
  })

  it.each(Object.keys(constructs) as Construct[])('reopened at it after the end: %s', (construct) => {
    const drive = constructs[construct]()
    while (drive.open().length > 0) drive.complete(drive.open()[0] ?? '')
    const command: Command = { type: 'reopen', toNode: 'x' }
    if (construct === 'parallel branch') expect(drive.fail(command)).toBe('jump-across-branches')
    else {
      drive.do(command)
      expect(new Set(drive.open())).toEqual(new Set(['x']))
      while (drive.open().length > 0) drive.complete(drive.open()[0] ?? '')
      expect(drive.state.status).toBe('completed')
    }
  })
})
