import { problemText } from '@wenwu/core/form/problem-text'
import type { Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import type { ImportProblem, ImportTarget } from '@wenwu/core/imports/model'
import { targets } from './targets.ts'

/** What is wrong, with the column it is in, in a reader's language. */
export function importProblemText(problem: ImportProblem, target: ImportTarget, locale: Locale): string {
  const form = targets[target].kind?.form
  if (problem.problem !== undefined && form !== undefined) return problemText(problem.problem, form, locale)
  const { column, code, params } = problem
  const reason = translate(locale, `imports.problem-${code}`, params)
  return column === '' ? reason : translate(locale, 'imports.inColumn', { column, reason })
}
