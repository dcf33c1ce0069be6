import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toolPath } from './lib/run.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** Each way to say of a schema what it is not (decision 0086); the first two lines break nothing. */
const schemaCasts = [
  "import { z } from 'zod'",
  'const inner = z.object({ a: z.string() })',
  'export const one = inner as unknown as z.ZodType<{ b: string }>',
  'export const two = <z.ZodType<{ b: string }>>(<unknown>inner)',
  'export const three = inner satisfies z.ZodType<{ a: string; b?: string }>',
  'export const four: z.ZodType<{ a: string; b?: string }> = inner',
  "export const five = {} as Record<'x', z.ZodOptional<typeof inner>>",
  'export const six = inner as unknown as z.core.$ZodType<{ b: string }>',
]

/** Each way to assert one reading of a page; the lines after the empty one break nothing. */
const oneReadings = `const row = page.locator('tr')
const textOf = (at: Page) => at.locator('p').innerText()
const pathOf = (at: Page) => new URL(at.url()).pathname
test('reads once', async () => {
  expect(await row.evaluateAll((all) => all.length)).toBe(2)
  expect((await row.allInnerTexts()).join()).toBe('')
  expect([await row.count(), 1]).toEqual([1, 1])
  expect(await textOf(page)).toBe('')
  expect(page.url()).toContain('x')
  expect(pathOf(page)).toBe('/x')
  const seen = await row.allInnerTexts()
  expect(seen.map((text) => text.trim())).toEqual([])
  await expect.poll(() => row.count()).toBe(1)
  await vi.waitFor(() => row.count())

  await eventually(() => row.count()).toBe(2)
  await eventually(() => pathOf(page)).toBe('/x')
  const before = await row.boundingBox()
  await eventually(() => row.boundingBox()).toEqual(before)
  const request = await page.waitForRequest('x')
  expect(request.url()).toBe('x')
  expect((await app.send('x', { token: before })).status).toBe(200)
  const other = { seen: 1 }
  expect(other).toEqual({ seen: 1 })
})
`

/** One planted violation per rule of the linter: a file of the server that breaks it, or a browser test. */
const planted = {
  'no-floating-promises': 'async function save(): Promise<void> {}\nsave()\n',
  'no-misused-promises': 'async function isDone(): Promise<boolean> {\n  return true\n}\nexport const state = isDone() ? 1 : 2\n',
  'switch-exhaustiveness-check':
    "export function level(grade: 'a' | 'b'): number {\n  switch (grade) {\n    case 'a':\n      return 1\n  }\n  return 0\n}\n",
  'no-unnecessary-type-assertion': "const text: string = 'x'\nexport const same = text as string\n",
  'no-explicit-any': 'export const value: any = 1\n',
  'ban-ts-comment': '// @ts-ignore\nexport const value: number = 1\n',
  'no-unused-vars': 'const value = 1\nexport {}\n',
  'no-default-export': 'export default 1\n',
  'no-eval': "export const value: unknown = eval('1')\n",
  'no-console': "console.log('x')\nexport {}\n",
  // the types of a browser are in the program that the server is checked in
  'no-restricted-globals': 'export const width = window.innerWidth\n',
  'prefer-const': 'let value = 1\nexport const same = value\n',
  eqeqeq: 'export const isSame = (a: number, b: number) => a == b\n',
  'no-schema-cast': schemaCasts.map((line) => `${line}\n`).join(''),
  'wait-for-what-is-read': oneReadings,
  'no-danger': "export const part = <div dangerouslySetInnerHTML={{ __html: 'x' }} />\n",
  'rules-of-hooks':
    "import { useState } from 'react'\nexport function Part({ isOn }: { isOn: boolean }) {\n  if (isOn) useState(1)\n  return <p />\n}\n",
}

const fileOf = (rule) =>
  rule === 'wait-for-what-is-read'
    ? `e2e/${rule}.spec.ts`
    : `apps/server/src/${rule}.ts${rule === 'no-danger' || rule === 'rules-of-hooks' ? 'x' : ''}`

let folder

/** Each starts a program of its own. */
const slow = { timeout: 120_000 }

const write = (file, text) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}

/** Runs a tool of the project in the planted folder. */
function run(tool, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [toolPath(tool), ...args], { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wenwu-gates-'))
  fs.cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true })
  for (const file of ['.oxlintrc.json', '.oxfmtrc.json', 'knip.json', 'tsconfig.base.json', 'package.json']) {
    fs.copyFileSync(path.join(root, file), path.join(folder, file))
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  write('apps/server/package.json', '{ "name": "@wenwu/server", "private": true, "type": "module" }\n')
  write(
    'apps/server/tsconfig.json',
    '{ "extends": "../../tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx" }, "include": ["src"] }\n',
  )
  for (const [rule, text] of Object.entries(planted)) write(fileOf(rule), text)
  write('apps/server/src/cli/main.ts', "import { used } from '../parts.ts'\n\nvoid used\n")
  write('apps/server/src/parts.ts', 'export const used = 1\nexport const unused = 2\n')
  write('apps/server/src/long.ts', 'export const a = { b: 1,\n  c: 2 };\n')
})

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('the linter, with the types of the program', () => {
  test('every planted violation is found in its file', slow, () => {
    const { status, output } = run('oxlint', '--deny-warnings', '--format', 'unix', 'apps', 'e2e')
    expect(status).not.toBe(0)
    const missed = Object.keys(planted).filter(
      (rule) => !output.split('\n').some((line) => line.includes(path.basename(fileOf(rule))) && line.includes(`(${rule})`)),
    )
    expect(missed).toEqual([])
    const casts = [...output.matchAll(/no-schema-cast\.ts:(\d+):.*\(no-schema-cast\)/g)].map(([, line]) => Number(line))
    expect(casts.sort()).toEqual([3, 4, 5, 6, 7, 8])
    const readings = [...output.matchAll(/wait-for-what-is-read\.spec\.ts:(\d+):.*\(wait-for-what-is-read\)/g)].map(([, line]) =>
      Number(line),
    )
    expect(readings.sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 12, 13, 14])
  })

  test('every rule of the project has its planted violation or is not about types', () => {
    const { rules, overrides } = JSON.parse(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'))
    const asked = overrides.flatMap((each) => Object.entries(each.rules)).filter(([, level]) => level !== 'off')
    const names = [...Object.keys(rules), ...asked.map(([name]) => name)].map((name) => name.replace(/^.*\//, ''))
    expect(names.filter((name) => !(name in planted)).sort()).toEqual([
      'consistent-type-imports',
      'exhaustive-deps',
      'no-implied-eval',
      'no-new-func',
    ])
  })
})

test('a file that the formatter would write otherwise is named', slow, () => {
  const { status, output } = run('oxfmt', '--check', 'apps/server/src/long.ts', 'apps/server/src/parts.ts')
  expect(status).not.toBe(0)
  expect(output).toContain('apps/server/src/long.ts')
  expect(output).not.toContain('parts.ts')
})

test('an export and a file that nothing uses are named', slow, () => {
  const { status, output } = run('knip', '--no-progress', '--workspace', 'apps/server', '--include', 'files,exports')
  expect(status).not.toBe(0)
  expect(output).toMatch(/unused\s+apps\/server\/src\/parts\.ts/)
  expect(output).not.toMatch(/\bused\s+apps\/server\/src\/parts\.ts/)
  expect(output).toContain('apps/server/src/long.ts')
})
