import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generate, identifier, pascal } from './generate.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wenwu-generate-'))
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const read = (path) => readFileSync(join(root, path), 'utf8')

describe('names', () => {
  test.each([
    ['long-text', 'longText', 'LongText'],
    ['text', 'text', 'Text'],
    ['56005', '_56005', '56005'],
    ['TBCrpPaMainEntity', 'TBCrpPaMainEntity', 'TBCrpPaMainEntity'],
    ['package', '_package', 'Package'],
  ])('%s', (key, name, type) => {
    expect(identifier(key)).toBe(name)
    expect(pascal(key)).toBe(type)
  })
})

test('field types: values, settings types and their union', () => {
  write('packages/core/src/form/types/long-text/model.ts', 'export const fieldType = defineFieldType()\n')
  write('packages/core/src/form/types/date/model.ts', 'export const fieldType = defineFieldType()\n')
  write('packages/core/src/form/types/unfinished/notes.md', '')
  expect(generate({ root })).toContain('packages/core/src/form/types/index.generated.ts')
  expect(read('packages/core/src/form/types/index.generated.ts')).toBe(`import { fieldType as date } from './date/model.ts'
import { fieldType as longText } from './long-text/model.ts'
import type { Settings as DateSettings } from './date/model.ts'
import type { Settings as LongTextSettings } from './long-text/model.ts'

export const fieldTypes = {
  date,
  'long-text': longText,
} as const

export type Field =
  | DateSettings
  | LongTextSettings
`)
})

test('items: numbers as names, no folder that starts with _', () => {
  for (const folder of ['56005', 'TBCrpPaMainEntity', '_template'])
    write(`packages/items/src/${folder}/item.ts`, 'export const item = defineItem({})\n')
  generate({ root })
  expect(read('packages/items/src/index.generated.ts')).toBe(`import { item as item56005 } from './56005/item.ts'
import { item as itemTBCrpPaMainEntity } from './TBCrpPaMainEntity/item.ts'

export const items = [item56005, itemTBCrpPaMainEntity]
`)
})

test('examples of items: data exports nothing, the folder is enough', () => {
  write('packages/items/src/56005/example.json', '{}')
  write('packages/items/src/_template/example.json', '{}')
  generate({ root })
  expect(read('packages/items/src/examples.generated.ts')).toContain(
    "import example56005 from './56005/example.json' with { type: 'json' }\n",
  )
  expect(read('packages/items/src/examples.generated.ts')).toContain("= {\n  '56005': example56005,\n}\n")
})

test('only folders whose file exports the marker count', () => {
  write('apps/server/src/modules/public-texts/notices/index.ts', "export const module = defineModule('notices')\n")
  write('apps/server/src/modules/base/audit/index.ts', "export { append } from './append.ts'\n// export const module\n")
  generate({ root })
  expect(read('apps/server/src/modules/index.generated.ts')).toContain('export const modules = [notices]\n')
})

test('route tables are collected, and the addresses that are open to everybody apart', () => {
  write(
    'apps/web/src/features/case-work/my-cases/routes.tsx',
    `export const routes: FeatureRoute[] = [
  { component: 'mine', path: 'mine', titleKey: 'list.mine', Component: A },
  { component: 'guide', path: 'guide/:code', titleKey: 'guide.title', access: 'public', Component: B },
]
`,
  )
  generate({ root })
  expect(read('apps/web/src/features.generated.ts')).toContain('export const featureRoutes: readonly FeatureRoute[] = [...myCases]\n')
  expect(read('apps/web/src/public-paths.generated.ts')).toContain("= [\n  '/guide/:code',\n]\n")
  expect(read('apps/web/src/page-paths.generated.ts')).toContain("= [\n  '/mine',\n  '/guide/:code',\n]\n")
})

test('test files and generated files are no texts', () => {
  for (const name of ['auth.ts', 'auth.test.ts', 'index.generated.ts'])
    write(`packages/core/src/i18n/texts/zh_CN/${name}`, 'export const texts = {}\n')
  generate({ root })
  expect(read('packages/core/src/i18n/index.generated.ts')).toContain(
    'export const modules = {\n  auth: { zh_CN: auth_zh_CN, en_US: auth_en_US, ja_JP: auth_ja_JP, ko_KR: auth_ko_KR },\n} as const\n',
  )
})

test('checking writes nothing and names what is stale; a second run finds nothing to do', () => {
  write('packages/core/src/auth/contract.ts', 'export const contract = {}\n')
  const stale = ['packages/core/src/contracts.generated.ts']
  // the other indexes of the same folder do not exist yet
  const first = [
    ...stale,
    'packages/core/src/errors.generated.ts',
    'packages/core/src/acts.generated.ts',
    'packages/core/src/roles.generated.ts',
    'packages/core/src/permissions.generated.ts',
    'packages/core/src/demo.generated.ts',
    'packages/core/src/lists.generated.ts',
  ]
  expect(generate({ root, isCheck: true })).toEqual(first)
  expect(generate({ root })).toEqual(first)
  expect(generate({ root, isCheck: true })).toEqual([])
  write('packages/core/src/cases/contract.ts', 'export const contract = {}\n')
  expect(generate({ root, isCheck: true })).toEqual(stale)
})

test('papers: a folder is all that a paper takes', () => {
  write('apps/server/src/modules/case-work/papers/loan-slip/paper.ts', 'export const paper = definePaper({})\n')
  write('apps/server/src/modules/case-work/papers/testing/printed.ts', '')
  write('apps/server/src/modules/case-work/papers/kind.ts', '')
  generate({ root })
  expect(read('apps/server/src/modules/case-work/papers/index.generated.ts')).toBe(`import type { AnyPaper } from './kind.ts'
import { paper as loanSlip } from './loan-slip/paper.ts'

export const papers: Readonly<Record<string, AnyPaper>> = {
  'loan-slip': loanSlip,
}
`)
})

test('organisation kinds: a county bureau is one folder, with its roles, its candidates and its demo accounts', () => {
  const folder = 'packages/core/src/organizations/kinds'
  for (const name of ['kind.ts', 'candidates.ts'])
    write(
      `${folder}/county/${name}`,
      readFileSync(new URL(`../packages/core/src/organizations/kinds/county/${name}`, import.meta.url), 'utf8'),
    )
  write(`${folder}/county/demo.ts`, 'export const demo: DemoPeople = { position: 25, users: [], banner: [] }\n')
  write(`${folder}/division/kind.ts`, 'export const organizationKind = defineOrganizationKind({})\n')
  generate({ root })
  expect(read(`${folder}/index.generated.ts`)).toContain('export const organizationKinds = {\n  county,\n  division,\n} as const\n')
  expect(read(`${folder}/candidates.generated.ts`)).toContain('export const candidatesByKind = {\n  county,\n} as const\n')
  expect(read(`${folder}/demo.generated.ts`)).toContain('export const demoOfKinds: readonly DemoPeople[] = [county]\n')
})

test('menus and permissions: what a module has, it says itself', () => {
  write('apps/server/src/modules/public-texts/notices/menus.ts', 'export const menus: readonly MenuSeed[] = []\n')
  write('packages/core/src/notices/permissions.ts', 'export const permissions = {} as const\n')
  generate({ root })
  expect(read('apps/server/src/modules/menus.generated.ts')).toContain('export const moduleMenus: readonly MenuSeed[] = [...notices]\n')
  expect(read('packages/core/src/permissions.generated.ts')).toContain('export const permissions = {\n  ...notices,\n} as const\n')
})
