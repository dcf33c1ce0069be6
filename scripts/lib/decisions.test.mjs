import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decisionsPage, readDecisions } from './decisions.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wenwu-decisions-'))
  write('0001-one.md', '# 0001 One\n\n2026-11-21 · accepted · base\n')
  write('0002-two.md', '# 0002 Two\n\n2026-11-21 · accepted · base\n')
  write('0003-three.md', '# 0003 Three\n\n2026-11-22 · accepted · cases · continues 0001 · supersedes in part 0001 · supersedes 0002\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name, text) => writeFileSync(join(folder, name), text)

test('lists by area, with what still holds', () => {
  const page = decisionsPage(readDecisions(folder))
  expect(page).toContain('- [0001 One](0001-one.md) · in force but for what 0003 changed\n')
  expect(page).toContain('- [0002 Two](0002-two.md) · superseded by 0003\n')
  expect(page).toContain('- [0003 Three](0003-three.md) · in force\n')
  expect(page.indexOf('Base:')).toBeLessThan(page.indexOf('Cases:'))
  expect(page).not.toContain('Identity')
})

test.each([
  ['no status', '# 0004 Four\n\nAccepted.\n', 'no line'],
  ['an unknown area', '# 0004 Four\n\n2026-11-22 · accepted · misc\n', 'no area misc'],
  ['a later decision', '# 0004 Four\n\n2026-11-22 · accepted · base · supersedes 0005\n', '0005 is no earlier decision'],
  ['the number of another file', '# 0003 Four\n\n2026-11-22 · accepted · base\n', 'its first line'],
])('refuses %s', (_, text, complaint) => {
  write('0004-four.md', text)
  expect(() => readDecisions(folder)).toThrow(complaint)
})
