import { expect, test } from 'vitest'
import { AppError, type FieldProblem } from '@wenwu/core/kernel/errors'
import type { ItemSource, ProcessStep } from '@wenwu/core/item/model'
import { toProcessSpec } from '@wenwu/core/item/process-table'
import { sampleItem } from '@wenwu/core/item/testing/sample-item'
import { emitBpmn } from '@wenwu/bpmn/emit'
import { BpmnError } from '@wenwu/bpmn/errors'
import type { NodeSpec } from '@wenwu/bpmn/spec'
import { checkBpmn } from './check-bpmn.ts'

const now = new Date('2026-11-23T02:00:00Z')

type Task = Extract<ProcessStep, { kind: 'task' }>

function taskOf(item: ItemSource, id: string): Task {
  return item.process.steps.find((step): step is Task => step.kind === 'task' && step.id === id)!
}

/** One thing broken each: at which element, with which code; those that no BPMN can say are refused where it is written or read. */
const broken: [string, (item: ItemSource) => unknown, string, string][] = [
  [
    'timer that no clock could count',
    (item) => Object.assign(item.process.steps[4]!, { duration: 'one month' }),
    'late',
    'timer-unreadable',
  ],
  ['process with the id of a step', (item) => (item.process.id = 'correct'), '', 'duplicate-id'],
  ['step twice', (item) => (taskOf(item, 'correct').id = 'experts'), '', 'duplicate-id'],
  ['flow to nowhere', (item) => (item.process.flows[5]!.to = 'x'), '', 'unknown-node'],
  ['flow twice', (item) => item.process.flows.push({ from: 'correct', to: 'review' }), 'correct', 'one-way-out'],
  ['condition outside a choice', (item) => (item.process.flows[5]!.when = "outcome == 'done'"), 'experts', 'one-way-out'],
  ['dead end', (item) => item.process.flows.splice(7, 1), 'correct', 'dead-end'],
  ['task with two ways out', (item) => item.process.flows.push({ from: 'correct', to: 'done' }), 'correct', 'one-way-out'],
  ['status of a task', (item) => (taskOf(item, 'review').task.status = 'X'), 'review.status', 'unknown-status'],
  ['status of an end', (item) => Object.assign(item.process.steps[6]!, { status: 'X' }), 'done.status', 'unknown-status'],
  ['status of an action', (item) => (taskOf(item, 'experts').task.actions[0]!.status = 'X'), 'experts.actions[0].status', 'unknown-status'],
  [
    'role and organisation',
    (item) => (taskOf(item, 'review').task.organization = 'case-province'),
    'review.organization',
    'role-and-organization',
  ],
  [
    'work group without a name',
    (item) => (taskOf(item, 'review').task.organization = 'work-group'),
    'review.workGroup',
    'work-group-unnamed',
  ],
  ['work group elsewhere', (item) => (taskOf(item, 'review').task.workGroup = 'great-wall'), 'review.workGroup', 'work-group-unnamed'],
  [
    'work group of applicants',
    (item) => Object.assign(taskOf(item, 'correct').task, { organization: 'work-group', workGroup: 'great-wall' }),
    'correct.organization',
    'role-and-organization',
  ],
  ['expert without each', (item) => delete taskOf(item, 'experts').each, 'experts.each', 'element-without-each'],
  ['empty policy of an applicant', (item) => (taskOf(item, 'correct').task.whenEmpty = 'lead'), 'correct.whenEmpty', 'not-an-office'],
  ['days of an office', (item) => (taskOf(item, 'review').task.answerDays = 5), 'review.answerDays', 'not-outside'],
  ['opinions of an office', (item) => (taskOf(item, 'review').task.enoughOpinions = 2), 'review.enoughOpinions', 'not-experts'],
  ['clock', (item) => (taskOf(item, 'review').task.clock = 'x'), 'review.clock', 'unknown-clock'],
  ['neither clock nor reason', (item) => delete taskOf(item, 'correct').task.stopReason, 'correct', 'clock-or-stop-reason'],
  ['clock and reason', (item) => (taskOf(item, 'review').task.stopReason = 'issuing'), 'review', 'clock-or-stop-reason'],
  ['outcome twice', (item) => (taskOf(item, 'review').task.actions[2]!.outcome = 'approve'), 'review.actions[2].outcome', 'duplicate'],
  [
    'effect without the field it demands',
    (item) => (taskOf(item, 'review').task.actions[0]!.form = [{ key: 'opinion', type: 'long-text', label: item.name }]),
    'review.actions[0].form',
    'missing-field',
  ],
  [
    'effect whose field need not be filled',
    (item) => delete taskOf(item, 'review').task.actions[0]!.form![0]!.required,
    'review.actions[0].form',
    'missing-field',
  ],
  [
    'effect whose field says another thing',
    (item) => Object.assign(taskOf(item, 'review').task.actions[0]!.form![0]!, { kind: 'refusal' }),
    'review.actions[0].form',
    'missing-field',
  ],
  [
    'field that is read nowhere',
    (item) => taskOf(item, 'review').task.actions[0]!.form!.push({ key: 'score', type: 'number', label: item.name }),
    'review.actions[0].form[1]',
    'field-of-no-effect',
  ],
  [
    'field of an action with wrong settings',
    (item) => Object.assign(taskOf(item, 'review').task.actions[1]!.form![0]!, { directory: 'friends' }),
    'review.actions[1].form.sections[0].fields[0].directory',
    'form-of-action',
  ],
  [
    'file with an action',
    (item) => taskOf(item, 'review').task.actions[0]!.form!.push({ key: 'opinion', type: 'attachment', label: item.name }),
    'review.actions[0].form.sections[0].fields[1].type',
    'form-of-action',
  ],
  ['experts nobody asks', (item) => (taskOf(item, 'experts').each!.collection = 'people'), 'review.actions[1].effect', 'no-expert-step'],
  ['outcome nobody offers', (item) => (item.process.flows[2]!.when = "outcome == 'aprove'"), 'review', 'unknown-outcome'],
  ['material of an authority without a step', (item) => (item.materials[1]!.by = 'authority'), 'materials[1].by', 'unknown-step'],
  ['material of no step', (item) => (item.materials[1]!.by = 'nobody'), 'materials[1].by', 'unknown-step'],
  ['material of a gateway', (item) => (item.materials[1]!.by = 'reviewChoice'), 'materials[1].by', 'unknown-step'],
  ['access of a step', (item) => (taskOf(item, 'review').task.access = { history: {} }), 'review.access["history"]', 'unknown-field'],
]

async function problemsOf(item: ItemSource, change: (bpmn: string) => string = (bpmn) => bpmn): Promise<FieldProblem[]> {
  try {
    await checkBpmn(change(emitBpmn(toProcessSpec(item.process))), item, now)
    return []
  } catch (error) {
    // what no BPMN can say is refused where it is written
    if (error instanceof BpmnError) return [{ path: '', code: error.code, params: { mend: 'write it again' } }]
    if (error instanceof AppError) return [...(error.problems ?? [])]
    throw error
  }
}

test('takes a whole item, and every timer that the engine can count', async () => {
  for (const duration of ['P1M', 'P15D', 'PT4H']) {
    const item = sampleItem()
    Object.assign(item.process.steps[4]!, { duration })
    expect(await problemsOf(item)).toEqual([])
  }
})

test.each(broken)('refuses: %s', async (_, breakIt, path, code) => {
  const item = sampleItem()
  breakIt(item)
  const problems = await problemsOf(item)
  expect(
    problems.some((problem) => problem.path.startsWith(path) && problem.code === code),
    JSON.stringify(problems),
  ).toBe(true)
  expect(problems.filter(({ params }) => !/^\w+ .+/.test(String(params?.['mend'])))).toEqual([])
})

/** What the platform cannot run, put into the way after the start: refused when it is published, with the element, the reason and what mends it. */
const impossible: [string, NodeSpec, string, string][] = [
  ['service', { id: 'odd', type: 'serviceTask', handler: 'fax' }, 'service-without-handler', 'the platform does not do fax at odd'],
  [
    'message',
    { id: 'odd', type: 'intermediateCatchEvent', message: 'paid' },
    'message-unknown',
    'nothing sends message paid, which odd waits for',
  ],
  ['signal', { id: 'odd', type: 'intermediateCatchEvent', signal: 'go' }, 'signal-unknown', 'nothing sends signal go, which odd waits for'],
  ['call', { id: 'odd', type: 'callActivity', calledElement: 'x' }, 'call-unknown', 'odd calls x, which is not in the document'],
  ['link', { id: 'odd', type: 'intermediateCatchEvent', link: 'x' }, 'link-unpaired', 'no link x leads to odd'],
  ['sub-process', { id: 'odd', type: 'subProcess' }, 'no-start', 'odd has no start event'],
]

test.each(impossible)('refuses what would wait for ever: %s', async (_, node, code, message) => {
  const item = sampleItem()
  const spec = toProcessSpec(item.process)
  const [first, ...flows] = spec.flows
  const bpmn = emitBpmn({
    ...spec,
    nodes: [...spec.nodes, node],
    flows: [{ ...first!, to: node.id }, { from: node.id, to: first!.to }, ...flows],
  })
  const error = await checkBpmn(bpmn, item, now).catch((thrown: unknown) => thrown)
  expect((error as AppError).problems).toContainEqual({
    path: 'odd',
    code,
    params: { message, mend: expect.stringMatching(/^\w+ .+/) as string },
  })
})

type Drawn = { steps?: ProcessStep[]; flows: ItemSource['process']['flows'] }
const startWith =
  ({ steps = [], flows }: Drawn) =>
  ({ process }: ItemSource) => {
    process.steps.push(...steps)
    process.flows.splice(0, 1, ...flows)
  }

/** What cannot be read, and what runs to an end in some cases and hangs or is doubled in others. */
const doubtful: [string, (item: ItemSource) => void, (bpmn: string) => string, string, string, string][] = [
  [
    'outcome without a way on',
    ({ process }) => (process.flows[4] = { from: 'reviewChoice', to: 'correct', when: "outcome == 'back'" }),
    (bpmn) => bpmn,
    'reviewChoice',
    'default-missing',
    'reviewChoice has no way on where outcome is return',
  ],
  [
    'circle that nobody can stop',
    startWith({
      steps: [
        { id: 'round', kind: 'choice' },
        { id: 'back', kind: 'choice' },
      ],
      flows: [
        { from: 'start', to: 'round' },
        { from: 'round', to: 'review', when: 'money >= 100' },
        { from: 'round', to: 'back', isDefault: true },
        { from: 'back', to: 'round' },
      ],
    }),
    (bpmn) => bpmn,
    'round',
    'circle-without-task',
    'a circle through round passes no task',
  ],
  [
    'branches that meet without a join',
    startWith({
      steps: [{ id: 'split', kind: 'parallel' }],
      flows: [
        { from: 'start', to: 'split' },
        { from: 'split', to: 'review' },
        { from: 'split', to: 'correct' },
      ],
    }),
    (bpmn) => bpmn,
    'review',
    'token-doubled',
    'branches meet at review without a join, so it can be reached twice',
  ],
  [
    'element',
    () => undefined,
    (bpmn) => bpmn.replace('<bpmn:startEvent', '<bpmn:scriptTask id="odd"/><bpmn:startEvent'),
    'odd',
    'unsupported-element',
    'bpmn:ScriptTask is not run by this engine',
  ],
  [
    'feature',
    () => undefined,
    (bpmn) => bpmn.replace('<bpmn:userTask id="correct"', '<bpmn:userTask id="correct" startQuantity="2"'),
    'correct',
    'unsupported-feature',
    'correct: startQuantity other than 1 is not run',
  ],
  [
    'settings',
    () => undefined,
    (bpmn) => bpmn.replace('organization="applicant"', 'organization="moon"'),
    'correct',
    'settings-unreadable',
    'organization: ',
  ],
]

test.each(doubtful)(
  'refuses what would go wrong in some cases, and what cannot be read: %s',
  async (_, breakIt, change, path, code, words) => {
    const item = sampleItem()
    breakIt(item)
    expect(await problemsOf(item, change)).toContainEqual({
      path,
      code,
      params: { message: expect.stringContaining(words) as string, mend: expect.stringMatching(/^\w+ .+/) as string },
    })
  },
)
