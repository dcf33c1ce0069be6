/** Counts a vitest JSON report so that nothing broken can look like a success. */
import { relative } from 'node:path'

/**
 * A file that could not be loaded, a skipped test and an error outside of all tests count as failures.
 *
 * @param {object | undefined} report undefined when vitest wrote none
 * @param {number} code exit code of vitest
 */
export function countTests(report, code, root) {
  if (report === undefined) return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 }
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failedTests = tests.filter(({ status }) => status === 'failed').length
  const skipped = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map((test) => `${relative(root, file.name)}: ${test.fullName}`),
  )
  for (const name of skipped) console.log(`  skipped, which counts as failed: ${name}`)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  const failed = failedTests + skipped.length + brokenFiles
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/**
 * The tests that took longest, longest first, each as a line: seconds, file and name.
 *
 * @param {(object | undefined)[]} reports of vitest, undefined where there is none
 * @param {number} count how many at most
 */
export function slowestTests(reports, count, root) {
  return reports
    .flatMap((report) => report?.testResults ?? [])
    .flatMap((file) => file.assertionResults.map(({ fullName, duration }) => ({ file: relative(root, file.name), fullName, duration })))
    .filter(({ duration }) => typeof duration === 'number')
    .sort((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ file, fullName, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${file}: ${fullName}`)
}

/**
 * The tests that failed at first and passed when they were tried again, each with what it failed of: lines to print. Vitest keeps the errors of
 * the first try with a test that passed.
 *
 * @param {(object | undefined)[]} reports of vitest, undefined where there is none
 */
export function flakyTests(reports, root) {
  return reports
    .flatMap((report) => report?.testResults ?? [])
    .flatMap((file) => file.assertionResults.map((test) => ({ file: relative(root, file.name), ...test })))
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
    .map(({ file, fullName, failureMessages: [error] }) => {
      const [words] = error.split('\n')
      const place = error.split('\n').find((line) => /^ +at /.test(line) && line.includes(file))
      return [
        `  ${file}: ${fullName}`,
        `    ${words.slice(0, 300)}`,
        ...(place === undefined ? [] : [place.replaceAll(`${root}/`, '')]),
      ].join('\n')
    })
}

/**
 * The last line of a whole run. A test that passed only at the second try has passed, and is not hidden.
 *
 * @param {{ passed: number, failed: number }} totals
 * @param {number} flaky how many of those that passed did so at the second try
 */
export function lastLine({ passed, failed }, flaky) {
  const line = `${passed} passed, ${failed} failed`
  return flaky === 0 ? line : `${line}, ${flaky} flaky (passed only at the second try)`
}
