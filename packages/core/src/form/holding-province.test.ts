import { describe, expect, it } from 'vitest'
import { locales, text } from '../i18n/text.ts'
import { holdingProblems, holdingProvince, provinceOfRegion } from './holding-province.ts'
import type { FormDefinition } from './model.ts'
import { problemText } from './problem-text.ts'
import { validate } from './validate.ts'

const holding = { region: 'unit.region', provinceCode: '61' }
const definition: FormDefinition = {
  sections: [
    {
      key: 'unit',
      title: text('单位', 'Unit'),
      fields: [{ key: 'region', type: 'region', label: text('所在地', 'Place', { ja_JP: '所在地', ko_KR: '소재지' }), depth: 3 }],
    },
  ],
}
const context = { locale: 'zh_CN', today: '2026-11-23' } as const

describe('the province that has a case', () => {
  it.each([
    ['610113', '61'],
    ['61', '61'],
    ['', undefined],
    [null, undefined],
    [61, undefined],
  ])('of the region %j is %j', (region, province) => {
    expect(provinceOfRegion(region)).toBe(province)
  })

  it('is known where the form names a region and the case has a province', () => {
    expect(holdingProvince({ region: 'unit.region' }, { provinceCode: '61' })).toEqual(holding)
    expect(holdingProvince({}, { provinceCode: '61' })).toBeUndefined()
    expect(holdingProvince({ region: 'unit.region' }, { provinceCode: null })).toBeUndefined()
  })

  it('stays: a correction may name another place of it, or none, but no other province', () => {
    expect(['610113', '6104', '', undefined].map((region) => holdingProblems(holding, { unit: { region } }))).toEqual([[], [], [], []])
    expect(holdingProblems(holding, { unit: { region: '141002' } })).toEqual([{ path: 'unit.region', code: 'other-province' }])
  })

  it.each([
    ['610113', '雁塔区', { '610113': 'stays', '610112': 'moves', '6101': 'moves', '610100': 'moves', '141002': 'other-province' }],
    ['6101', '西安市', { '610113': 'stays', '610112': 'stays', '6101': 'stays', '6104': 'moves', '610402': 'moves', '61': 'moves' }],
  ])('and in the place of the county or city that asked for it: %s', (place, name, expected) => {
    const held = holdingProvince({ region: 'unit.region' }, { provinceCode: '61', local: { place, name } })!
    const moves = [{ path: 'unit.region', code: 'other-bureau', params: { place: name } }]
    for (const [region, outcome] of Object.entries(expected))
      expect([region, holdingProblems(held, { unit: { region } })]).toEqual([
        region,
        outcome === 'stays' ? [] : outcome === 'moves' ? moves : [{ path: 'unit.region', code: outcome }],
      ])
    expect(holdingProblems(held, { unit: { region: '' } })).toEqual([])
  })

  it('is looked at only in a correction, where the region can be changed', () => {
    const data = { unit: { region: '141002' } }
    expect(validate(definition, data, context)).toEqual([])
    expect(validate(definition, data, { ...context, holding })).toEqual([{ path: 'unit.region', code: 'other-province' }])
    const rules = [{ 'unit.region': { editable: false } }]
    expect(validate(definition, data, { ...context, holding, rules })).toEqual([])
  })

  it('of a county or city is named in every language', () => {
    const problem = { path: 'unit.region', code: 'other-bureau', params: { place: '雁塔区' } }
    expect(problemText(problem, definition, 'zh_CN')).toBe(
      '所在地不在雁塔区。案件由雁塔区的文物行政部门办理，补正不能改到雁塔区以外，请改回；确需更换的，请撤回本申请后重新申请',
    )
    expect(problemText(problem, definition, 'en_US')).toBe(
      'Place is not in 雁塔区. The bureau of 雁塔区 has the case, and a correction cannot move it out of 雁塔区. Change it back; if it must be changed, withdraw this application and file again',
    )
  })

  it('is said to be another in every language', () => {
    const problem = { path: 'unit.region', code: 'other-province' }
    expect(problemText(problem, definition, 'zh_CN')).toBe(
      '所在地属于另一省份。补正不能把申请改到另一省份，请改回原省份；确需更换的，请联系办理单位作废本申请，再重新申报',
    )
    expect(problemText(problem, definition, 'en_US')).toBe(
      'Place is in another province. A correction cannot move the application there. Change it back; if it must be changed, ask the bureau in charge to void this application and file again',
    )
    // tw_CN is converted from zh_CN
    const own = locales.filter((locale) => locale !== 'tw_CN')
    expect(new Set(own.map((locale) => problemText(problem, definition, locale))).size).toBe(own.length)
  })
})
