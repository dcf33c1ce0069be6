import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { text } from '../i18n/text.ts'
import type { Field, FormData, FormDefinition } from './model.ts'
import { moveData, withNewRows, type Renamed } from './move-data.ts'

const field = (key: string, more: Partial<Field> = {}): Field =>
  ({ key, type: 'text', label: text(`字段${key}`, `Field ${key}`), ...more }) as Field
const form = (...fields: Field[]): FormDefinition => ({ sections: [{ key: 'main', title: text('基本', 'Main'), fields }] })
const moved = (from: FormDefinition, to: FormDefinition, data: FormData, renamed?: Renamed) =>
  moveData(from, to, data, { ...(renamed !== undefined && { renamed }), context: { locale: 'zh_CN', today: '2026-11-24' } })
const table = (...columns: Field[]): Field => field('rows', { type: 'table', columns })

describe('data moved to another version of a form', () => {
  it('keep what has the same path and type, and name what has no place with what stood there', () => {
    const { data, changes } = moved(form(field('a'), field('b'), field('empty')), form(field('a')), {
      main: { a: '甲', b: '乙', empty: '' },
    })
    expect(data).toEqual({ main: { a: '甲' } })
    expect(changes).toEqual([{ kind: 'gone', path: 'main.b', label: text('字段b', 'Field b'), words: '乙', value: '乙' }])
  })

  it('follow a new name, also into another section, and say so', () => {
    const to: FormDefinition = { sections: [{ key: 'other', title: text('别处', 'Other'), fields: [field('c')] }] }
    const { data, changes } = moved(form(field('a')), to, { main: { a: '甲' } }, { 'main.a': 'other.c' })
    expect(data).toEqual({ other: { c: '甲' } })
    expect(changes).toEqual([{ kind: 'renamed', path: 'other.c', label: text('字段c', 'Field c'), before: text('字段a', 'Field a') }])
  })

  it('say what is asked for now: new fields, and those that may no longer stay empty', () => {
    const to = form(field('a', { required: true }), field('b', { required: true }), field('n', { required: true }), field('o'))
    const { changes } = moved(form(field('a'), field('b', { required: true })), to, { main: { a: null, b: null } })
    expect(changes.map(({ kind, path }) => [kind, path])).toEqual([
      ['required', 'main.a'],
      ['required', 'main.n'],
    ])
  })

  it('keep words of a line in a text, and take no number for a day', () => {
    const from = form(field('a'), field('n', { type: 'number' }))
    const to = form(field('a', { type: 'long-text' }), field('n', { type: 'date' }))
    const { data, changes } = moved(from, to, { main: { a: '一行', n: 7 } })
    expect(data).toEqual({ main: { a: '一行', n: null } })
    expect(changes).toEqual([{ kind: 'gone', path: 'main.n', label: text('字段n', 'Field n'), words: '7', value: 7 }])
  })

  it('keep the rows of a table with their ids, and tell of each column once', () => {
    const rows = [
      { id: '1', x: '甲', y: '乙', z: '丙' },
      { id: '2', x: '丁', y: null, z: '' },
    ]
    const to = form(table(field('x'), field('w'), field('n', { required: true })))
    const { data, changes } = moved(
      form(table(field('x'), field('y'), field('z'))),
      to,
      { main: { rows } },
      { 'main.rows.y': 'main.rows.w' },
    )
    expect(data).toEqual({
      main: {
        rows: [
          { id: '1', x: '甲', w: '乙' },
          { id: '2', x: '丁', w: null },
        ],
      },
    })
    expect(changes.map((change) => [change.kind, change.path, change.kind === 'gone' ? change.words : ''])).toEqual([
      ['renamed', 'main.rows.w', ''],
      ['required', 'main.rows.n', ''],
      ['gone', 'main.rows.z', '丙；'],
    ])
  })

  it('stay as they are in the same form, and lose nothing in any other', () => {
    const keys = ['a', 'b', 'c', 'd']
    const types = fc.constantFrom('text', 'number', 'date', 'long-text')
    const forms = fc.uniqueArray(fc.record({ key: fc.constantFrom(...keys), type: types }), { selector: ({ key }) => key, minLength: 1 })
    const filled = fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom(null, '', '甲', 3, '2026-01-02')])))
    fc.assert(
      fc.property(forms, forms, filled, (before, after, all) => {
        const from = form(...before.map(({ key, type }) => field(key, { type })))
        const to = form(...after.map(({ key, type }) => field(key, { type })))
        const data: FormData = { main: Object.fromEntries(before.map(({ key }) => [key, all[key]])) }
        const same = moved(from, from, data)
        expect([same.changes, moved(from, from, same.data).data]).toEqual([[], same.data])
        const { data: there, changes } = moved(from, to, data)
        for (const [key, value] of Object.entries(data.main!)) {
          if (value === null || value === '') continue
          const isTold = changes.some((change) => change.kind === 'gone' && change.path === `main.${key}` && change.value === value)
          expect([key, there.main![key] === value || isTold]).toEqual([key, true])
        }
      }),
    )
  })
})

it('rows of another case have ids of their own, and nothing else changes', () => {
  const data = { main: { a: '甲', rows: [{ id: '1', x: '乙' }] }, other: { b: 1 } }
  expect(withNewRows(form(field('a'), table(field('x'))), data, () => 'new')).toEqual({
    main: { a: '甲', rows: [{ id: 'new', x: '乙' }] },
    other: { b: 1 },
  })
})
