import { expect, it } from 'vitest'
import { coreOfName, foldName, isSimilar, nameShapes } from './names.ts'

const shapeOf = nameShapes()
const areSimilar = (one: string, other: string): boolean => isSimilar(shapeOf(foldName(one)), shapeOf(foldName(other)))

it('a name is the same whatever width, marks and number of its phase it is typed with', () => {
  for (const name of [
    '塔基加固工程（二期）',
    '塔基 加固工程(２期)',
    '塔基加固工程第二期',
    '塔基加固工程Ⅱ期',
    '塔基加固工程「二期」',
    '塔基加固工程第02期',
    '塔基\u3164加固\u200b工程\u115f第02期',
  ])
    expect(foldName(name), name).toBe('塔基加固工程2期')
  expect(foldName('塔基加固工程（十二期）')).toBe('塔基加固工程12期')
  expect(foldName('塔基加固工程（一期）')).not.toBe(foldName('塔基加固工程（二期）'))
  // a word with 期 is no phase
  expect(foldName('新石器时期遗址保护')).toBe('新石器时期遗址保护')
  expect(foldName('。（\u3164\u115f\uffa0）')).toBe('')
})

it('alike is what shares four fifths of its pairs of letters', () => {
  expect(areSimilar('甲乙丙丁戊', '甲乙丙丁戊己')).toBe(true)
  expect(areSimilar('甲乙丙丁', '甲乙丙丁戊')).toBe(false)
  expect(areSimilar('甲乙丙丁戊己', '己戊丁丙乙甲')).toBe(false)
  expect(areSimilar('佛光寺东大殿屋面修缮工程', '佛光寺东大殿屋面修缮工程项目')).toBe(true)
  expect(areSimilar('佛光寺东大殿屋面修缮工程', '佛光寺文殊殿壁画保护')).toBe(false)
})

it.each([
  ['玉山寺塔塔身裂缝加固工程', '玉山寺塔塔身裂缝加固项目'],
  ['洛南书院讲堂梁架拨正工程', '洛南书院讲堂梁架拨正项目'],
  ['钟楼修缮工程', '钟楼修缮设计方案'],
  ['钟楼修缮工程（二期）', '钟楼修缮（二期）项目'],
])('%s and %s differ in generic words alone', (one, other) => {
  expect(areSimilar(one, other)).toBe(true)
})

it('another work at the site is not alike, nor is another phase of it; a generic name is its own core', () => {
  expect(areSimilar('玉山寺塔塔身裂缝加固工程', '玉山寺塔周边排水整治工程')).toBe(false)
  expect(areSimilar('钟楼修缮工程（一期）', '钟楼修缮工程（二期）')).toBe(false)
  expect([coreOfName('工程'), coreOfName('工程2期'), coreOfName('设计院旧址修缮工程2期项目')]).toEqual([
    '工程',
    '工程2期',
    '设计院旧址修缮2期',
  ])
})
