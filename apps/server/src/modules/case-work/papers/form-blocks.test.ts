import { expect, test } from 'vitest'
import type { Field, FormDefinition } from '@wenwu/core/form/model'
import { readRights, sharedRights } from '@wenwu/core/form/rights'
import { text } from '@wenwu/core/i18n/text'
import { formBlocks } from './form-blocks.ts'

const context = { locale: 'zh_CN', today: '2026-11-23' } as const
const line = (key: string, more: object = {}): Field => ({ key, type: 'text', label: text(`名${key}`, key), ...more })
const table = (key: string, columns: Field[]): Field => ({ key, type: 'table', label: text('表', 'table'), columns })
const form = (fields: Field[]): FormDefinition => ({ sections: [{ key: 's', title: text('节', 'section'), fields }] })
const draw = (fields: Field[], values: Record<string, unknown>, hidden: string[] = []) =>
  formBlocks(
    form(fields),
    { s: values },
    sharedRights([Object.fromEntries(hidden.map((path) => [path, { visible: false }]))], readRights),
    context,
  )
const heading = { kind: 'heading', text: '节' }

test('fields stand as pairs in the order of the form, tables between them under their name', () => {
  const fields = [line('a'), line('b'), table('t', [line('x'), line('y')]), line('c')]
  expect(draw(fields, { a: '甲', t: [{ id: '1', x: '一', y: '二' }], c: '丙' })).toEqual([
    heading,
    {
      kind: 'pairs',
      rows: [
        ['名a', '甲'],
        ['名b', ''],
      ],
    },
    { kind: 'paragraph', text: '表' },
    { kind: 'table', head: ['名x', '名y'], rows: [['一', '二']] },
    { kind: 'pairs', rows: [['名c', '丙']] },
  ])
})

test('a table that is too wide for the page is written row by row', () => {
  const columns = Array.from({ length: 7 }, (_, i) => line(`c${i}`))
  const [, , first, second] = draw([table('t', columns)], {
    t: [
      { id: '1', c0: '一' },
      { id: '2', c6: '七' },
    ],
  })
  expect([first, second]).toMatchObject([
    { kind: 'pairs', rows: [['1. 名c0', '一'], ...Array(6).fill(expect.anything())] },
    { kind: 'pairs' },
  ])
})

test('what is not asked or is hidden from the reader is not there, columns of tables neither; conditions look at what is hidden', () => {
  const fields = [
    line('a'),
    line('b', { when: { op: 'eq', field: 's.a', value: '甲' } }),
    line('c', { when: { op: 'eq', field: 's.a', value: '乙' } }),
    table('t', [line('x'), line('y')]),
  ]
  const values = { a: '甲', b: '乙', c: '丙', t: [{ id: '1', x: '一', y: '二' }] }
  const seen = JSON.stringify(draw(fields, values, ['s.a', 's.t.y']))
  for (const [word, isThere] of [
    ['甲', false],
    ['乙', true],
    ['丙', false],
    ['一', true],
    ['二', false],
  ] as const)
    expect([word, seen.includes(word)]).toEqual([word, isThere])
  expect(draw(fields, values, ['s'])).toEqual([])
})
