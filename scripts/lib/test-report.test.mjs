import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { toolPath } from './run.mjs'
import { countTests, flakyTests, lastLine, slowestTests } from './test-report.mjs'

const file = (status, ...statuses) => ({
  name: '/root/a.test.ts',
  status,
  assertionResults: statuses.map((each) => ({ status: each, fullName: 'a test' })),
})

test.each([
  ['all passed', { testResults: [file('passed', 'passed', 'passed')] }, 0, { passed: 2, failed: 0 }],
  ['one failed', { testResults: [file('failed', 'passed', 'failed')] }, 1, { passed: 1, failed: 1 }],
  ['a file that does not load', { testResults: [file('failed'), file('passed', 'passed')] }, 1, { passed: 1, failed: 1 }],
  ['a skipped test is a failure', { testResults: [file('passed', 'passed', 'skipped', 'todo')] }, 0, { passed: 1, failed: 2 }],
  ['an error outside of the tests', { testResults: [file('passed', 'passed')] }, 1, { passed: 1, failed: 1 }],
  ['no report at all', undefined, 1, { passed: 0, failed: 1 }],
])('%s', (_name, report, code, counts) => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(countTests(report, code, '/root')).toEqual(counts)
})

const timed = (name, ...tests) => ({
  name,
  assertionResults: tests.map(([fullName, duration]) => ({ status: 'passed', fullName, ...(duration !== undefined && { duration }) })),
})

test('the slowest tests of all reports, longest first, with seconds, file and name; a test that never ran has no time', () => {
  const reports = [
    { testResults: [timed('/root/a.test.ts', ['quick', 12.4], ['slow', 61_250])] },
    undefined,
    { testResults: [timed('/root/e2e/b.spec.ts', ['middling', 2_040], ['never ran', undefined]), timed('/root/c.test.ts')] },
  ]
  expect(slowestTests(reports, 20, '/root')).toEqual([
    '  61.3 s  a.test.ts: slow',
    '   2.0 s  e2e/b.spec.ts: middling',
    '   0.0 s  a.test.ts: quick',
  ])
  expect(slowestTests(reports, 1, '/root')).toEqual(['  61.3 s  a.test.ts: slow'])
})

test('a test that failed at first and passed when it was tried again is named with what it failed of, and counted', () => {
  const tried = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages })
  const stack =
    'AssertionError: expected [] to deeply equal [ 1 ]\n    at check (/root/node_modules/a.js:1:1)\n    at /root/e2e/b.spec.ts:7:3'
  const reports = [
    undefined,
    { testResults: [{ name: '/root/a.test.ts', assertionResults: [tried('good', 'passed'), tried('bad', 'failed', stack, stack)] }] },
    {
      testResults: [
        { name: '/root/e2e/b.spec.ts', assertionResults: [tried('a list', 'passed', stack), tried('a click', 'passed', 'Timeout')] },
      ],
    },
  ]
  expect(flakyTests(reports, '/root')).toEqual([
    '  e2e/b.spec.ts: a list\n    AssertionError: expected [] to deeply equal [ 1 ]\n    at e2e/b.spec.ts:7:3',
    '  e2e/b.spec.ts: a click\n    Timeout',
  ])
  expect(lastLine({ passed: 350, failed: 0 }, 2)).toBe('350 passed, 0 failed, 2 flaky (passed only at the second try)')
  expect(lastLine({ passed: 349, failed: 1 }, 0)).toBe('349 passed, 1 failed')
})

test('vitest reports a test that passed at its second try as passed, with the error of the first', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'wenwu-retry-'))
  try {
    const root = resolve(import.meta.dirname, '../..')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}\n')
    writeFileSync(
      join(folder, 'a.test.mjs'),
      "import { expect, test } from 'vitest'\nlet tries = 0\ntest('shaky', () => expect(++tries).toBe(2))\ntest('sound', () => expect(1).toBe(1))\n",
    )
    const report = join(folder, 'report.json')
    const args = ['run', '--retry=1', '--reporter=json', `--outputFile.json=${report}`]
    const { status } = spawnSync(process.execPath, [toolPath('vitest'), ...args], { cwd: folder, encoding: 'utf8' })
    expect(status).toBe(0)
    const result = JSON.parse(readFileSync(report, 'utf8'))
    expect(countTests(result, 0, folder)).toEqual({ passed: 2, failed: 0 })
    expect(flakyTests([result], realpathSync(folder))).toEqual([
      expect.stringMatching(/^ {2}a\.test\.mjs: shaky\n {4}AssertionError: expected 1 to be 2.*\n {4}at .*a\.test\.mjs:3:/),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
