/** Vitest's JSON report, with the errors that happened outside of the tests: what fails a run is then all in it. */
import { JsonReporter } from 'vitest/node'

/** Writes to the file named by `WENWU_TEST_REPORT`. `outside`: `{ file?: string, message: string }[]`, the file that ran then, where known. */
export default class extends JsonReporter {
  #outside = []

  constructor() {
    super({ outputFile: process.env.WENWU_TEST_REPORT })
  }

  async onTestRunEnd(testModules, unhandledErrors) {
    this.#outside = unhandledErrors.map((error) => ({ file: error.VITEST_TEST_PATH, message: error.stack ?? error.message }))
    await super.onTestRunEnd(testModules)
  }

  async writeReport(report) {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), outside: this.#outside }))
  }
}
