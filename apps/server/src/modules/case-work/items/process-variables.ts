import { getValue } from '@wenwu/core/form/paths'
import type { FormData } from '@wenwu/core/form/model'
import type { LoadedItem } from './loaded-item.ts'

/** Variables of the process that come from the form; absent values are null. */
export function processVariables(item: LoadedItem, data: FormData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item.definition.variables).map(([name, path]) => [name, getValue(data, path) ?? null]))
}
