import { expect, it } from 'vitest'
import { regionOfUnit } from './region-of-unit.ts'

const children: Record<string, [code: string, name: string][]> = {
  '61': [
    ['6101', '西安市'],
    ['6110', '商洛市'],
    ['6102', '铜川市'],
  ],
  '6101': [
    ['610112', '未央区'],
    ['610113', '雁塔区'],
  ],
  '6110': [
    ['611002', '商州区'],
    ['611003', '城区'],
  ],
  '6102': [['610202', '城区']],
  '11': [['1101', '市辖区']],
  '1101': [
    ['110101', '东城区'],
    ['110102', '西城区'],
  ],
}
const load = (parent = '') =>
  Promise.resolve((children[parent] ?? []).map(([code, name]) => ({ code, name, hasChildren: children[code] !== undefined })))

it.each([
  ['61', '西安市雁塔区慈恩寺内', '610113'],
  ['61', '陕西省西安市', '6101'],
  ['61', '陕西省未央区', '610112'],
  ['61', '某山南麓', '61'],
  ['61', '商州区某村', '611002'],
  ['61', '陕西省城区某街', '61'],
  ['61', undefined, '61'],
  ['11', '北京市东城区景山前街', '110101'],
  ['61', '西安市未央区雁塔区路', '610112'],
  [undefined, '西安市雁塔区', ''],
])('%s, %s lies in %s', async (provinceCode, address, code) => {
  expect(await regionOfUnit({ ...(provinceCode && { provinceCode }), ...(address && { address }) }, load)).toBe(code)
})

it('without an answer the province remains', async () => {
  expect(await regionOfUnit({ provinceCode: '61', address: '西安市' }, () => Promise.reject(new Error('offline')))).toBe('61')
})
