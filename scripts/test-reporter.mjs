/**
 * What a log shows of a long run: a dot for each test that passed, and each that failed at once by its name and reason,
 * so that a run which is cut off has said them.
 */
import { DotReporter } from 'vitest/node'

export default class LogReporter extends DotReporter {
  /**
   * @override
   * @param {import('vitest/node').TestCase} test
   */
  onTestCaseResult(test) {
    super.onTestCaseResult(test)
    const { state, errors } = test.result()
    if (state !== 'failed') return
    const [error] = errors
    console.log(`\nFailed: ${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}\n${error?.message}`)
  }
}
