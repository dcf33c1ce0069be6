import { describe, expect, it } from 'vitest'
import { compareNames, formatList, formatDay, formatInstant, formatTime, joinList } from './format.ts'
import { joinTexts, locales, text, textIn } from './text.ts'

// half past four in the afternoon in London is past midnight in China
const lateInLondon = new Date('2026-11-20T16:30:09Z')

describe('days and times', () => {
  it('a day as each language writes it', () => {
    expect(locales.map((locale) => formatDay('2026-03-01', locale))).toEqual([
      '2026-03-01',
      '1 Mar 2026',
      '2026/03/01',
      '2026. 3. 1.',
      '2026/03/01',
    ])
    expect(formatDay('someday', 'en_US')).toBe('someday')
  })

  it('an instant is the time in China, in whatever language and zone it is read', () => {
    expect(formatInstant(lateInLondon, 'zh_CN')).toBe('2026-11-21 00:30')
    expect(formatInstant(lateInLondon, 'zh_CN', 'second')).toBe('2026-11-21 00:30:09')
    expect(formatInstant(lateInLondon, 'en_US')).toBe('21 Nov 2026 00:30')
    expect(formatInstant(lateInLondon, 'ko_KR', 'day')).toBe('2026. 11. 21.')
    expect(formatTime(lateInLondon)).toBe('00:30')
  })
})

describe('the order of names', () => {
  const names = ['张建国', '重庆市', '李明', '阿合买提', '成都市', '王芳', '欧阳修文']
  const sorted = (locale: (typeof locales)[number]) => [...names].sort((a, b) => compareNames(a, b, locale))

  it('is by pinyin in Chinese, and in English where the names are Chinese, too', () => {
    expect(sorted('zh_CN')).toEqual(['阿合买提', '成都市', '重庆市', '李明', '欧阳修文', '王芳', '张建国'])
    expect(sorted('en_US')).toEqual(sorted('zh_CN'))
  })

  it('is by strokes in Traditional Chinese', () => {
    expect(['張', '王', '李'].sort((a, b) => compareNames(a, b, 'tw_CN'))).toEqual(['王', '李', '張'])
  })

  it('takes figures by value', () => {
    expect(['第10处', '第2处', '第1处'].sort((a, b) => compareNames(a, b, 'zh_CN'))).toEqual(['第1处', '第2处', '第10处'])
  })
})

describe('names counted up', () => {
  it('are so in each language, whichever was asked before', () => {
    const names = ['季长歌', '陆听松', '严既明']
    expect([formatList(names, 'zh_CN'), formatList(names, 'en_US'), formatList(names, 'zh_CN')]).toEqual([
      '季长歌、陆听松和严既明',
      '季长歌, 陆听松, and 严既明',
      '季长歌、陆听松和严既明',
    ])
    expect([formatList([], 'ko_KR'), formatList(['季长歌'], 'ja_JP')]).toEqual(['', '季长歌'])
    expect(locales.map((locale) => joinList(['甲', '乙'], locale))).toEqual(
      locales.map((locale) => (/en|ko/.test(locale) ? '甲, 乙' : '甲、乙')),
    )
  })
})

describe('texts put together', () => {
  it('in every language, with its own mark between them', () => {
    const joined = joinTexts(
      [text('受理', 'Acceptance', { ja_JP: '受理', ko_KR: '접수' }), text('初审', 'Review')],
      text('、', ', ', { ko_KR: ', ' }),
    )
    expect(joined).toEqual({ zh_CN: '受理、初审', en_US: 'Acceptance, Review', ja_JP: '受理、初审', ko_KR: '접수, 初审' })
    expect(textIn(joined, 'en_US')).toBe('Acceptance, Review')
  })
})
