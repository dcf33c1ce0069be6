import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { own } from './json.ts'
import { allPaths, getValue } from './paths.ts'
import { fieldRights, fullRights, readRights, restoreReadOnly, sharedRights, stripHidden, type Rights } from './rights.ts'
import { sampleForm } from './testing/sample-form.ts'
import type { AccessRule, FormData } from './model.ts'

const rights = (rules: AccessRule[], base = fullRights): Rights => ({ rules, base })

describe('fieldRights', () => {
  it('lets the longest path win in one rule, right by right', () => {
    const rule: AccessRule = { '*': { editable: false }, basic: { editable: true, visible: false }, 'basic.level': { visible: true } }
    expect(fieldRights('basic.level', rights([rule], fullRights))).toEqual({ visible: true, editable: true, required: false })
    expect(fieldRights('basic.region', rights([rule], fullRights))).toEqual({ visible: false, editable: false, required: false })
    expect(fieldRights('unit.owner', rights([rule], fullRights))).toEqual({ visible: true, editable: false, required: false })
  })
  it('joins task and role by AND, required by OR, and silence says nothing', () => {
    const task: AccessRule = { '*': { editable: false }, basic: { editable: true }, 'basic.level': { required: true } }
    const role: AccessRule = { 'basic.region': { editable: false }, unit: { editable: true } }
    expect(fieldRights('basic.level', rights([task, role], fullRights))).toEqual({ visible: true, editable: true, required: true })
    expect(fieldRights('basic.region', rights([task, role], fullRights)).editable).toBe(false)
    expect(fieldRights('unit.owner', rights([task, role], fullRights)).editable).toBe(false)
    expect(fieldRights('unit.owner', rights([role], readRights)).editable).toBe(true)
    expect(fieldRights('basic.level', rights([role], readRights)).editable).toBe(false)
  })
  it('does not take a name for the beginning of another, and speaks of columns not rows', () => {
    expect(fieldRights('basic.levelOther', rights([{ 'basic.level': { visible: false } }], fullRights)).visible).toBe(true)
    expect(fieldRights('unit.history[3].money', rights([{ 'unit.history.money': { visible: false } }], fullRights)).visible).toBe(false)
  })
  it('never asks for what is hidden', () => {
    expect(fieldRights('basic.level', rights([{ 'basic.level': { visible: false, required: true, editable: true } }], fullRights))).toEqual(
      {
        visible: false,
        editable: false,
        required: false,
      },
    )
  })
})

const stored: FormData = {
  basic: { projectName: '旧', level: '1', stateFunds: 5 },
  unit: {
    history: [
      { id: 'a', content: '一', money: 1 },
      { id: 'b', content: '二', money: 2 },
      { id: 'c', content: '三' },
    ],
  },
}

describe('stripHidden', () => {
  it('takes out hidden fields, hidden columns and unknown names', () => {
    const data = { ...stored, other: { x: 1 }, basic: { ...stored['basic'], junk: 1 } }
    expect(
      stripHidden(sampleForm, data, rights([{ 'basic.stateFunds': { visible: false }, 'unit.history.money': { visible: false } }])),
    ).toEqual({
      basic: { projectName: '旧', level: '1' },
      unit: {
        history: [
          { id: 'a', content: '一' },
          { id: 'b', content: '二' },
          { id: 'c', content: '三' },
        ],
      },
    })
    expect(stripHidden(sampleForm, stored, rights([{ '*': { visible: false } }]))).toEqual({})
  })
})

describe('restoreReadOnly', () => {
  it('takes editable fields only and drops unknown names', () => {
    const incoming = { basic: { projectName: '新', level: '2', junk: 1, stateFunds: null }, other: { x: 1 } }
    expect(
      restoreReadOnly(
        sampleForm,
        stored,
        incoming,
        rights([{ '*': { editable: false }, 'basic.projectName': { editable: true }, 'basic.stateFunds': { editable: true } }]),
      ),
    ).toEqual({
      basic: { projectName: '新', level: '1', stateFunds: null },
      unit: stored['unit'],
    })
  })
  it('matches rows by id, keeps read-only cells, and rows that hold them', () => {
    const noMoney = rights([{ 'unit.history.money': { editable: false } }])
    const incoming = {
      unit: {
        history: [
          { id: 'b', content: '二改', money: 99 },
          { content: '新', money: 7 },
          { id: 'b', content: '冒名' },
        ],
      },
    }
    expect(getValue(restoreReadOnly(sampleForm, stored, incoming, noMoney), 'unit.history')).toEqual([
      { id: 'b', content: '二改', money: 2 },
      { id: 'row-2', content: '新' },
      { id: 'row-3', content: '冒名' },
      { id: 'a', content: '一', money: 1 },
    ])
  })
  it('lets an official fill one column of a table that is not theirs', () => {
    const oneColumn = rights([{ 'unit.history.accepted': { editable: true } }], readRights)
    const incoming = {
      unit: {
        history: [
          { id: 'z', accepted: true },
          { id: 'b', content: 'x', accepted: true },
        ],
      },
    }
    expect(getValue(restoreReadOnly(sampleForm, stored, incoming, oneColumn), 'unit.history')).toEqual([
      { id: 'a', content: '一', money: 1 },
      { id: 'b', content: '二', money: 2, accepted: true },
      { id: 'c', content: '三' },
    ])
  })
  it('keeps what was not sent', () => {
    expect(restoreReadOnly(sampleForm, stored, {}, rights([]))).toEqual(stored)
    expect(restoreReadOnly(sampleForm, stored, 'junk', rights([]))).toEqual(stored)
  })
})

describe('for any data and rules', () => {
  const word = fc.option(fc.boolean(), { nil: undefined })
  const entry = fc.record({ visible: word, editable: word, required: word })
  const rule = fc.dictionary(fc.constantFrom('*', ...allPaths(sampleForm)), entry, { maxKeys: 8 })
  const someRights = fc.record({
    rules: fc.array(rule, { maxLength: 3 }),
    base: fc.record({ visible: fc.boolean(), editable: fc.boolean(), required: fc.boolean() }),
  })
  // as it comes from the wire and from the database: JSON text has no -0
  const json = fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
  const cell = fc.oneof(fc.string(), fc.integer(), fc.constant(null), json)
  const row = fc.record(
    { id: fc.constantFrom('a', 'b', 'c', 'd', 7, '__proto__'), content: cell, money: cell, accepted: cell, extra: cell },
    { requiredKeys: [] },
  )
  const data = fc.record(
    {
      basic: fc.dictionary(fc.constantFrom('projectName', 'level', 'stateFunds', '__proto__', 'junk'), cell),
      unit: fc.record(
        { history: fc.oneof(fc.uniqueArray(row, { selector: (entry) => String(entry.id) }), cell), owner: cell },
        { requiredKeys: [] },
      ),
      opinion: fc.oneof(fc.dictionary(fc.constant('words'), cell), cell),
    },
    { requiredKeys: [] },
  )
  const can = (path: string, right: 'visible' | 'editable', person: Rights) => fieldRights(path, person)[right]
  const paths = allPaths(sampleForm).filter((path) => path.split('.').length === 2 && path !== 'unit.history')

  it('nothing hidden is read, and nothing read-only is overwritten', () => {
    fc.assert(
      fc.property(data, data, someRights, (before, sent, person) => {
        const shown = stripHidden(sampleForm, before, person)
        const after = restoreReadOnly(sampleForm, before, sent, person)
        for (const path of paths) {
          if (!can(path, 'visible', person)) expect(getValue(shown, path)).toBeUndefined()
          if (!can(path, 'editable', person)) expect(getValue(after, path)).toEqual(getValue(before, path))
        }
        expect(Object.keys(after).every((key) => ['basic', 'unit', 'opinion'].includes(key))).toBe(true)
        expect(own(own(after, 'basic'), 'junk')).toBeUndefined()
      }),
      { numRuns: 400 },
    )
  })

  it('cells of rows neither', () => {
    fc.assert(
      fc.property(data, data, someRights, (before, sent, person) => {
        const rows = getValue(before, 'unit.history')
        if (!Array.isArray(rows)) return
        const known = rows.filter((entry) => ['a', 'b', 'c', 'd'].includes(String(own(entry, 'id'))))
        const after = restoreReadOnly(sampleForm, before, sent, person)
        const shown = JSON.stringify(getValue(stripHidden(sampleForm, before, person), 'unit.history') ?? null)
        for (const column of ['content', 'money', 'accepted']) {
          const path = `unit.history.${column}`
          if (!can(path, 'visible', person)) expect(shown).not.toContain(`"${column}":`)
          if (can(path, 'editable', person)) continue
          for (const entry of known) {
            const value = own(entry, column)
            const isFilled =
              value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '') && typeof value !== 'object'
            if (isFilled) expect(getValue(after, `unit.history[#${String(own(entry, 'id'))}].${column}`)).toEqual(value)
          }
        }
      }),
      { numRuns: 400 },
    )
  })

  it('what was shown and sent back unchanged changes nothing', () => {
    fc.assert(
      fc.property(data, someRights, (before, person) => {
        const clean = restoreReadOnly(sampleForm, {}, before, rights([]))
        expect(restoreReadOnly(sampleForm, clean, JSON.parse(JSON.stringify(stripHidden(sampleForm, clean, person))), person)).toEqual(
          clean,
        )
      }),
      { numRuns: 400 },
    )
  })
})

describe('sharedRights', () => {
  const [one, other]: AccessRule[] = [{ '*': { visible: false } }, { basic: { visible: true } }]
  it('is one object for the same rules in the same order, and another for any other', () => {
    expect(sharedRights([one!, other!], readRights)).toBe(sharedRights([one!, other!], readRights))
    const all = [
      sharedRights([], readRights),
      sharedRights([one!], readRights),
      sharedRights([one!, other!], readRights),
      sharedRights([other!, one!], readRights),
      sharedRights([one!], fullRights),
    ]
    expect(new Set(all).size).toBe(5)
    expect(all[4]).toEqual({ rules: [one], base: fullRights })
  })
  it('decides again for rules that only look alike', () => {
    expect(fieldRights('basic.level', sharedRights([{ ...one! }], readRights)).visible).toBe(false)
    expect(fieldRights('basic.level', sharedRights([{ '*': { visible: true } }], readRights)).visible).toBe(true)
  })
})
