import { AppError, type FieldProblem } from '../kernel/errors.ts'
import { checkProcess } from './check-process.ts'
import { checkReferences } from './check-references.ts'
import type { ItemDefinition } from './model.ts'
import { itemSchema } from './schema.ts'

/** What an item may refer to beside itself. */
export interface ItemContext {
  hasCodeList: (name: string) => boolean
  /** Status codes of specification §4.4. */
  isStatus: (code: string) => boolean
  /** Problems of the form as the form language sees them (settings of each field type). */
  checkForm?: (form: unknown) => FieldProblem[]
}

/**
 * Everything that is wrong with an item as JSON, with the path of each place: its shape first; when that is right, the form by its own
 * language and every reference between the parts. Empty when the item is whole. Takes any JSON without throwing.
 */
export function checkItem(json: unknown, context: ItemContext): FieldProblem[] {
  const parsed = itemSchema.safeParse(json)
  if (!parsed.success)
    return parsed.error.issues.map((issue) => ({ path: pathText(issue.path), code: `shape-${issue.code}`, params: { message: issue.message } }))
  const item = parsed.data
  return [...(context.checkForm?.(item.form) ?? []), ...checkReferences(item, context.hasCodeList), ...checkProcess(item, context.isStatus)]
}

/** An item read from JSON. Throws AppError 'form-invalid' with the problems of `checkItem`. */
export function parseItem(json: unknown, context: ItemContext): ItemDefinition {
  const problems = checkItem(json, context)
  if (problems.length > 0) throw new AppError('form-invalid', { problems })
  return itemSchema.parse(json)
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`), '')
}
