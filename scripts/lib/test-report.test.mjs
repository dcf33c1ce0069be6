import { expect, test, vi } from 'vitest'
import { countTests } from './test-report.mjs'

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
