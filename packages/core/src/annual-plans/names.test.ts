import { expect, it } from 'vitest'
import { foldName, isSimilar, likeness } from './names.ts'

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
  expect(likeness('abcd', 'abcd')).toBe(1)
  expect(likeness('abcd', 'abce')).toBe(0.5)
  expect(likeness('', '')).toBe(0)
  expect(isSimilar(foldName('佛光寺东大殿屋面修缮工程'), foldName('佛光寺东大殿屋面修缮工程项目'))).toBe(true)
  expect(isSimilar(foldName('佛光寺东大殿屋面修缮工程'), foldName('佛光寺文殊殿壁画保护'))).toBe(false)
})
