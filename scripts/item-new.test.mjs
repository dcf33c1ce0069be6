import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGuide } from './guide-new.mjs'
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

test('a matter begins with its guide, the template with code and names put in', () => {
  expect(createGuide({ root: base, code: '90014-a', zh: '修缮工程', en: "Owner's repair" })).toEqual([join(items, '90014-a', 'guide.ts')])
  expect(read('90014-a', 'guide.ts')).toContain("code: '90014-a'")
  expect(read('90014-a', 'guide.ts')).toContain("name: text('修缮工程', 'Owner\\'s repair')")
  expect(read('90014-a', 'guide.ts')).not.toMatch(/TemplateItem|示例事项|Sample item/)
})

test('its item comes beside it and leaves the guide as it is', () => {
  createGuide({ root: base, code: '90014-a', zh: '修缮工程', en: 'Repair' })
  const guide = read('90014-a', 'guide.ts')
  const files = createItem({ root: base, code: '90014-a', entity: 'TBCrpEsMainEntity' })
  expect(files).toEqual(
    readdirSync(join(base, items, '_template'))
      .filter((name) => name !== 'guide.ts')
      .sort()
      .map((name) => join(items, '90014-a', name)),
  )
  expect(read('90014-a', 'guide.ts')).toBe(guide)
  expect(read('90014-a', 'item.ts')).toContain("entity: 'TBCrpEsMainEntity'")
  expect(read('90014-a', 'process.ts')).toContain("id: 'process90014-a'")
  for (const name of readdirSync(join(base, items, '90014-a')))
    expect(read('90014-a', name), name).not.toMatch(/TemplateItem|TemplateEntity|示例事项|Sample item/)
})

test('without an entity code one is made', () => {
  for (const [code, entity] of [
    ['90014-b', 'TB90014bEntity'],
    ['TBCrpEsMainEntity', 'TBCrpEsMainEntity'],
  ]) {
    createGuide({ root: base, code, zh: '三防', en: 'Security works' })
    createItem({ root: base, code })
    expect(read(code, 'item.ts')).toContain(`entity: '${entity}'`)
  }
})

test.each([
  [{ code: '../x', zh: '某', en: 'x' }],
  [{ code: '_template', zh: '某', en: 'x' }],
  [{ code: '1', zh: ' ', en: 'x' }],
  [{ code: '1', zh: '某', en: 'x\ny' }],
])('the guide %o is refused and writes nothing', (guide) => {
  expect(() => createGuide({ root: base, ...guide })).toThrow(/ \/ /)
  expect(readdirSync(join(base, items))).toEqual(['_template'])
})

test('an item without a guide, with no entity code, or that is there is refused', () => {
  expect(() => createItem({ root: base, code: '1' })).toThrow('no guide yet')
  expect(readdirSync(join(base, items))).toEqual(['_template'])
  createGuide({ root: base, code: '1', zh: '某', en: 'x' })
  expect(() => createGuide({ root: base, code: '1', zh: '别的', en: 'other' })).toThrow('there is a matter 1 already')
  expect(() => createItem({ root: base, code: '1', entity: '5' })).toThrow('not an entity code')
  createItem({ root: base, code: '1' })
  expect(() => createItem({ root: base, code: '1' })).toThrow('there is an item 1 already')
  expect(read('1', 'guide.ts')).toContain('某')
  expect(existsSync(join(base, items, '1', 'paths.json'))).toBe(true)
})
