import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Seed words of docs/glossary.md that differ from ours. */
const words = fs
  .readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .map((line) => /^\|\s*(\w+)\s*\|([^|]+)\|/.exec(line))
  .filter((match) => match !== null && match[1] !== 'seed' && match[1] !== match[2].trim())
  .map((match) => match[1])

/** Where seed words are at home: the wire, item content, edges, and the client state whose key names the specification prints. */
const homes = [
  /^packages\/core\/src\/[^/]+\/(contract|wire|schemas|list|[a-z]+-list)\.ts$/,
  /^packages\/items\//,
  /^apps\/server\/src\/edges\/national-platform\/simulator\//,
  /^apps\/server\/src\/modules\/public-texts\/guides\/guide-wire\.ts$/,
  /^apps\/server\/src\/modules\/case-work\/cases\/view\/detail-calls\.ts$/,
  /^apps\/web\/src\/lib\/session\.ts$/,
  /\.test\.ts$/,
  /\/testing\//,
  /^e2e\//,
  /^bench\//,
]

/** Lines of our code that hold a seed word outside its homes. */
function findStrays(read, files) {
  const pattern = new RegExp(`\\b(${words.join('|')})\\b`)
  return files
    .filter((file) => !homes.some((home) => home.test(file)))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .map((line, index) =>
          pattern.test(line.replace(/\/\*.*?\*\/|\/\/.*$|^\s*\*.*$/g, '')) ? `${file}:${index + 1} ${line.trim()}` : null,
        )
        .filter((found) => found !== null),
    )
}

test('seed words stay at the wire', () => {
  const listed = execFileSync(
    'find',
    [
      'packages',
      'apps',
      '-type',
      'f',
      '(',
      '-name',
      '*.ts',
      '-o',
      '-name',
      '*.tsx',
      ')',
      '-not',
      '-path',
      '*/node_modules/*',
      '-not',
      '-path',
      '*/dist/*',
    ],
    { cwd: root, encoding: 'utf8' },
  )
  const files = listed.trim().split('\n')
  expect(files.length).toBeGreaterThan(100)
  expect(findStrays((file) => fs.readFileSync(path.join(root, file), 'utf8'), files)).toEqual([])
})

test('the guard sees a stray word and spares its homes', () => {
  const read = () => 'const x = { billId: 1 }\n'
  expect(findStrays(read, ['apps/server/src/modules/case-work/cases/view/case-view.ts'])).toHaveLength(1)
  expect(findStrays(read, ['packages/core/src/cases/contract.ts', 'packages/items/src/56005/form.ts'])).toEqual([])
})
