import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createItem } from './item-new.mjs'
import { root } from './lib/project.mjs'

const items = 'packages/items/src'
let base = ''

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'wenwu-item-new-'))
  cpSync(join(root, items, '_template'), join(base, items, '_template'), { recursive: true })
})
afterEach(() => rmSync(base, { recursive: true }))

const read = (code, name) => readFileSync(join(base, items, code, name), 'utf8')

test('the new folder is the template with code, entity and names put in', () => {
  const files = createItem({ root: base, code: '56014-a', zh: '修缮工程', en: "Owner's repair", entity: 'TBCrpEsMainEntity' })
  expect(files).toEqual(
    readdirSync(join(base, items, '_template'))
      .sort()
      .map((name) => join(items, '56014-a', name)),
  )
  expect(read('56014-a', 'item.ts')).toContain("code: '56014-a'")
  expect(read('56014-a', 'item.ts')).toContain("entity: 'TBCrpEsMainEntity'")
  expect(read('56014-a', 'item.ts')).toContain(
    "name: text('修缮工程', 'Owner\\'s repair', { ja_JP: 'Owner\\'s repair', ko_KR: 'Owner\\'s repair' })",
  )
  expect(read('56014-a', 'process.ts')).toContain("id: 'process56014-a'")
  for (const name of readdirSync(join(base, items, '56014-a')))
    expect(read('56014-a', name), name).not.toMatch(/TemplateItem|TemplateEntity|示例事项|Sample item|見本の事項|예시 사무/)
})

test('without an entity code one is made', () => {
  createItem({ root: base, code: '56014-b', zh: '三防', en: 'Security works' })
  expect(read('56014-b', 'item.ts')).toContain("entity: 'TB56014bEntity'")
  createItem({ root: base, code: 'TBCrpEsMainEntity', zh: '方案', en: 'Scheme' })
  expect(read('TBCrpEsMainEntity', 'item.ts')).toContain("entity: 'TBCrpEsMainEntity'")
})

test.each([
  [{ code: '../x', zh: '某', en: 'x' }],
  [{ code: '_template', zh: '某', en: 'x' }],
  [{ code: '1', zh: ' ', en: 'x' }],
  [{ code: '1', zh: '某', en: 'x\ny' }],
  [{ code: '1', zh: '某', en: 'x', entity: '5' }],
])('%o is refused and writes nothing', (item) => {
  expect(() => createItem({ root: base, ...item })).toThrow(/ \/ /)
  expect(readdirSync(join(base, items))).toEqual(['_template'])
})

test('a folder that is there is not overwritten', () => {
  createItem({ root: base, code: '1', zh: '某', en: 'x' })
  expect(() => createItem({ root: base, code: '1', zh: '别的', en: 'other' })).toThrow('there is an item 1 already')
  expect(read('1', 'item.ts')).toContain('某')
  expect(existsSync(join(base, items, '1', 'paths.json'))).toBe(true)
})
