import { describe, expect, it } from 'vitest'
import { text } from '../i18n/text.ts'
import type { Field } from '../form/model.ts'
import { askedInput, checkInput, errorOf, inputError, problemWords, tidyInput, wordsIn } from './action-form.ts'

const label = text('项', 'Item')
const opinion: Field = { key: 'opinion', type: 'long-text', label, maxLength: 5, required: true, missing: 'opinion-required' }
const reason: Field = { key: 'reason', type: 'long-text', label, required: true, missing: 'reason-required' }
const defects: Field = { key: 'defects', type: 'defects', label, required: true, missing: 'defects-required' }
const document: Field = { key: 'document', type: 'reply', kind: 'approval', label, required: true, missing: 'document-incomplete' }
const context = { locale: 'zh_CN', today: '2026-11-23', schemes: { province: '二、由你局审批。', national: '二、报我局审批。' } } as const

/** Path, code and error of everything that is wrong. */
const wrong = (form: Field[], input: Record<string, unknown>) =>
  checkInput({ form }, askedInput({ form }, input), context).map((problem) => [problem.path, problem.code, errorOf({ form }, problem)])

describe('what is said with an action', () => {
  it('lacks what its form demands, each with the error of its field, in the order of the form', () => {
    expect(wrong([defects, reason], {})).toEqual([
      ['defects', 'required', 'defects-required'],
      ['reason', 'required', 'reason-required'],
    ])
    expect(wrong([defects, reason], { defects: { fields: [], materials: [] }, reason: '\u200b \u3164' })).toEqual([
      ['defects', 'required', 'defects-required'],
      ['reason', 'required', 'reason-required'],
    ])
    expect(wrong([document], { document: { title: '', mainRecipient: ' ', body: [''], closing: '' } })).toEqual([
      ['document', 'required', 'document-incomplete'],
    ])
  })

  it('is told in the words of the error', () => {
    const [problem] = checkInput({ form: [opinion] }, {}, context)
    expect(problemWords({ form: [opinion] }, problem!, 'zh_CN')).toBe('请填写意见。')
  })

  it('is wrong at the place that is wrong', () => {
    const input = { fields: [{ path: 'a.b', note: ' ' }], materials: [{ key: 'c', note: '' }, { key: 'd', note: '缺页' }] } // prettier-ignore
    expect(wrong([defects], { defects: input })).toEqual([
      ['defects.fields[0].note', 'defect-notes-required', 'defect-notes-required'],
      ['defects.materials[0].note', 'defect-notes-required', 'defect-notes-required'],
    ])
    const field = { path: 'a.b', note: '写全' }
    const twice = { fields: [field, { ...field, note: '另写' }], materials: [{ key: 'a.b', note: '缺页' }, { key: 'a.b', note: '缺章' }] } // prettier-ignore
    expect(wrong([defects], { defects: twice })).toEqual([
      ['defects.fields[1].path', 'defect-twice', 'defect-twice'],
      ['defects.materials[1].key', 'defect-twice', 'defect-twice'],
    ])
    const strange = { fields: [{ ...field, colour: 'red' }], materials: [], experts: [] }
    expect(wrong([defects], { defects: strange })).toEqual([
      ['defects.fields[0].colour', 'unknown-field', 'form-invalid'],
      ['defects.experts', 'unknown-field', 'form-invalid'],
    ])
    const long = { fields: [{ ...field, note: '字'.repeat(2000) }], materials: [{ key: 'c', note: '字'.repeat(2001) }] }
    expect(wrong([defects], { defects: long })).toEqual([['defects.materials[0].note', 'defect-note-long', 'defect-note-long']])
    const [tooLong] = checkInput({ form: [defects] }, { defects: long }, context)
    expect(problemWords({ form: [defects] }, tooLong!, 'zh_CN')).toBe('每处补正说明最多2000个字，其中一处有2001个字，请精简。')
    const reply = { title: '批复', mainRecipient: '省局', body: ['二、报我局审批。'], closing: '', schemeApprovedBy: 'province' }
    expect(wrong([document], { document: reply })).toEqual([['document.body', 'reply-scheme-contradicts', 'reply-scheme-contradicts']])
    expect(wrong([opinion], { opinion: '一二三四五六' })).toEqual([['opinion', 'too-long', 'form-invalid']])
  })

  it.each([null, 7, 'x', [], {}, { fields: 'x' }, [[1]], { title: 1, body: [2] }])(
    'of a wrong shape (%j) is refused and throws nowhere',
    (value) => {
      const form: Field[] = [
        { ...defects, required: true },
        document,
        { key: 'unchanged', type: 'unchanged-reasons', label, required: true },
        { key: 'experts', type: 'directory', directory: 'experts', multiple: true, label, required: true },
        { key: 'number', type: 'document-number', label, required: true },
      ]
      const input = askedInput({ form }, Object.fromEntries(form.map(({ key }) => [key, value])))
      const refused = checkInput({ form }, input, context).map(({ path }) => path)
      const fits = value === 'x' ? ['number'] : []
      expect(refused).toEqual(form.map(({ key }) => key).filter((key) => !fits.includes(key)))
    },
  )

  it('is what its form asks for alone, without what typing leaves behind', () => {
    const input = { document: { title: '批复', body: [' 一、同意。', '', ' '] }, other: 1, toString: 2 }
    expect(askedInput({ form: [document] }, input)).toEqual({ document: { title: '批复', body: ['一、同意。'] } })
    expect(askedInput({}, input)).toEqual({})
  })

  it('is refused for what its form does not ask for, at its name', () => {
    const form = { form: [opinion] }
    const input = tidyInput(form, { opinion: ' 同意。 ', opinions: '同意。' })
    expect(input).toEqual({ opinion: ' 同意。 ', opinions: '同意。' })
    const problems = checkInput(form, input, context)
    expect(problems).toEqual([{ path: 'opinions', code: 'unknown-field' }])
    expect(inputError(form, problems)).toMatchObject({ code: 'form-invalid', field: 'opinions' })
  })

  it('goes into the history by its reason, else by its opinion', () => {
    const input = { opinion: ' 同意。\n', reason: ' 缺件。' }
    expect([[opinion, reason], [opinion], [document]].map((form) => wordsIn({ form }, input))).toEqual(['缺件。', '同意。', ''])
  })
})
