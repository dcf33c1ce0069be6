import { problemText } from '@wenwu/core/form/problem-text'
import type { FormDefinition } from '@wenwu/core/form/model'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import type { TextTools } from '../../../lib/i18n.ts'

/**
 * Why a submission was refused. «有信息未填写！» (specification §5) is said of gaps only; what is filled in wrongly is named by the words of its
 * field.
 */
export function refusalText(error: unknown, definition: FormDefinition, { t, locale }: Pick<TextTools, 't' | 'locale'>): string {
  const problems = error instanceof CallError && error.code === 'form-invalid' ? (error.problems ?? []) : []
  const wrong = problems.filter(({ code }) => code !== 'required')
  const [first] = wrong
  if (first === undefined) return messageOfError(error)
  const said = t('application.wrongFields', { problem: problemText(first, definition, locale), n: wrong.length })
  return wrong.length === problems.length ? said : `${messageOfError(error)}${said}`
}
