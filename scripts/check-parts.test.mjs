import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCircle } from './check-parts.mjs'

let folder

beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wenwu-parts-'))))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** The circle of a module of these files, given as what each imports. */
function circleOf(name, imports) {
  const module = path.join(folder, name)
  const files = Object.entries(imports).map(([file, paths]) => {
    const at = path.join(module, file)
    fs.mkdirSync(path.dirname(at), { recursive: true })
    fs.writeFileSync(at, paths.map((each) => `import type { A } from '${each}'\n`).join(''))
    return at
  })
  return findCircle(module, files)
}

test('folders that import one another are found, though no file does', () => {
  const imports = { 'a/one.ts': ['../b/one.ts'], 'b/one.ts': [], 'b/two.ts': ['../c/one.ts'], 'c/one.ts': ['../a/two.ts'], 'a/two.ts': [] }
  expect(circleOf('folders', imports)).toEqual(
    ['a/one.ts imports ../b/one.ts', 'b/two.ts imports ../c/one.ts', 'c/one.ts imports ../a/two.ts'].map((line) =>
      line.replace(/^[^ ]+/, (file) => path.normalize(file)),
    ),
  )
})

test('so is a file beside a folder that it imports and is imported by', () => {
  expect(circleOf('file', { 'verb.ts': ['./people/one.ts'], 'people/one.ts': [], 'people/two.ts': ['../verb.ts'] })).toHaveLength(2)
})

test('parts that import one way, what lies outside, and files among themselves are none', () => {
  expect(
    circleOf('none', { 'index.ts': ['./a/one.ts', './b/one.ts'], 'a/one.ts': ['../b/one.ts', './two.ts', '../../other/index.ts'] }),
  ).toBe(undefined)
  expect(circleOf('files', { 'one.ts': ['./two.ts'], 'two.ts': ['./one.ts'] })).toBe(undefined)
})
