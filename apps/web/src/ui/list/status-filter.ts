import { findEntry } from '@wenwu/core/codes/code-list'
import { statusChoices, statuses, statusNameOf } from '@wenwu/core/codes/statuses'
import type { Text } from '@wenwu/core/i18n/text'
import type { ListFilter } from './list-types.ts'

/** The filter by status: choices in words, in the address as codes separated by commas. */
export function statusFilter({ label, textOf }: { label: string; textOf: (text: Text) => string }): ListFilter {
  return {
    kind: 'select',
    key: 'status',
    label,
    options: statusChoices(textOf).map((choice) => ({ value: choice.codes.join(), label: choice.label })),
    // addresses of earlier versions name one code of several that share a name
    labelOf: (value) => [...new Set(statusesOf(value).map((status) => textOf(statusNameOf({ status, isNotAccepted: false }))))].join('、'),
  }
}

/** The status, or the statuses, that the value of such a filter asks for; codes that do not exist are dropped. */
export function statusQueryOf(value: string | undefined): { status?: string; statuses?: string[] } {
  const [first, ...others] = statusesOf(value)
  if (first === undefined) return {}
  // one status has statements of its own on the server
  return others.length === 0 ? { status: first } : { statuses: [first, ...others] }
}

function statusesOf(value = ''): string[] {
  return value.split(',').filter((code) => findEntry(statuses, code) !== undefined)
}
