import { describe, expect, it } from 'vitest'
import type { GuideEntry } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { groupByCategory } from '@wenwu/core/item/categories'
import { findEntries, readCatalogueAddress, writeCatalogueAddress } from './catalogue.ts'

const entry = (code: string, name: string, more: Partial<GuideEntry> = {}): GuideEntry => ({
  code,
  aliases: [],
  initials: '',
  name: text(name, `${name} in English`),
  shortName: text(name.slice(0, 4), ''),
  category: 'construction',
  region: null,
  itemType: text('行政许可', 'Licence'),
  deadline: null,
  applicants: ['legal-entity'],
  canApply: false,
  itemVersionId: null,
  ...more,
})

const entries = [
  entry('56016', '文物出境展览审批', { category: 'entry-exit', initials: 'wwcjzlsp' }),
  entry('5600802', '考古发掘计划审批', { category: 'archaeology', aliases: ['56008-b'], initials: 'kgfjjhsp kgfj' }),
  entry('5602005', '文物出境审核', { category: 'entry-exit', applicants: ['legal-entity', 'individual'], initials: 'wwcjsh' }),
  entry('local-1', '涉建事项', { region: '陕西省', itemType: null }),
]
const codes = (query: string) =>
  findEntries(entries, readCatalogueAddress(new URLSearchParams(query)), (each) => each.zh_CN).map(({ code }) => code)

describe('the catalogue of guides', () => {
  it('finds by name, code, another notation, place and initials, each word of the keyword', () => {
    expect(codes('keyword=出境')).toEqual(['56016', '5602005'])
    expect(codes('keyword=出境 展览')).toEqual(['56016'])
    expect(codes('keyword=56008-B')).toEqual(['5600802'])
    expect(codes('keyword=ＫＧＦＪ')).toEqual(['5600802'])
    expect(codes('keyword=陕西')).toEqual(['local-1'])
    expect(codes('keyword=没有的')).toEqual([])
    expect(codes('keyword=%20%20')).toHaveLength(4)
  })
  it('filters by category and applicant, and passes over values that are none', () => {
    expect(codes('category=entry-exit')).toEqual(['56016', '5602005'])
    expect(codes('category=entry-exit&applicant=individual')).toEqual(['5602005'])
    expect(codes('category=constructor&applicant=nobody')).toHaveLength(4)
  })
  it('writes back what it read, without what asks for all', () => {
    expect(writeCatalogueAddress(readCatalogueAddress(new URLSearchParams('keyword=出境&applicant=individual&category='))).toString()).toBe(
      new URLSearchParams({ applicant: 'individual', keyword: '出境' }).toString(),
    )
    expect(readCatalogueAddress(new URLSearchParams({ keyword: '文'.repeat(200) })).keyword).toHaveLength(100)
  })
  it('groups in the order of the catalogue, without empty groups', () => {
    expect(groupByCategory(entries).map((group) => [group.category, group.entries.length])).toEqual([
      ['construction', 1],
      ['archaeology', 1],
      ['entry-exit', 2],
    ])
  })
})
