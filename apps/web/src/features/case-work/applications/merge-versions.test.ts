import { expect, test } from 'vitest'
import { text } from '@wenwu/core/i18n/text'
import type { FormDefinition } from '@wenwu/core/form/model'
import { findDifferences, mergeVersions } from './merge-versions.ts'

const definition: FormDefinition = {
  sections: [
    {
      key: 'a',
      title: text('甲', 'A'),
      fields: [
        { key: 'x', type: 'text', label: text('子', 'X') },
        { key: 'y', type: 'text', label: text('丑', 'Y') },
        { key: 'z', type: 'text', label: text('寅', 'Z') },
        { key: 'rows', type: 'table', label: text('表', 'Rows'), columns: [{ key: 'c', type: 'text', label: text('列', 'C') }] },
      ],
    },
  ],
}
const base = { a: { x: '1', y: '1', z: '1', rows: [{ id: 'r1', c: 'old' }] } }
const mine = {
  a: {
    x: 'mine',
    y: '1',
    z: 'mine',
    rows: [
      { id: 'r1', c: 'mine' },
      { id: 'r2', c: 'new' },
    ],
  },
}
const theirs = { a: { x: '1', y: 'theirs', z: 'theirs', rows: [{ id: 'r1', c: 'old' }] } }

test('each field that differs, with the side that alone was changed', () => {
  const found = findDifferences(definition, mine, theirs, base)
  expect(found.map(({ path, suggestion }) => [path, suggestion])).toEqual([
    ['a.x', 'mine'],
    ['a.y', 'theirs'],
    ['a.z', undefined],
    ['a.rows', 'mine'],
  ])
  expect(found[3]!.changes.map(({ path }) => path)).toEqual(['a.rows[#r1].c', 'a.rows[#r2]'])
})

test('without a common beginning nothing is suggested', () => {
  expect(findDifferences(definition, mine, theirs).every(({ suggestion }) => suggestion === undefined)).toBe(true)
  expect(findDifferences(definition, mine, mine)).toEqual([])
})

test('the choices make one version', () => {
  expect(mergeVersions(mine, theirs, { 'a.x': 'mine', 'a.y': 'theirs', 'a.z': 'theirs', 'a.rows': 'mine' })).toEqual({
    a: { x: 'mine', y: 'theirs', z: 'theirs', rows: mine.a.rows },
  })
})
