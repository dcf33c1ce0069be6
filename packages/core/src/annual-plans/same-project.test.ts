import { expect, it } from 'vitest'
import { foldName } from './names.ts'
import { projectKey, readName } from './same-project.ts'

it.each([
  ['第1-1窟壁画保护', '第11窟壁画保护'],
  ['三期1.2标段', '三期12标段'],
  ['2026/1号', '20261号'],
  ['A+B区', 'AB区'],
  ['-A1项目', '+A1项目'],
  ['1 1窟', '11窟'],
  ['1  1窟', '11窟'],
  ['1\u3164 1窟', '11窟'],
  ['A B区', 'AB区'],
  ['1①号', '11号'],
  ['1²区', '12区'],
  ['三、四殿修缮', '三四殿修缮'],
  ['1.02期', '1.2期'],
  ['1三期', '13期'],
  ['112期', '1十二期'],
  ['Ⅺ期', 'Ⅻ期'],
  ['钟楼一期', '钟楼二期'],
])('%s is not %s', (one, other) => {
  expect(readName(one)).not.toBe(readName(other))
})

it.each([
  ['第1—1窟', '第１－1窟'],
  ['第1–1窟', '第1−1 窟'],
  ['甲——乙段', '甲-乙段'],
  ['Ａ+Ｂ区', 'a＋b 区'],
  ['石窟  加固', '石窟加固'],
  ['2026 A区', '2026A区'],
  ['钟楼【修缮】', '钟楼（修缮）'],
  ['佛光寺・东大殿', '佛光寺·东大殿'],
  ['1\u200b1窟', '11窟'],
])('%s is %s', (one, other) => {
  expect(readName(one)).toBe(readName(other))
})

it('the number of a phase is one however it is written', () => {
  for (const name of [
    '塔基加固工程（二期）',
    '塔基 加固工程(２期)',
    '塔基加固工程第二期',
    '塔基加固工程Ⅱ期',
    '塔基加固工程「二期」',
    '塔基\u3164加固\u200b工程\u115f第02期',
  ])
    expect(readName(name), name).toBe('塔基加固工程(2期)')
  expect(readName('十二期')).toBe('(12期)')
  expect(readName('新石器时期遗址保护')).toBe('新石器时期遗址保护')
})

it('the site tells projects apart as the name does, and what is one is alike', () => {
  const of = (siteName: string) => projectKey({ siteName, projectName: '修缮' })
  expect(of('1-1号墓')).not.toBe(of('11号墓'))
  expect(of('１号 墓')).toBe(of('1号墓'))
  // rows are looked for by the folded site
  for (const [one, other] of [
    ['１号 墓', '1号墓'],
    ['甲——乙', '甲━乙'],
    ['第二期', '（Ⅱ期）'],
  ] as const)
    expect([readName(one) === readName(other), foldName(one) === foldName(other)], one).toEqual([true, true])
})
