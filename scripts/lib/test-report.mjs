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

/** A file that could not be loaded has failed without a failed test. */
const isFailed = (file) => file.status === 'failed' || file.assertionResults.some(({ status }) => status === 'failed')

/**
 * The files to run once more: those with a failed test, those that could not be loaded, and those that ran when an error happened outside of
 * the tests.
 *
 * @param {object | undefined} report undefined when vitest wrote none
 * @returns {string[]} paths below the root
 */
export function failedFiles(report, root) {
  if (report === undefined) return []
  const failed = report.testResults.filter(isFailed).map(({ name }) => name)
  const outside = (report.outside ?? []).flatMap(({ file }) => (file === undefined ? [] : [file]))
  return [...new Set([...failed, ...outside])].map((file) => relative(root, file))
}

/**
 * What is left of a run when its failed files ran once more: their results are those of the second run, with the errors of the first. An error
 * outside of the tests is over when the file that ran then passed and had none.
 *
 * @param {{ code: number, report: object }} first with the exit code of vitest
 * @param {{ code: number, report: object }} second of the failed files alone
 */
export function secondTry(first, second) {
  const again = new Map(second.report.testResults.map((file) => [file.name, file]))
  const testResults = first.report.testResults.map((file) => {
    const found = again.get(file.name)
    return found === undefined ? file : withErrorsOf(file, found)
  })
  const outside = [...(first.report.outside ?? []).filter(({ file }) => !again.has(file)), ...(second.report.outside ?? [])]
  const isSound = second.code === 0 && outside.length === 0 && !testResults.some(isFailed)
  return { code: isSound ? 0 : first.code, report: { ...first.report, testResults, outside } }
}

function withErrorsOf(before, file) {
  const errors = new Map(before.assertionResults.map(({ fullName, failureMessages }) => [fullName, failureMessages ?? []]))
  return {
    ...file,
    assertionResults: file.assertionResults.map((test) => ({
      ...test,
      failureMessages: [...(errors.get(test.fullName) ?? []), ...(test.failureMessages ?? [])],
    })),
  }
}

/** A test or file by name with what it failed of, and the place in the file where the error says it. */
function toldFailure(file, name, error, root) {
  const lines = error.split('\n')
  const place = lines.find((line) => /^ +at /.test(line) && line.includes(file))
  return [`  ${file}: ${name}`, `    ${lines[0].slice(0, 300)}`, ...(place === undefined ? [] : [place.replaceAll(`${root}/`, '')])].join(
    '\n',
  )
}

const eachTest = (reports, root) =>
  reports
    .flatMap((report) => report?.testResults ?? [])
    .flatMap((file) => file.assertionResults.map((test) => ({ file: relative(root, file.name), ...test })))

/**
 * What failed, each with its error: lines to print. Tests, files that could not be loaded, errors outside of the tests.
 *
 * @param {(object | undefined)[]} reports of vitest, undefined where there is none
 */
export function failedTests(reports, root) {
  const tests = eachTest(reports, root).filter(({ status }) => status === 'failed')
  const files = reports
    .flatMap((report) => report?.testResults ?? [])
    .filter((file) => isFailed(file) && !file.assertionResults.some(({ status }) => status === 'failed'))
  const outside = reports.flatMap((report) => report?.outside ?? [])
  return [
    ...tests.map(({ file, fullName, failureMessages }) => toldFailure(file, fullName, failureMessages?.at(-1) ?? '', root)),
    ...files.map(({ name, message }) => toldFailure(relative(root, name), 'the file as a whole', message ?? '', root)),
    ...outside.map(({ file, message }) =>
      toldFailure(file === undefined ? '?' : relative(root, file), 'outside of the tests', message, root),
    ),
  ]
}

/**
 * The tests that failed at first and passed at the second, each with what it failed of: lines to print. `secondTry` keeps the errors of the
 * first with a test that passed.
 *
 * @param {(object | undefined)[]} reports of vitest, undefined where there is none
 */
export function flakyTests(reports, root) {
  return eachTest(reports, root)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
    .map(({ file, fullName, failureMessages: [error] }) => toldFailure(file, fullName, error, root))
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
