import { describe, expect, it } from 'vitest'
import { checkInput } from '@wenwu/core/item/action-form'
import type { VerbOffer } from '@wenwu/core/tasks/schemas'
import { findVerb, verbList, type VerbName } from '@wenwu/core/tasks/verb'
import { firstInput } from './first-input.ts'

const colleague = { id: 'u1', name: { zh_CN: '沈咏春', en_US: '沈咏春' }, to: { count: 1, names: ['沈咏春'] } }
const offerOf = (verb: VerbName, choices: VerbOffer['choices']): VerbOffer =>
  ({ verb, taskId: null, to: null, choices }) as unknown as VerbOffer
const firstOf = (verb: VerbName, choices: VerbOffer['choices'] = {}) => firstInput(findVerb(verb)!, offerOf(verb, choices))

describe('the form of a verb opens', () => {
  it('with the one colleague there is, in a form that is in order as it stands', () => {
    const input = firstOf('circulate', { colleagues: [colleague] })
    expect(input).toEqual({ to: ['u1'] })
    expect(checkInput({ form: [...findVerb('circulate')!.form] }, input, { today: '2026-03-02' } as never)).toEqual([])
    expect(firstOf('countersign', { signers: [colleague] })).toEqual({ to: ['u1'], way: 'all' })
    expect(firstOf('circulate', { colleagues: [colleague, { ...colleague, id: 'u2' }] })).toEqual({})
    expect(firstOf('add-signer', { signers: [colleague] })).toEqual({ to: 'u1', position: 'before' })
  })

  it('without a ground or a cause, which people say themselves', () => {
    expect(firstOf('suspend-clock')).toEqual({})
    expect(firstOf('reopen')).toEqual({})
  })

  it('with what its fields offer', () => {
    for (const [name, { form, preset = {} }] of verbList)
      for (const [key, code] of Object.entries(preset)) {
        const field = form.find((each) => each.key === key)
        expect([name, field?.type === 'select' && field.options?.some((option) => option.code === code)]).toEqual([name, true])
      }
  })
})
