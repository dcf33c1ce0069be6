import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { emitBpmn } from '@wenwu/bpmn/emit'
import { plainHost } from '@wenwu/bpmn/host'
import { drawProcess, type Room } from '@wenwu/bpmn/layout'
import type { ProcessDefinition } from '@wenwu/bpmn/model'
import { parseBpmn } from '@wenwu/bpmn/parse'
import { toDefinition } from '@wenwu/bpmn/spec'
import { createState, findOpenTasks, type InstanceState } from '@wenwu/bpmn/state'
import { step } from '@wenwu/bpmn/step'
import { validateDefinition } from '@wenwu/bpmn/validate'
import { findEntry } from '@wenwu/core/codes/code-list'
import { findCodeList } from '@wenwu/core/codes/code-lists'
import { statuses } from '@wenwu/core/codes/statuses'
import { conditionFields } from '@wenwu/core/form/condition-evaluate'
import type { FormData } from '@wenwu/core/form/model'
import { getValue } from '@wenwu/core/form/paths'
import { validate } from '@wenwu/core/form/validate'
import type { ItemSource } from '@wenwu/core/item/model'
import { checkProcess } from '@wenwu/core/item/check-process'
import { drawingRooms } from '@wenwu/core/item/drawing-rooms'
import { checkItem, parseItem } from '@wenwu/core/item/parse'
import { findReplyProblem, reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { toProcessSpec } from '@wenwu/core/item/process-table'
import { resolveForViewer, resolveItemCode } from '@wenwu/core/item/resolve'
import { findCaseStatus, knownChoices, readProcessSettings } from '@wenwu/core/item/process-settings'
import { describe, expect, test } from 'vitest'
import { item as template } from './_template/item.ts'
import { items } from './index.generated.ts'
import { pathsOf, readJson } from './testing/paths.ts'

const context = {
  hasCodeList: (id: string) => findCodeList(id) !== undefined,
  isStatus: (code: string) => findEntry(statuses, code) !== undefined,
}
const folders: { folder: string; item: ItemSource }[] = [
  ...items.map((item) => ({ folder: item.code, item })),
  { folder: '_template', item: template },
  ...(await Promise.all(
    readdirSync(join(import.meta.dirname, '_drafts')).map(async (code) => {
      const { item } = (await import(`./_drafts/${code}/item.ts`)) as { item: ItemSource }
      return { folder: join('_drafts', code), item }
    }),
  )),
]

const definitions = new Map<ItemSource, Promise<ProcessDefinition>>()

/** The process of an item as it comes back from its BPMN; read once. */
function definitionOf(item: ItemSource): Promise<ProcessDefinition> {
  const definition = definitions.get(item) ?? parseBpmn(emitBpmn(toProcessSpec(item.process))).then((parsed) => parsed.definition)
  definitions.set(item, definition)
  return definition
}

test('codes, aliases and entities lead to their item', () => {
  const notations = items.flatMap((item) => [item.code, ...item.aliases])
  expect(new Set(notations).size).toBe(notations.length)
  for (const item of items)
    for (const notation of [item.code, ...item.aliases]) expect(resolveItemCode(items, notation)?.code).toBe(item.code)
  for (const item of items) expect(resolveItemCode(items, item.entity)?.entity).toBe(item.entity)
  expect(resolveForViewer(items, 'nobody knows this')).toBeDefined()
})

test.each([
  ['TBCrpPaMainEntity', 'TBCrpPaMainEntity'],
  ['TBCrpEsMainEntity', '56014-a'],
  ['TBCrpPpMainEntity', 'TBCrpPpMainEntity'],
  ['TBCrpPsMainEntity', '56022'],
  ['TBCrpAiMainEntity', '56005'],
  ['TBCrpWpMainEntity', '5600801'],
  ['TBCrpPyplanMainEntity_plan1', 'TBCrpPyplanMainEntity_plan1'],
  ['TBSpAiMainEntity', '56014-b'],
  ['TBSpPyplanMainEntity_plan1', 'TBSpPyplanMainEntity_plan1'],
  ['TBCrrRsMainEntity', '56015'],
  ['TBCrrPyplanMainEntity_plan1', 'TBCrrPyplanMainEntity_plan1'],
  ['TBCrrPplanEntity_plan1', 'TBCrrPplanEntity_plan1'],
  ['TBCrrYfxMainEntity', 'TBCrrYfxMainEntity'],
  ['TBCrrSzhMainEntity', 'TBCrrSzhMainEntity'],
])('the tree of %s (specification §2.6) is that of %s, and ends with the materials', (entity, code) => {
  const found = resolveItemCode(items, entity)!
  expect([found.code, found.entity]).toEqual([code, entity])
  expect(found.viewer.length).toBeGreaterThan(2)
  expect(found.viewer.at(-1)!.sections).toEqual(['materials'])
})

test('drafts are published nowhere', () => {
  const drafts = readdirSync(join(import.meta.dirname, '_drafts'))
  expect(drafts).toContain('56006')
  for (const code of drafts) expect(resolveItemCode(items, code)).toBeUndefined()
})

describe.each(folders)('$folder', ({ folder, item }) => {
  test('has drawings that are read in their rooms: of letters of 14 px at least 11 px are left in a small window, 9.8 px elsewhere', () => {
    const drawings = drawProcess(toDefinition(toProcessSpec(item.process)), drawingRooms)
    for (const [name, { width, height = Infinity }] of Object.entries<Room>(drawingRooms)) {
      const { shapes, edges, labels } = drawings[name as keyof typeof drawings]
      const corners = [...Object.values(shapes), ...Object.values(labels)].map((box) => ({ x: box.x + box.width, y: box.y + box.height }))
      const reach = (axis: 'x' | 'y') => Math.max(...[...corners, ...Object.values(edges).flat()].map((point) => point[axis]))
      expect(14 * Math.min(width / reach('x'), height / reach('y')), name).toBeGreaterThanOrEqual(name === 'wide' ? 11 : 9.8)
    }
  })

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(item))).toEqual(item)
    expect(parseItem(JSON.parse(JSON.stringify(item)), context)).toEqual(item)
  })

  test('has no broken reference', () => {
    expect(checkItem(item, context)).toEqual([])
  })

  test('example is a valid case that fills columns and variables', () => {
    const example = readJson(folder, 'example.json') as FormData
    expect(
      validate(item.form, example, { locale: 'zh_CN', today: '2026-11-20', strict: true, codeList: (id) => findCodeList(id)?.entries }),
    ).toEqual([])
    for (const path of Object.values({ ...item.columns, ...item.variables })) expect(getValue(example, path), path).toBeDefined()
  })

  test('example shows every ordinary field', () => {
    const example = readJson(folder, 'example.json') as FormData
    const missing = item.form.sections.flatMap((section) =>
      section.fields
        .filter(
          (field) =>
            field.when === undefined && section.when === undefined && getValue(example, `${section.key}.${field.key}`) === undefined,
        )
        .map((field) => `${section.key}.${field.key}`),
    )
    expect(missing).toEqual([])
  })

  test('a refusal as it is first worded asks for its reasons', () => {
    expect(findReplyProblem('refusal', item.reply.reject)).toBe('reply-reasons-missing')
    const given = item.reply.reject.body.map((line) => line.replace(reasonsPlaceholder, '（一）影响文物安全。'))
    expect(findReplyProblem('refusal', { body: given })).toBeUndefined()
    expect(findReplyProblem('approval', item.reply.approve)).toBeUndefined()
    const { province } = item.reply
    const decides = item.process.steps.some(
      (wanted) =>
        wanted.kind === 'task' &&
        wanted.task.role === 'province-officer' &&
        wanted.task.actions.some(({ effect }) => effect === 'draft-refusal'),
    )
    expect(province !== undefined).toBe(decides)
    if (province === undefined) return
    expect(findReplyProblem('refusal', province.reject)).toBe('reply-reasons-missing')
    expect(findReplyProblem('approval', province.approve)).toBeUndefined()
  })

  test('who files for another unit hands in its letter', () => {
    const { applicant } = item.form
    const letters = item.materials.filter(
      ({ required }) => typeof required === 'object' && applicant !== undefined && conditionFields(required).includes(applicant.isAgent),
    )
    expect(letters.length > 0).toBe(applicant !== undefined)
  })

  test('viewer shows every field', () => {
    const shown = new Set(
      item.viewer.flatMap((node) =>
        node.layout.flatMap((block) => {
          const names = block.kind === 'pairs' ? block.fields : block.kind === 'materials' ? [] : [block.field]
          return node.list === undefined ? node.sections.flatMap((section) => names.map((name) => `${section}.${name}`)) : [node.list]
        }),
      ),
    )
    const hidden = item.form.sections.flatMap((section) =>
      section.fields.map((field) => `${section.key}.${field.key}`).filter((path) => !shown.has(path)),
    )
    expect(hidden).toEqual([])
  })

  test('outsiders do not see how to reach the applicant, officials change nothing', () => {
    for (const role of ['third-party', 'expert'] as const)
      for (const path of ['letter.telNumber', 'letter.contract', 'applicant.email'])
        expect(item.access[role]?.[path], `${role} ${path}`).toMatchObject({ visible: false })
    for (const [role, rule] of Object.entries(item.access))
      if (role !== 'applicant') for (const [path, rights] of Object.entries(rule)) expect(rights.editable, `${role} ${path}`).toBe(false)
    for (const { task } of item.process.steps.filter((candidate) => candidate.kind === 'task'))
      if (task.role !== 'applicant') for (const rights of Object.values(task.access ?? {})) expect(rights.editable).toBe(false)
  })

  test('every clock is amber at the same number of days', () => {
    expect(item.clocks.filter(({ warnAt }) => warnAt !== undefined)).toEqual([])
  })

  test('BPMN emits, parses back with its settings and is sound', async () => {
    const definition = await definitionOf(item)
    const settings = readProcessSettings(Object.values(definition.nodes))
    const { tasks, endStatus, stepNames } = settings
    expect(validateDefinition(definition, { ...plainHost, ...knownChoices(settings, Object.keys(item.variables)) })).toEqual([])
    expect(checkProcess(definition, item, context)).toEqual([])
    for (const wanted of item.process.steps) {
      if (wanted.kind === 'task') {
        expect(tasks.get(wanted.id)).toEqual(wanted.task)
        expect(stepNames.get(wanted.id)).toEqual(wanted.name)
      }
      if (wanted.kind === 'end') expect(endStatus.get(wanted.id)).toBe(wanted.status)
    }
  })

  test.each(pathsOf(folder))('path: $name', async (path) => {
    const definition = await definitionOf(item)
    const settings = readProcessSettings(Object.values(definition.nodes))
    const begun = step(definition, createState(), { type: 'start', variables: path.variables ?? {} })
    let state: InstanceState = begun.state
    if (path.start) {
      const openSteps = findOpenTasks(state).map((token) => token.node)
      expect(openSteps).toEqual(path.start.tasks)
      expect(findCaseStatus(settings, { openSteps })).toBe(path.start.status)
    }
    for (const [i, move] of path.moves.entries()) {
      const token = findOpenTasks(state).find((candidate) => candidate.node === move.step)
      const action = settings.tasks.get(move.step)?.actions.find((candidate) => candidate.outcome === move.outcome)
      if (!token || !action) throw new Error(`move ${i} of ${path.name}: ${move.step} ${move.outcome} is not open`)
      const moved = step(definition, state, {
        type: 'complete',
        tokenId: token.id,
        outcome: move.outcome,
        variables: { ...action.set, ...move.variables },
      })
      state = moved.state
      const openSteps = findOpenTasks(state).map((candidate) => candidate.node)
      const ended = moved.effects.find((effect) => effect.type === 'ended')
      expect(openSteps, `tasks after move ${i}`).toEqual(move.tasks)
      expect(findCaseStatus(settings, { openSteps, action, endStep: ended?.node }), `status after move ${i}`).toBe(move.status)
    }
    expect(state.status).toBe('completed')
  })

  test('every action is taken and every end reached by some path', () => {
    const taken = new Set(pathsOf(folder).flatMap((path) => path.moves.map((move) => `${move.step} ${move.outcome}`)))
    const offered = item.process.steps.flatMap((wanted) =>
      wanted.kind === 'task' ? wanted.task.actions.map((action) => `${wanted.id} ${action.outcome}`) : [],
    )
    expect(offered.filter((action) => !taken.has(action))).toEqual([])
  })
})

test('what is said of a negative outcome speaks of remedies where the reply does', () => {
  const wrong = items.flatMap(({ code, process, reply }) =>
    process.steps.flatMap((step) => {
      if (step.kind !== 'task') return []
      const { reject } = (step.task.role.startsWith('province') ? reply.province : undefined) ?? reply
      const hasRemedies = reject.body.some((line) => line.includes('行政复议'))
      return step.task.actions
        .filter(({ effect, hint }) => effect === 'draft-refusal' && hint !== undefined && hint.zh_CN.includes('救济途径') !== hasRemedies)
        .map(({ hint }) => [code, step.id, hint!.zh_CN])
    }),
  )
  expect(wrong).toEqual([])
})
