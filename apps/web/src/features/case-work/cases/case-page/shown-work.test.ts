import { expect, it } from 'vitest'
import { askedActions, delegatedActions } from '@wenwu/core/tasks/cosign-actions'
import { isShown } from './shown-work.ts'

const begun = (outcome: string, typed: object = {}) => ({ action: { outcome, typed } })

it('an opinion that was begun stands there where the step asks for it in the same way', () => {
  const asked = [begun('cosign-agreed', { 'cosign-agreed:opinion': '可行。' }), begun('', { ':opinion': '可行。' }), begun('cosign-agreed')]
  expect(asked.map((work) => isShown(work, askedActions))).toEqual([true, true, true])
  // who was asked for an opinion does the whole step now
  expect(asked.map((work) => isShown(work, delegatedActions))).toEqual([false, false, false])
  expect(isShown(begun('delegated-done', { 'delegated-done:opinion': '已办。' }), delegatedActions)).toBe(true)
})

it('what was emptied, or never said, is nothing', () => {
  const empty = [
    {},
    begun(''),
    begun('', { ':opinion': '' }),
    begun('delegated-done', { 'delegated-done:opinion': '' }),
    { marks: { fields: {} } },
  ]
  for (const work of empty) expect(isShown(work, askedActions)).toBe(false)
})

it('marks and an edited reply stand there by themselves', () => {
  expect(isShown({ marks: { fields: {}, materials: { design: '' } } }, askedActions)).toBe(true)
  expect(isShown({ reply: { documentId: 'd' } }, askedActions)).toBe(true)
})
