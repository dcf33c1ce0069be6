import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { toolPath } from './run.mjs'
import { countTests, failedFiles, failedTests, flakyTests, lastLine, secondTry, slowestTests } from './test-report.mjs'

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

const tried = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages })

test('a test that failed at first and passed when it was tried again is named with what it failed of, and counted', () => {
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

const failedTwice = {
  name: '/root/a.test.ts',
  status: 'failed',
  assertionResults: [tried('bad', 'failed', 'Error: first'), tried('good', 'passed')],
}
const sound = { name: '/root/c.test.ts', status: 'passed', assertionResults: [tried('c', 'passed')] }

test('files to run once more: with a failed test, not loaded, or under way when an error happened outside', () => {
  const report = {
    testResults: [failedTwice, sound, { name: '/root/b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' }],
    outside: [{ file: '/root/d.test.ts', message: 'Error: late' }, { message: 'Error: from nowhere' }],
  }
  expect(failedFiles(report, '/root')).toEqual(['a.test.ts', 'b.test.ts', 'd.test.ts'])
  expect(failedFiles(undefined, '/root')).toEqual([])
  expect(failedTests([undefined, report], '/root')).toEqual([
    '  a.test.ts: bad\n    Error: first',
    '  b.test.ts: the file as a whole\n    no such module',
    '  d.test.ts: outside of the tests\n    Error: late',
    '  ?: outside of the tests\n    Error: from nowhere',
  ])
})

test('what fails at the second try too stays failed, and an error whose file is not known is never over', () => {
  const first = { code: 1, report: { testResults: [failedTwice, sound], outside: [] } }
  const stillBad = { ...failedTwice, assertionResults: [tried('bad', 'failed', 'Error: second'), tried('good', 'passed')] }
  const failed = secondTry(first, { code: 1, report: { testResults: [stillBad], outside: [] } })
  expect(countTests(failed.report, failed.code, '/root')).toEqual({ passed: 2, failed: 1 })
  expect(failedTests([failed.report], '/root')).toEqual(['  a.test.ts: bad\n    Error: second'])
  expect(flakyTests([failed.report], '/root')).toEqual([])

  const nowGood = { ...failedTwice, status: 'passed', assertionResults: [tried('bad', 'passed'), tried('good', 'passed')] }
  const passed = secondTry(first, { code: 0, report: { testResults: [nowGood], outside: [] } })
  expect(countTests(passed.report, passed.code, '/root')).toEqual({ passed: 3, failed: 0 })
  expect(flakyTests([passed.report], '/root')).toEqual(['  a.test.ts: bad\n    Error: first'])

  const outside = { ...first.report, outside: [{ message: 'Error: from nowhere' }] }
  const unsound = secondTry({ code: 1, report: outside }, { code: 0, report: { testResults: [nowGood], outside: [] } })
  expect(countTests(unsound.report, unsound.code, '/root')).toEqual({ passed: 3, failed: 1 })
})

test(
  'a real run: a shaky test passes the second time and is named; an error outside of the tests is in the report',
  { timeout: 60_000 },
  () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wenwu-again-')))
    try {
      symlinkSync(join(resolve(import.meta.dirname, '../..'), 'node_modules'), join(folder, 'node_modules'), 'junction')
      writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}\n')
      writeFileSync(
        join(folder, 'a.test.mjs'),
        `import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
const isAgain = existsSync('again')
writeFileSync('again', '')
test('shaky', () => expect(isAgain).toBe(true))
test('sound', () => expect(1).toBe(1))
`,
      )
      writeFileSync(
        join(folder, 'b.test.mjs'),
        `import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
test('leaves a rejected promise', async () => {
  void Promise.reject(new Error('not waited for'))
  expect(await setTimeout(50, 1)).toBe(1)
})
`,
      )
      const run = (...files) => {
        const report = join(folder, 'report.json')
        const args = [toolPath('vitest'), 'run', `--reporter=${join(import.meta.dirname, 'json-reporter.mjs')}`, ...files]
        const env = { ...process.env, WENWU_TEST_REPORT: report }
        const { status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
        return { code: status, report: JSON.parse(readFileSync(report, 'utf8')) }
      }
      const first = run()
      expect(countTests(first.report, first.code, folder)).toEqual({ passed: 2, failed: 1 })
      expect(failedFiles(first.report, folder).sort()).toEqual(['a.test.mjs', 'b.test.mjs'])
      const { code, report } = secondTry(first, run('a.test.mjs'))
      expect(countTests(report, code, folder)).toEqual({ passed: 3, failed: 1 })
      expect(failedTests([report], folder)).toEqual([
        expect.stringMatching(/^ {2}b\.test\.mjs: outside of the tests\n {4}Error: not waited for\n {4}at .*b\.test\.mjs:4:/),
      ])
      expect(flakyTests([report], folder)).toEqual([
        expect.stringMatching(/^ {2}a\.test\.mjs: shaky\n {4}AssertionError: expected false to be true.*\n {4}at .*a\.test\.mjs:5:/),
      ])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
