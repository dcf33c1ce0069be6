import { expect, test } from 'vitest'
import { AppError } from '../kernel/errors.ts'
import { text } from '../i18n/text.ts'
import type { ItemSource, ProcessStep } from './model.ts'
import type { ObligationDefinition, ObligationDue } from './obligation.ts'
import { checkItem, parseItem } from './parse.ts'
import { sampleItem } from './testing/sample-item.ts'

const context = { hasCodeList: (id: string) => id === 'heritage-type', isStatus: (code: string) => /^G\d\d$/.test(code) }
type Task = Extract<ProcessStep, { kind: 'task' }>

function taskOf(item: ItemSource, id: string): Task {
  return item.process.steps.find((step): step is Task => step.kind === 'task' && step.id === id)!
}

test('a whole item parses and stays what it was', () => {
  const item = sampleItem()
  expect(checkItem(item, context)).toEqual([])
  expect(parseItem(JSON.parse(JSON.stringify(item)), context)).toEqual(item)
})

test('what is wrong is thrown with its paths', () => {
  const item = sampleItem()
  item.columns.title = 'basic.nothing'
  const thrown = (() => {
    try {
      parseItem(item, context)
    } catch (error) {
      return error
    }
    return undefined
  })()
  expect(thrown).toBeInstanceOf(AppError)
  expect(thrown).toMatchObject({ code: 'form-invalid', problems: [{ path: 'columns.title', code: 'unknown-field' }] })
})

test.each([null, 1, 'x', [], {}, { process: 1 }, { ...sampleItem(), form: [] }, { ...sampleItem(), form: { sections: [null] } }])(
  'any JSON gives problems, not an exception: %#',
  (json) => {
    expect(checkItem(json, context).length).toBeGreaterThan(0)
  },
)

const yearly: ObligationDue = { from: 'decision', after: { n: 12, unit: 'month' } }
const duty = (due: ObligationDue): ObligationDefinition => {
  const words = text('文字', 'Text')
  return { key: 'start', name: words, asks: words, owedBy: 'applicant', confirmedBy: 'province', due, dayName: words, basis: words }
}

/** One thing broken each: where, with which code. */
const broken: [string, (item: ItemSource) => void, string, string][] = [
  ['English text missing', (item) => Object.assign(item.guide.charge, { en_US: '' }), 'guide.charge.en_US', 'shape-'],
  ['unknown property', (item) => Object.assign(item.materials[0]!, { need: true }), 'materials[0]', 'shape-'],
  [
    'unknown field type',
    (item) => Object.assign(item.form.sections[0]!.fields[0]!, { type: 'colour' }),
    'form.sections[0].fields[0].type',
    'unknown-type',
  ],
  [
    'unknown code list',
    (item) => Object.assign(item.form.sections[0]!.fields[4]!, { codeList: 'nothing' }),
    'form.sections[0].fields[4]',
    'unknown-code-list',
  ],
  [
    'obligation due by what is no day',
    (item) => (item.obligations = [duty({ from: 'form', field: 'basic.money', after: { n: 1, unit: 'month' } })]),
    'obligations[0].due.field',
    'not-a-day',
  ],
  [
    'obligation whose report may not precede what is no day',
    (item) => (item.obligations = [{ ...duty({ from: 'decision', after: { n: 1, unit: 'month' } }), notBefore: { field: 'basic.money' } }]),
    'obligations[0].notBefore.field',
    'not-a-day',
  ],
  [
    'obligation whose report may not precede what is no day where another is left open',
    (item) =>
      (item.obligations = [
        { ...duty({ from: 'decision', after: { n: 1, unit: 'month' } }), notBefore: { field: 'basic.x', otherwise: 'basic.money' } },
      ]),
    'obligations[0].notBefore.otherwise',
    'not-a-day',
  ],
  [
    'obligation that waits for itself',
    (item) => (item.obligations = [duty({ from: 'report', of: 'start', after: { n: 1, unit: 'month' } })]),
    'obligations[0].due.of',
    'unknown-obligation',
  ],
  [
    'obligation after one that comes after it',
    (item) =>
      (item.obligations = [
        { ...duty(yearly), after: 'completion' },
        { ...duty(yearly), key: 'completion' },
      ]),
    'obligations[0].after',
    'unknown-obligation',
  ],
  [
    'obligation that repeats until nothing',
    (item) => (item.obligations = [{ ...duty(yearly), repeat: { every: yearly.after, until: 'start' } }]),
    'obligations[0].repeat.until',
    'unknown-obligation',
  ],
  [
    'obligation that repeats in another unit',
    (item) =>
      (item.obligations = [
        duty(yearly),
        { ...duty(yearly), key: 'progress', repeat: { every: { n: 200, unit: 'working-day' }, until: 'start' } },
      ]),
    'obligations[1].repeat.every',
    'repeat-unit',
  ],
  [
    'obligation without a length',
    (item) => (item.obligations = [duty({ from: 'decision', after: { n: -1, unit: 'month' } })]),
    'obligations[0].due.after.n',
    'shape-',
  ],
  [
    'condition of the form',
    (item) => (item.form.sections[0]!.fields[4]!.when = { op: 'empty', field: 'basic.x' }),
    'form.sections[0].fields[4].when',
    'unknown-field',
  ],
  ['column names a section', (item) => (item.columns.money = 'basic'), 'columns.money', 'unknown-field'],
  ['variable names a table column', (item) => (item.variables['money'] = 'basic.history.content'), 'variables.money', 'unknown-field'],
  ['two clocks of one key', (item) => item.clocks.push(item.clocks[0]!), 'clocks[1].key', 'duplicate'],
  ['two materials of one key', (item) => (item.materials[1]!.key = 'letter'), 'materials[1].key', 'duplicate'],
  [
    'condition of a material',
    (item) => (item.materials[1]!.required = { op: 'empty', field: 'x.y' }),
    'materials[1].required',
    'unknown-field',
  ],
  ['material that words alone ask for', (item) => (item.materials[1]!.required = 'depends'), 'materials[1].required', 'condition-missing'],
  ['access of a role', (item) => (item.access.expert = { 'letter.phone': {} }), 'access.expert["letter.phone"]', 'unknown-field'],
  ['viewer call', (item) => (item.viewer[0]!.call = 'getEverything'), 'viewer[0].call', 'unknown-call'],
  ['viewer call twice', (item) => (item.viewer[1]!.call = item.viewer[0]!.call), 'viewer[1].call', 'duplicate'],
  ['viewer section', (item) => (item.viewer[0]!.sections = ['basic', 'letter', 'x']), 'viewer[0].sections[2]', 'unknown-section'],
  [
    'viewer sections that hide each other',
    (item) => (item.form.sections[1]!.fields[0]!.key = 'money'),
    'viewer[0].sections[1]',
    'hides-field',
  ],
  ['viewer field', (item) => (item.viewer[0]!.layout[0] = { kind: 'pairs', fields: ['x'] }), 'viewer[0].layout[0]', 'unknown-field'],
  ['viewer table', (item) => (item.viewer[0]!.layout[1] = { kind: 'table', field: 'money' }), 'viewer[0].layout[1]', 'not-a-table'],
  ['viewer list', (item) => (item.viewer[1]!.list = 'basic.money'), 'viewer[1].list', 'not-a-table'],
  [
    'viewer list column',
    (item) => (item.viewer[1]!.layout = [{ kind: 'pairs', fields: ['money'] }]),
    'viewer[1].layout[0]',
    'unknown-field',
  ],
  ['viewer condition', (item) => (item.viewer[0]!.when = { op: 'empty', field: 'x.y' }), 'viewer[0].when', 'unknown-field'],
  [
    'materials of a node without them',
    (item) => (item.viewer[0]!.layout = [{ kind: 'materials' }]),
    'viewer[0].layout[0]',
    'materials-not-in-sections',
  ],
  ['placeholder', (item) => (item.reply.reject.body = ['不同意{basic.name}。']), 'reply.reject.body[0]', 'unknown-placeholder'],
  [
    'placeholder of the province',
    ({ reply }) => (reply.province = { approve: reply.approve, reject: { ...reply.reject, title: '关于{basic.name}的批复' } }),
    'reply.province.reject.title',
    'unknown-placeholder',
  ],
  ['scheme approved by', (item) => (item.reply.approve.body = ['同意。']), 'reply.schemeApprovedBy', 'not-in-body'],
  [
    'placeholder in a paragraph about the scheme',
    (item) => (item.reply.schemeApprovedBy!.national = '二、{basic.projectName}报我局审批。'),
    'reply.schemeApprovedBy.national',
    'unknown-placeholder',
  ],
  ['step that objects have by themselves', (item) => (item.process.steps[0]!.id = 'constructor'), 'process.steps[0].id', 'shape-'],
  ['step named as a name in the drawing', (item) => (taskOf(item, 'correct').id = 'experts_label'), 'process.steps[5].id', 'shape-'],
  [
    'more flows than can be drawn',
    (item) => item.process.flows.push(...Array.from({ length: 600 }, () => item.process.flows[0]!)),
    'process.flows',
    'shape-',
  ],
  [
    'more steps than can be drawn',
    (item) => item.process.steps.push(...Array.from({ length: 200 }, () => item.process.steps[0]!)),
    'process.steps',
    'shape-',
  ],
  ['no action', (item) => (taskOf(item, 'correct').task.actions = []), 'process.steps[5]', 'shape-'],
  [
    'field of an action in an application',
    (item) => item.form.sections[0]!.fields.push({ key: 'defects', type: 'defects', label: item.name }),
    'form.sections[0].fields[6].type',
    'type-of-actions',
  ],
  [
    'effect that does not exist',
    (item) => Object.assign(taskOf(item, 'review').task.actions[0]!, { effect: 'do-something' }),
    'process.steps[1]',
    'shape-',
  ],
]

test.each(broken)('found: %s', (_, breakIt, path, code) => {
  const item = sampleItem()
  breakIt(item)
  const problems = checkItem(item, context)
  expect(
    problems.some((problem) => problem.path.startsWith(path) && problem.code.startsWith(code)),
    JSON.stringify(problems),
  ).toBe(true)
})
