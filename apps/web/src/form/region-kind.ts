import { isRecord, own } from '@wenwu/core/form/json'
import type { Field, FormDefinition, RegionKind } from '@wenwu/core/form/model'
import type { RegionOption } from './services.ts'

/** The code of the division above, '' above a province: `140105` → 1401. */
export function regionParent(code: string): string {
  return code.slice(0, -2)
}

/** What a code is by the lists that are loaded (children by the code of their parent), undefined where its own list is not. */
export function kindOfRegion(lists: ReadonlyMap<string, readonly RegionOption[]>, code: string): RegionKind | undefined {
  const siblings = lists.get(regionParent(code))
  if (siblings === undefined) return undefined
  const found = siblings.find((region) => region.code === code)
  if (found === undefined) return 'none'
  return found.hasChildren ? 'inner' : 'leaf'
}

/** The codes of divisions that stand in a form, in its fields and in the rows of its tables; each once. */
export function regionCodesIn(definition: FormDefinition, data: unknown): string[] {
  const codes = definition.sections.flatMap((section) => codesOf(section.fields, own(data, section.key)))
  return [...new Set(codes)]
}

function codesOf(fields: readonly Field[], filled: unknown): string[] {
  return fields.flatMap((field) => {
    const value = own(filled, field.key)
    if (field.type === 'region') return typeof value === 'string' && /^(?:\d{2}){1,3}$/.test(value) ? [value] : []
    return field.type === 'table' && Array.isArray(value) ? value.filter(isRecord).flatMap((row) => codesOf(field.columns, row)) : []
  })
}
