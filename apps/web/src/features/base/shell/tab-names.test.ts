import { describe, expect, it } from 'vitest'
import { distinctNames, sharedStart } from './tab-names.ts'

describe('names of tabs', () => {
  it('are told apart where they are the same', () => {
    expect(distinctNames(['首页', '新建申请', '新建申请', '新建申请'])).toEqual(['首页', '新建申请', '新建申请 (2)', '新建申请 (3)'])
  })

  it('are cut where they begin as another does, if that is more than a few letters', () => {
    const all = ['首页', '山西省 第1批 2027年文物保护工程', '山西省 第1批 2027年安全防护工程', '待办', '待阅']
    expect(all.map((name) => sharedStart(name, all))).toEqual(['', '山西省 第1批 2027年', '山西省 第1批 2027年', '', ''])
    // never within a word
    expect(sharedStart('Planned projects', ['Planning', 'Planned projects'])).toBe('')
    expect(sharedStart('Shanxi, batch 12', ['Shanxi, batch 13', 'Shanxi, batch 12'])).toBe('Shanxi, batch ')
    expect(sharedStart('新建申请', ['新建申请', '新建申请 (2)'])).toBe('新建申请')
  })
})
