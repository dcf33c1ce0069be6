import { checkForm } from '../form/parse.ts'
import { joinPath } from '../form/paths.ts'
import { AppError, type FieldProblem } from '../kernel/errors.ts'
import { checkReferences } from './check-references.ts'
import type { ItemSource } from './model.ts'
import { itemSchema } from './schema.ts'

/** What an item may refer to beside itself. */
export interface ItemContext {
  hasCodeList: (name: string) => boolean
  /** Status codes of specification §4.4. */
  isStatus: (code: string) => boolean
}

/**
 * Everything that is wrong with an item as JSON, with the path of each place: its shape first, then the form by its own language, then
 * every reference between the parts. What its process says is checked where that is parsed (`check-process.ts`). Empty when the item is whole. Takes any JSON without throwing.
 */
export function checkItem(json: unknown, context: ItemContext): FieldProblem[] {
  const parsed = itemSchema.safeParse(json)
  if (!parsed.success)
    return parsed.error.issues.map((issue) => ({
      path: pathText(issue.path),
      code: `shape-${issue.code}`,
      params: { message: issue.message },
    }))
  const item = parsed.data
  const options = { hasCodeList: context.hasCodeList }
  const forms = within('form', checkForm(item.form, options))
  if (forms.length > 0) return forms
  return checkReferences(item)
}

/** An item read from JSON. Throws AppError 'form-invalid' with the problems of `checkItem`. */
export function parseItem(json: unknown, context: ItemContext): ItemSource {
  const problems = checkItem(json, context)
  if (problems.length > 0) throw new AppError('form-invalid', { problems })
  return itemSchema.parse(json)
}

function within(at: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, path: joinPath(at, problem.path) }))
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`),
    '',
  )
}
