import { expect, it } from 'vitest'
import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/guide'
import { guessMaterial } from './guess-material.ts'

const line = (key: string, name: string, files = 0) => ({
  material: { key, name: text(name, key) } as Material,
  files: Array.from({ length: files }, () => ({}) as never),
})
const lines = [
  line('design', '设计方案'),
  line('survey', '考古勘探报告'),
  line('assessment', '文物影响评估报告'),
  line('licence', '营业执照'),
  line('map', '1/500或者1/2000现状地形图'),
  line('siting', '项目立项或者选址批准文件'),
  line('land', '土地权属证明文件'),
  line('photo', '照片'),
]

it.each([
  ['南塬变电站设计方案（终稿）.pdf', 'design'],
  ['考古勘探报告.pdf', 'survey'],
  ['影响评估报告-2026.docx', 'assessment'],
  ['设计方案.pdf', 'design'],
  ['IMG_20261120.jpg', undefined],
  ['', undefined],
  // digits, one pair alone and words that any name has are no reason
  ['scan_0012.pdf', undefined],
  ['1-500-2000.pdf', undefined],
  ['2026年南塬变电站工程项目立项会议纪要.pdf', undefined],
  ['空文件.pdf', undefined],
  ['证明文件.pdf', undefined],
  ['检测报告.pdf', undefined],
  ['立项现状.pdf', undefined],
  ['选址批准文件.pdf', 'siting'],
  ['地形图.dwg', 'map'],
  ['照片.jpg', 'photo'],
])('%s is for %s', (name, key) => {
  expect(guessMaterial(lines, name)).toBe(key)
})

it('of materials equally near, the one without a file; the only one there is', () => {
  expect(guessMaterial([line('a', '图纸', 1), line('b', '图纸')], '图纸.pdf')).toBe('b')
  expect(guessMaterial([line('a', '报告')], 'x.pdf')).toBe('a')
  expect(guessMaterial([], 'x.pdf')).toBeUndefined()
})
