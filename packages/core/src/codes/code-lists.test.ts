import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codesNamed, nameOf } from './code-list.ts'
import type { Conclusion } from './conclusions.ts'
import { codeLists, findCodeList, getCodeList } from './code-lists.ts'
import { departments } from './departments.ts'
import { findProvince, findProvinceByAbbreviation, provinces } from './provinces.ts'
import {
  applicantStatusOf,
  approvedStatuses,
  closedStatuses,
  conclusionOfStatus,
  spokenStatusOf,
  statusChoices,
  statuses,
  statusesFromWire,
  statusesOfTone,
  statusNameOf,
  statusTones,
  toneOf,
} from './statuses.ts'

const codesOf = (id: string) => getCodeList(id).entries.map((entry) => entry.code)

describe('every code list', () => {
  it('is registered: one per file of the folder', () => {
    const files = fs
      .readdirSync(new URL('.', import.meta.url))
      .filter((name) => !name.startsWith('code-list') && !name.endsWith('.test.ts'))
    expect(Object.keys(codeLists).length).toBe(files.length)
  })

  it.each(Object.values(codeLists).map((list) => [list.id, list] as const))(
    '%s has different codes, each with a Chinese and an English name',
    (id, list) => {
      expect(findCodeList(id)).toBe(list)
      expect(new Set(list.entries.map((entry) => entry.code)).size).toBe(list.entries.length)
      for (const { name } of list.entries) {
        expect(name.zh_CN).toMatch(/\p{Script=Han}/u)
        expect(name.en_US).toMatch(/^[A-Z]/)
      }
    },
  )

  it('has the codes of specification §3', () => {
    expect(codesOf('sex')).toEqual(['01', '02'])
    expect(codesOf('title')).toEqual(['01', '02', '03'])
    expect(codesOf('education')).toEqual(['01', '02', '03', '04', '05'])
    expect(codesOf('relic-grade')).toEqual(['1', '2', '3', '4', '5'])
    expect(codesOf('heritage-type')).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(codesOf('box-kind')).toEqual(['1', '2'])
    expect(codesOf('box-style')).toEqual(['01', '02', '03', '04', '05'])
    expect(codesOf('user-kind')).toEqual(['1', '2', '3'])
    expect(departments.entries.filter((entry) => entry.parentCode === null).map((entry) => entry.code)).toEqual([
      '01010102',
      '01010103',
      '01010104',
    ])
    expect(departments.entries.filter((entry) => entry.parentCode === '01010102').length).toBe(7)
  })

  it('names codes, unknown ones by themselves', () => {
    expect(nameOf(getCodeList('relic-grade'), '1', 'zh_CN')).toBe('一级')
    expect(nameOf(getCodeList('relic-grade'), '1', 'ja_JP')).toBe('一級')
    expect(nameOf(getCodeList('relic-grade'), '1', 'en_US')).toBe('Grade one')
    expect(nameOf(getCodeList('relic-grade'), '9', 'zh_CN')).toBe('9')
    expect(() => getCodeList('constructor')).toThrow(RangeError)
  })
})

describe('provinces', () => {
  it('are thirty-one and the Corps, from 11 to 66', () => {
    expect(provinces.entries.length).toBe(32)
    expect([provinces.entries[0]!.code, provinces.entries.at(-1)!.code]).toEqual(['11', '66'])
    expect(new Set(provinces.entries.map((entry) => entry.abbreviation)).size).toBe(32)
  })

  it('are found by region code and abbreviation', () => {
    expect(findProvince('610113')?.bureau.zh_CN).toBe('陕西省文物局')
    expect(findProvince('71')).toBeUndefined()
    expect(findProvinceByAbbreviation('sx')?.name.zh_CN).toBe('陕西省')
    expect(findProvinceByAbbreviation('sxi')?.name.zh_CN).toBe('山西省')
    expect(findProvinceByAbbreviation('bt')?.bureau.zh_CN).toBe('新疆生产建设兵团文物局')
  })
})

describe('statuses', () => {
  it('are those of specification §4.4', () => {
    const expected = [
      '01',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      'G01',
      'G02',
      'G03',
      'G04',
      'G041',
      'G042',
      'G05',
      'G06',
      'G07',
      'G08',
      'G09',
      'G10',
      'G11',
      'G12',
      'G999',
    ]
    expect(statuses.entries.map((entry) => entry.code).sort()).toEqual(expected)
  })

  it('are to be chosen by each name once, in words, with all codes behind it', () => {
    const choices = statusChoices((name) => name.zh_CN)
    expect([...new Set(choices.flatMap(({ codes }) => codes))].sort()).toEqual(statuses.entries.map((entry) => entry.code).sort())
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
    expect(choices.find(({ label }) => label === '省局办理、市县局办理')?.codes).toEqual(['G12', '1', '2'])
    expect(choices.some(({ label }) => /[0-9]/.test(label))).toBe(false)
  })

  it('are found, where they are ends without approval, under one choice that says so', () => {
    const codesOf = new Map(statusChoices((name) => name.zh_CN).map(({ codes, label }) => [label, codes]))
    expect(codesOf.get('办结（未获批准）、不批准、不予受理')).toEqual(['G10', '5'])
    expect([codesOf.get('不批准'), codesOf.get('办结（批准）'), codesOf.get('作废、已撤回')]).toEqual([['G10'], ['4'], ['G999']])
  })

  it('have a tone each, and each tone has statuses', () => {
    expect(statusTones.flatMap(statusesOfTone).sort()).toEqual(statuses.entries.map((entry) => entry.code).sort())
    expect(statusesOfTone('outside')).toEqual(['G04', 'G041', 'G042', 'G05'])
    expect(statusesOfTone('waiting-applicant')).toEqual(['01', 'G01', 'G02', '6'])
    expect(toneOf('G10')).toBe('refused')
    expect(toneOf('unheard-of')).toBe('in-hand')
  })

  it('reads the odd values of the approved preset', () => {
    expect(statusesFromWire('06,07,08')).toEqual([...approvedStatuses])
    expect(statusesFromWire('G03, 07,nonsense')).toEqual(['G03', 'G09', 'G11', '4'])
    expect(statusesFromWire('')).toEqual([])
    for (const code of approvedStatuses) expect(statuses.entries.some((entry) => entry.code === code)).toBe(true)
  })

  it('never call an application that was not accepted a refused one', () => {
    expect(statusNameOf({ status: '5', conclusion: 'not-accepted' }).zh_CN).toBe('不予受理')
    expect(statusNameOf({ status: '5', conclusion: null }).zh_CN).toBe('办结（未获批准）')
    expect(statusNameOf({ status: 'G10', conclusion: null }).zh_CN).toBe('不批准')
    expect(statusNameOf({ status: 'X1', conclusion: null }).zh_CN).toBe('X1')
    expect(statusNameOf({ status: 'G999', conclusion: 'withdrawn' }).zh_CN).toBe('已撤回')
  })

  it('say that a county or city bureau has a case, which the code of the province does not', () => {
    const names = [spokenStatusOf, applicantStatusOf, statusNameOf].map(
      (nameOf) =>
        (isLocal: boolean, status = 'G12') =>
          nameOf({ status, conclusion: null, isLocal }).zh_CN,
    )
    for (const name of names) expect([name(true), name(false), name(true, 'G01')]).toEqual(['市县局办理', '省局办理', name(false, 'G01')])
  })

  it('are told to who applied by the conclusion, once there is one', () => {
    const told = (status: string, conclusion: Conclusion | null) => applicantStatusOf({ status, conclusion }).zh_CN
    expect([told('G03', null), told('G11', 'approved'), told('4', 'approved')]).toEqual(['国家局办理', '已批准', '已批准'])
    expect([told('5', 'refused'), told('5', 'not-accepted'), told('G999', 'void')]).toEqual(['不予批准', '不予受理', '已作废'])
  })

  it('say alone how older records came out', () => {
    const found = (conclusion: Conclusion) =>
      statuses.entries.map(({ code }) => code).filter((code) => conclusionOfStatus(code) === conclusion)
    expect(found('approved')).toEqual(['G09', 'G11', '4'])
    expect(found('refused')).toEqual(['G10', '5'])
    expect(found('void')).toEqual(['G999'])
    expect([...closedStatuses].filter((code) => conclusionOfStatus(code) === null)).toEqual([])
  })
})

describe('codes that a word names', () => {
  it('are those of names that begin with it, in any language, and none of a single letter', () => {
    expect(codesNamed(provinces, '陕西')).toEqual(['61'])
    expect(codesNamed(provinces, '北京市')).toEqual(['11'])
    expect(codesNamed(provinces, 'mongolia')).toEqual(['15'])
    expect([codesNamed(provinces, '西省'), codesNamed(provinces, '陕')]).toEqual([[], []])
  })
})
