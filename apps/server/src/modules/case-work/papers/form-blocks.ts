import { askedData, isAsked } from '@wenwu/core/form/asked'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import type { Field, FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { fieldRights, type Rights } from '@wenwu/core/form/rights'
import { cellText, columnHead, fieldText } from '@wenwu/core/form/to-text'
import { rowsOf } from '@wenwu/core/form/types/table/model'
import type { SheetBlock } from '../../../platform/pdf/sheet.ts'

/** More columns than fit on an upright page: then each row is written by itself. */
const mostColumns = 6

/** A form as it is printed: each section under its title, as far as it is asked and this reader sees it. */
export function formBlocks(form: FormDefinition, data: FormData, rights: Rights, context: FormContext): SheetBlock[] {
  // conditions look at the whole, also at what this reader does not see
  const asked = askedData(form, data)
  return form.sections.flatMap((section) => {
    if (section.when !== undefined && !evaluateCondition(section.when, asked)) return []
    const fields = section.fields.filter((field) => isAsked(field, asked) && fieldRights(`${section.key}.${field.key}`, rights).visible)
    if (fields.length === 0) return []
    return [
      { kind: 'heading' as const, text: section.title.zh_CN },
      ...fieldBlocks(fields, asked[section.key] ?? {}, (key) => fieldRights(`${section.key}.${key}`, rights).visible, context),
    ]
  })
}

function fieldBlocks(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  isVisible: (key: string) => boolean,
  context: FormContext,
): SheetBlock[] {
  const blocks: SheetBlock[] = []
  for (const field of fields) {
    if (field.type === 'table') {
      const columns = field.columns.filter((column) => isVisible(`${field.key}.${column.key}`))
      blocks.push({ kind: 'paragraph', text: field.label.zh_CN }, ...tableBlocks(columns, rowsOf(values[field.key]), context))
      continue
    }
    const row: [string, string] = [field.label.zh_CN, fieldText(field, values[field.key], context)]
    const last = blocks.at(-1)
    if (last?.kind === 'pairs') last.rows.push(row)
    else blocks.push({ kind: 'pairs', rows: [row] })
  }
  return blocks
}

function tableBlocks(columns: readonly Field[], rows: readonly Record<string, unknown>[], context: FormContext): SheetBlock[] {
  if (columns.length === 0) return []
  if (columns.length <= mostColumns)
    return [
      {
        kind: 'table',
        head: columns.map((column) => columnHead(column, context.locale)),
        rows: rows.map((row) => columns.map((column) => cellText(column, row[column.key], context))),
      },
    ]
  return rows.map((row, i) => ({
    kind: 'pairs',
    rows: columns.map((column, c) => [`${c === 0 ? `${i + 1}. ` : ''}${column.label.zh_CN}`, fieldText(column, row[column.key], context)]),
  }))
}
