import { expect, test, vi } from 'vitest'
import { countTests, slowestTests } from './test-report.mjs'

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
