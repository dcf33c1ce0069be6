import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchKinds } from '@wenwu/core/search/model'
import { parseQuery } from '@wenwu/core/search/query'
import { inTitle, titleHas } from './scores.ts'
import { Titles, type Title } from './titles.ts'
import type { WantedQuery } from './wanted.ts'

const title = (id: number, foldedTitle: string, more: Partial<Title> = {}): Title => ({
  id,
  foldedTitle,
  foldedNumber: '',
  number: '',
  titleLength: foldedTitle.length,
  kind: 'law',
  standing: 0,
  publishedOn: null,
  isPublic: true,
  ...more,
})
const wanted = (q: string, byPinyin: number[] = []): WantedQuery => {
  const { groups, excluded } = parseQuery(q)
  return { groups: groups.map((group) => group.map((word) => ({ word, texts: [word.text], byPinyin }))), excluded, synonyms: [] }
}
const ids = (titles: readonly Title[]) => titles.map(({ id }) => id)

describe('titles', () => {
  const titles = new Titles([
    title(1, '文物保护法'),
    title(2, '古塔保养规程', { number: 'WW/T 0991—2025', foldedNumber: 'ww/t 0991-2025', kind: 'standard' }),
    title(3, '博物馆内部通知', { isPublic: false, kind: 'notice' }),
    title(4, '博物馆条例'),
  ])

  it('by their words, their numbers in any form, and by pinyin; nothing is found across two of them', () => {
    expect(ids(titles.find(wanted('保护'), false).whole)).toEqual([1])
    expect(ids(titles.find(wanted('wwt991'), false).whole)).toEqual([2])
    expect(ids(titles.find(wanted('gtby', [2]), false).whole)).toEqual([2])
    expect(ids(titles.find(wanted('"法古塔"'), false).whole)).toEqual([])
    expect(titles.of(4)?.foldedTitle).toBe('博物馆条例')
  })
  it('what is not public only for whoever is signed in', () => {
    expect(ids(titles.find(wanted('博物馆'), false).whole)).toEqual([4])
    expect(ids(titles.find(wanted('博物馆'), true).whole)).toEqual([3, 4])
    expect(ids(titles.find(wanted('-保护 -条例'), true).whole)).toEqual([2, 3])
  })
  it('of several words those that have all, and the first that have some', () => {
    const found = titles.find(wanted('博物馆 条例'), true)
    expect([ids(found.whole), ids(found.some)]).toEqual([[4], [3, 4]])
    expect(titles.find(wanted('博物馆'), true).some).toEqual([])
    expect(titles.find(wanted('第三条'), true).whole).toEqual([])
  })
  it('a section that is full does not crowd out the other, and says so', () => {
    const many = new Titles([...Array.from({ length: 150 }, (_, i) => title(i, '文物条例')), title(900, '文物指南', { kind: 'guide' })])
    const { whole, full } = many.find(wanted('文物'), false)
    expect([whole.length, whole.at(-1)!.id, [...full]]).toEqual([101, 900, ['law']])
    expect(many.find(wanted('文物 条例'), false).some).toHaveLength(15)
  })

  it('are those that a look at each of them finds', () => {
    const piece = fc.string({ unit: fc.constantFrom('文', '物', '塔', '1', 'a', ' '), maxLength: 5 })
    const row = fc.record({ foldedTitle: piece, foldedNumber: piece, kind: fc.constantFrom(...searchKinds), isPublic: fc.boolean() })
    const query = fc.array(fc.constantFrom('文', '物塔', '塔1', 'a', '文 OR a', '-物', '-1a', '文物塔'), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), query, fc.boolean(), (rows, words, isSignedIn) => {
        const all = rows.map((more, id) => title(id, more.foldedTitle, { ...more, number: more.foldedNumber }))
        const asked = wanted(words.join(' '))
        const may = all.filter((each) => (each.isPublic || isSignedIn) && !asked.excluded.some(({ text }) => inTitle(each, text)))
        const found = new Titles(all).find(asked, isSignedIn)
        expect(ids(found.whole)).toEqual(ids(may.filter((each) => asked.groups.every((group) => titleHas(each, group)))))
        expect(ids(found.some)).toEqual(
          asked.groups.length < 2 ? [] : ids(may.filter((each) => asked.groups.some((group) => titleHas(each, group)))),
        )
      }),
    )
  })
})
