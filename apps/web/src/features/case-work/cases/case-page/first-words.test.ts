import { expect, test } from 'vitest'
import type { Field } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import type { TaskAction } from '@wenwu/core/item/model'
import { firstWordsName, firstWordsOf, withFirstWords } from './first-words.ts'

const words = (key: string, required: boolean): Field => ({ key, type: 'long-text', label: text(key, key), required })
const action = (outcome: string, ...form: Field[]): TaskAction => ({ outcome, label: text(outcome, outcome), tone: 'plain', form })
const agree = action('agree', words('opinion', true))
const back = action('back', words('reason', true))

test('an opinion can be written first where several actions stand and one demands it', () => {
  expect(firstWordsOf([agree, back])).toMatchObject({ key: 'opinion', required: false })
  expect(firstWordsOf([agree])).toBeUndefined()
  expect(firstWordsOf([action('accept', words('opinion', false)), back])).toBeUndefined()
})

test('what was written first becomes the opinion of the action chosen, once', () => {
  const chosen = withFirstWords({ [firstWordsName]: '同意。' }, agree)
  expect(chosen).toEqual({ 'agree:opinion': '同意。' })
  expect(withFirstWords(chosen, action('disagree', words('opinion', true)))).toEqual(chosen)
})

test('it is never a reason that the applicant reads, and never replaces an opinion', () => {
  expect(withFirstWords({ [firstWordsName]: '同意。' }, back)).toEqual({ [firstWordsName]: '同意。' })
  const both = { [firstWordsName]: '同意。', 'agree:opinion': '拟同意。' }
  expect(withFirstWords(both, agree)).toEqual(both)
})
