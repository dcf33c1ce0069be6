import { textIn, type Locale } from '../i18n/text.ts'
import { findText, translate } from '../i18n/translate.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { getFieldType } from './lookup.ts'
import { findField, findPath, findSection, getValue } from './paths.ts'
import type { Field, FormDefinition } from './model.ts'

/**
 * A problem in the reader's language, naming its field: `项目名称必填`, `历次工程第3行“工程内容”必填`. The words stand in
 * `i18n/texts/<language>/form.ts` under `problem.<code>`, else with those of errors; those of patterns and rules in the definition itself. In its own `cell`
 * of a table it is called by its column alone. `params.other` is the path of another field, and named as such.
 */
export function problemText(problem: FieldProblem, definition: FormDefinition, locale: Locale, place: 'list' | 'cell' = 'list'): string {
  if (problem.code === 'rule') {
    const rule = definition.rules?.[Number(problem.params?.['rule'])]
    if (rule !== undefined) {
      const message = textIn(rule.message, locale)
      const row = place === 'list' ? rowName(definition, problem.path, locale) : undefined
      return row === undefined ? message : translate(locale, 'form.rowRule', { row, message })
    }
  }
  const field = findField(definition, problem.path)
  if (problem.code === 'pattern' && field?.type === 'text' && field.patternMessage !== undefined)
    return textIn(field.patternMessage, locale)
  if (problem.code === 'required' && field?.missing !== undefined) return translate(locale, `errors.${field.missing}`)
  const other = problem.params?.['other']
  const params = {
    ...problem.params,
    ...(typeof other === 'string' && { other: pathLabel(definition, other, locale) }),
    label: place === 'cell' ? cellName(definition, problem.path, locale) : pathLabel(definition, problem.path, locale),
  }
  const words = (key: string) => findText(locale, `${key}.${problem.code}`, params)
  return words('form.problem') ?? words('errors') ?? translate(locale, 'form.problem.type', params)
}

/**
 * What a path is called: `项目名称`, `项目负责人的联系电话`, `历次工程第3行“工程内容”`. For a row written by its id the data tells its place; without
 * them the row is left out. An unknown path is called as it is written.
 */
export function pathLabel(definition: FormDefinition, path: string, locale: Locale, data?: unknown): string {
  const found = findPath(path)
  const section = found === undefined ? undefined : findSection(definition, found.section)
  if (found === undefined || section === undefined) return path === '' ? translate(locale, 'form.wholeForm') : path
  if (found.field === undefined) return textIn(section.title, locale)
  const field = section.fields.find(({ key }) => key === found.field)
  if (field === undefined) return path
  const label = textIn(field.label, locale)
  if (field.type !== 'table') return found.part === undefined ? label : partLabel(field, label, found.part, locale)
  const place = typeof found.row === 'number' ? found.row : placeOf(data, `${found.section}.${found.field}`, found.row)
  const row = place === undefined ? label : translate(locale, 'form.rowLabel', { label, n: place + 1 })
  const column = field.columns.find(({ key }) => key === found.part)
  if (column === undefined) return row
  const name = textIn(column.label, locale)
  return translate(locale, 'form.cellLabel', {
    row,
    column: found.subPart === undefined ? name : partLabel(column, name, found.subPart, locale),
  })
}

/** What is said of a path where it stands: a cell is named by its column, as the row can be seen. */
function cellName(definition: FormDefinition, path: string, locale: Locale): string {
  const found = findPath(path)
  const field = findField(definition, path)
  if (found?.row === undefined || field === undefined) return pathLabel(definition, path, locale)
  const label = textIn(field.label, locale)
  return found.subPart === undefined ? label : partLabel(field, label, found.subPart, locale)
}

/** What the row of a cell is called, or undefined for what is no cell. */
function rowName(definition: FormDefinition, path: string, locale: Locale): string | undefined {
  const found = findPath(path)
  const table =
    typeof found?.row === 'number' ? findSection(definition, found.section)?.fields.find(({ key }) => key === found.field) : undefined
  return table === undefined
    ? undefined
    : translate(locale, 'form.rowLabel', { label: textIn(table.label, locale), n: Number(found?.row) + 1 })
}

function partLabel(field: Field, label: string, part: string, locale: Locale): string {
  const key = getFieldType(field).partKey?.(part)
  const name = key === undefined ? undefined : findText(locale, key)
  return name === undefined ? label : translate(locale, 'form.partLabel', { label, part: name })
}

function placeOf(data: unknown, path: string, id: string | undefined): number | undefined {
  const rows = getValue(data, path)
  if (!Array.isArray(rows) || id === undefined) return undefined
  const place = rows.findIndex((_, i) => getValue(data, `${path}[${i}].id`) === id)
  return place < 0 ? undefined : place
}
