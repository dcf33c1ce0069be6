import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldRights, fullRights } from '../form/rights.ts'
import { formatFlags, isSaid, parseFlags, ruleOfFlags, type FieldFlags } from './field-flags.ts'

const known = ['56005/basic.projectName', '56005/basic.money', '56005/unit.history.money', '5600802/basic.projectName']

describe('the stored value of field permissions', () => {
  it('is complete for each item it names and silent about the others', () => {
    expect(parseFlags('56005/basic.projectName:visible,56005/basic.projectName:required,56005/basic.money:disabled', known)).toEqual(
      new Map([
        ['56005/basic.projectName', { visible: true, required: true, disabled: false }],
        ['56005/basic.money', { visible: false, required: false, disabled: true }],
        ['56005/unit.history.money', { visible: false, required: false, disabled: true }],
      ]),
    )
    expect(parseFlags('', known)).toEqual(new Map())
  })

  it.each([
    'x',
    '56005/basic.projectName',
    '56005/basic.projectName:editable',
    '56005/basic.nothing:visible',
    ',',
    'x:visible',
    ':visible',
  ])('refuses %s', (value) => expect(parseFlags(value, known)).toBeUndefined())

  it('is read back as it was written', () => {
    const flags = fc.record({ visible: fc.boolean(), required: fc.boolean(), disabled: fc.boolean() })
    fc.assert(
      fc.property(fc.tuple(...known.map(() => flags)), (all) => {
        const clean = new Map(
          known.map((id, i): [string, FieldFlags] => {
            const { visible, required, disabled } = all[i]!
            return [id, { visible, required: visible && required, disabled: disabled || !visible }]
          }),
        )
        expect(parseFlags(formatFlags(clean), known)).toEqual(clean)
      }),
    )
  })

  it('becomes a rule that hides, locks and requires', () => {
    const rule = ruleOfFlags([
      { path: 'basic.projectName', visible: true, required: true, disabled: false },
      { path: 'basic.money', visible: false, required: true, disabled: false },
      { path: 'unit.history.money', visible: true, required: false, disabled: true },
    ])
    expect(fieldRights('basic.projectName', { rules: [rule], base: fullRights })).toEqual({ visible: true, editable: true, required: true })
    expect(fieldRights('basic.money', { rules: [rule], base: fullRights })).toEqual({ visible: false, editable: false, required: false })
    expect(fieldRights('unit.history.money', { rules: [rule], base: fullRights })).toEqual({
      visible: true,
      editable: false,
      required: false,
    })
    expect(fieldRights('unit.history', { rules: [rule], base: fullRights })).toEqual({ visible: true, editable: true, required: false })
    expect([
      isSaid({ visible: true, required: false, disabled: false }),
      isSaid({ visible: false, required: false, disabled: false }),
    ]).toEqual([false, true])
  })
})
