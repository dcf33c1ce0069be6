import { expect, test } from 'vitest'
import type { Field } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { firstStopOf, isReadFirst } from './first-stop.ts'

const label = text('意见', 'Opinion')
const opinion = { key: 'opinion', type: 'long-text', label } as Field
const reply = { key: 'document', type: 'reply', label, kind: 'approval' } as Field
const number = { key: 'number', type: 'document-number', label } as Field
const date = { key: 'date', type: 'date', label } as Field
const marks = { key: 'defects', type: 'defects', label } as Field

test('what goes out is read first, although it comes filled in', () => {
  expect(firstStopOf([opinion, reply], { document: { title: '关于…的批复' } })?.key).toBe('document')
  expect(firstStopOf([number, date, opinion], { number: '文物保函〔2026〕103号', date: '2026-11-24' })?.key).toBe('number')
})

test('a form that holds what goes out is not confirmed unseen', () => {
  expect([isReadFirst([opinion, reply]), isReadFirst([number]), isReadFirst([opinion, date]), isReadFirst()]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('else the first empty field, but none that is filled in elsewhere on the page', () => {
  expect(firstStopOf([marks, date, opinion], { date: '2026-11-24' })?.key).toBe('opinion')
  expect(firstStopOf([marks, opinion], { opinion: '同意。' })).toBeUndefined()
})
