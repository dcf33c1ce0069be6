import { describe, expect, it } from 'vitest'
import { compareArticles, compareWords } from './compare.ts'
import { highlight, wordsToMark } from './highlight.ts'
import { newestFirst, versionInForce } from './in-force.ts'
import { articleNumber, chineseNumber, effectiveDay, readLawText } from './law-text.ts'
import { lawPath, tabOfClass, tabOfName, workKey, type LawBlock } from './model.ts'
import { citedStandards, standardWords } from './topics.ts'

const body = `## 第一章　总 则

第一条 为了加强保护，制定本法。

第二条 下列文物受保护：

（一）遗址；

（二）第三条的规定另行制定。

第二条之一 另有规定的除外。

## 第二章 附则

第一百零一条 本法自2025年3月1日起施行。`

describe('the text of a law', () => {
  it('becomes headings and articles with their paragraphs', () => {
    expect(readLawText(body)).toEqual([
      { kind: 'heading', level: 2, key: '', label: '第一章　总则', content: '' },
      { kind: 'article', level: 0, key: '1', label: '第一条', content: '为了加强保护，制定本法。' },
      { kind: 'article', level: 0, key: '2', label: '第二条', content: '下列文物受保护：\n（一）遗址；\n（二）第三条的规定另行制定。' },
      { kind: 'article', level: 0, key: '2-1', label: '第二条之一', content: '另有规定的除外。' },
      { kind: 'heading', level: 2, key: '', label: '第二章　附则', content: '' },
      { kind: 'article', level: 0, key: '101', label: '第一百零一条', content: '本法自2025年3月1日起施行。' },
    ])
  })

  it('takes articles as headings, words before the first, a line that only cites an article, and a number that comes twice', () => {
    const blocks = readLawText('> [英文](https://a.example)\n## 宪章\n### 第1条\n**「园林」**一词\n第二条的规定不适用。\n### 第1条\n又一')
    expect(blocks.map(({ kind, key, label, content }) => [kind, key, label, content])).toEqual([
      ['text', '', '', '英文'],
      ['heading', '', '宪章', ''],
      ['article', '1', '第1条', '「园林」一词\n第二条的规定不适用。'],
      ['article', '1.2', '第1条', '又一'],
    ])
    expect(readLawText('')).toEqual([])
  })

  it('says from when it is in force', () => {
    expect(effectiveDay(body, '2024-11-08')).toBe('2025-03-01')
    expect(effectiveDay('第八十条 本法自公布之日起施行。', '2017-11-04')).toBe('2017-11-04')
    expect(effectiveDay('第八十条 本条例自2003年7月1日起施行。', '2017-10-07')).toBe('2017-10-07')
    expect(effectiveDay('没有说', '2017-10-07')).toBeNull()
  })

  it.each([
    ['第一条', '1'],
    ['第十条', '10'],
    ['第二十八条', '28'],
    ['第一百零一条', '101'],
    ['第一千二百六十条', '1260'],
    ['第12条', '12'],
    ['第 三 条', '3'],
    ['《文物保护法》第十七条第二款', '17'],
    ['附则', ''],
  ])('%s is article %s', (label, number) => expect(articleNumber(label)).toBe(number))
  it('reads years', () => expect(chineseNumber('二〇二四')).toBe(2024))
})

const article = (key: string, content: string): LawBlock => ({ kind: 'article', level: 0, key, label: `第${key}条`, content })

describe('two texts side by side', () => {
  const older = [
    article('1', '文物受国家保护，任何人不得破坏。'),
    article('2', '考古发掘必须履行报批手续。'),
    article('3', '违反本法的罚款五万元以下。'),
  ]
  const newer = [
    article('1', '文物受国家保护，任何组织和个人不得破坏。'),
    article('2', '国家鼓励文物利用研究，开展宣传教育。'),
    article('3', '考古发掘必须履行报批手续。'),
  ]

  it('pairs what is alike, whatever its number, and marks the words', () => {
    const pairs = compareArticles(older, newer)
    expect(pairs.map(({ state, older: a, newer: b }) => [state, a?.key, b?.key])).toEqual([
      ['changed', '1', '1'],
      ['added', undefined, '2'],
      ['moved', '2', '3'],
      ['removed', '3', undefined],
    ])
    expect(pairs[0]!.parts).toEqual([
      { kind: 'same', text: '文物受国家保护，任何' },
      { kind: 'added', text: '组织和个' },
      { kind: 'same', text: '人不得破坏。' },
    ])
    expect(compareArticles(older, older).map(({ state }) => state)).toEqual(['same', 'same', 'same'])
    expect(compareArticles([], newer).map(({ state }) => state)).toEqual(['added', 'added', 'added'])
  })

  it('loses no letter of either text', () => {
    for (const [a, b] of [
      ['继承中华民族优秀的历史文化遗产', '传承中华民族优秀历史文化遗产'],
      ['甲乙丙', '乙'],
      ['', '新'],
      ['同', '同'],
      ['长'.repeat(4000), '短'],
    ] as const) {
      const parts = compareWords(a, b)
      expect(
        parts
          .filter(({ kind }) => kind !== 'added')
          .map(({ text }) => text)
          .join(''),
      ).toBe(a)
      expect(
        parts
          .filter(({ kind }) => kind !== 'removed')
          .map(({ text }) => text)
          .join(''),
      ).toBe(b)
    }
  })
})

describe('which text is in force', () => {
  const version = (id: string, publishedOn: string | null, effectiveOn: string | null) => ({
    id,
    title: '',
    lawClass: '',
    publishedOn,
    effectiveOn,
  })
  const versions = [
    version('2017', '2017-11-04', '2017-11-04'),
    version('2024', '2024-11-08', '2025-03-01'),
    version('undated', null, null),
  ]
  it.each([
    ['2017-11-03', undefined],
    ['2017-11-04', '2017'],
    ['2025-02-28', '2017'],
    ['2025-03-01', '2024'],
  ])('on %s: %s', (day, id) => expect(versionInForce(versions, day)?.id).toBe(id))
  it('lists the newest first', () => expect(newestFirst(versions).map(({ id }) => id)).toEqual(['2024', '2017', 'undated']))
})

it('knows tabs, classes that no tab names, and one law under two names', () => {
  expect([
    tabOfClass('部门规章'),
    tabOfClass('地方性法规'),
    tabOfClass('司法解释'),
    tabOfClass('没有见过'),
    tabOfClass('toString'),
  ]).toEqual(['rule', 'reference', 'reference', 'reference', 'reference'])
  expect([tabOfName('全部'), tabOfName('法律、行政法规'), tabOfName('地方性法规')]).toEqual(['all', 'statute', undefined])
  expect(workKey('《中华人民共和国文物保护法》')).toBe(workKey('文物保护法'))
  expect(lawPath({ id: 'a', lawClass: '国际公约' }, { keyword: '文物', article: '12-1' })).toBe(
    '/reguldetail?id=a&type=%E5%9B%BD%E9%99%85%E5%85%AC%E7%BA%A6&keyword=%E6%96%87%E7%89%A9#art-12-1',
  )
})

it('marks the words one came with, and nothing of their signs', () => {
  expect(wordsToMark('"考古 发掘" AND -水下 a.b')).toEqual(['考古', '发掘', 'a.b'])
  expect(highlight('考古发掘AxB与a.b', ['考古', 'a.b', '考古发掘'])).toEqual([
    { text: '考古发掘', isHit: true },
    { text: 'AxB与', isHit: false },
    { text: 'a.b', isHit: true },
  ])
  expect(highlight('文字', [])).toEqual([{ text: '文字', isHit: false }])
})

it('finds the standards of its subject and those it cites', () => {
  expect(standardWords('中华人民共和国文物保护法', ['第三章　考古发掘', '第六章　文物出境进境'])).toEqual(['出境', '考古'])
  expect(standardWords('中华人民共和国建筑法', ['总则'])).toEqual([])
  expect(citedStandards('按照GB/T 30687—2014和WW/T 0007执行')).toEqual(['GB/T 30687—2014', 'WW/T 0007'])
})
