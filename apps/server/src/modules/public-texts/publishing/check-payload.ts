import type { z } from 'zod'
import { findCodeList } from '@wenwu/core/codes/code-lists'
import { validate } from '@wenwu/core/form/validate'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError, type FieldProblem } from '@wenwu/core/kernel/errors'
import { formDataOf, type Payload } from '@wenwu/core/publishing/payload'
import { tidyText } from '@wenwu/core/kernel/text'
import type { ContentKind } from './content-kind.ts'

/** What keeps a payload from being published, with the paths of the form; none when it may be. */
export function payloadProblems(kind: ContentKind, payload: Payload, now: Date): FieldProblem[] {
  const problems = validate(kind.form, formDataOf(kind.form, payload), {
    locale: 'zh_CN',
    today: toShanghaiDate(now),
    codeList: (id) => findCodeList(id)?.entries,
  })
  if (problems.length > 0) return problems
  const parsed = kind.schema.safeParse(payload)
  if (parsed.success) return []
  return parsed.error.issues.map((issue) => ({ path: pathOf(kind, issue.path.map(String)), code: codeOf(issue) }))
}

/** The payload as its kind reads it. Throws `form-invalid` with the problems. */
export function requirePublishable(kind: ContentKind, payload: Payload, now: Date): unknown {
  const problems = payloadProblems(kind, payload, now)
  if (problems.length > 0) throw new AppError('form-invalid', { problems })
  return kind.schema.parse(payload)
}

/** What a draft is called: its title, or while it is not whole the first text that was typed. */
export function draftTitle(kind: ContentKind, payload: Payload): string {
  const parsed = kind.schema.safeParse(payload)
  const fields = kind.form.sections.flatMap((section) => section.fields)
  const typed = fields.find((field) => field.type === 'text' && typeof payload[field.key] === 'string')
  const title = parsed.success ? kind.titleOf(parsed.data) : typed === undefined ? '' : (payload[typed.key] as string)
  return tidyText(title).slice(0, mostTitle)
}

const mostTitle = 500

/** A rule that only the kind knows names the problem by its message (`form.problem.<message>`). */
function codeOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'custom' && /^[a-z-]+$/.test(issue.message) ? issue.message : 'type'
}

function pathOf(kind: ContentKind, [key = '', row, column]: string[]): string {
  const section = kind.form.sections.find(({ fields }) => fields.some((field) => field.key === key))
  const base = section === undefined ? key : `${section.key}.${key}`
  if (row === undefined) return base
  return column === undefined ? `${base}[${row}]` : `${base}[${row}].${column}`
}
