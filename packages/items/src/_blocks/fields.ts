import type { Field } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { Option } from './options.ts'

// Short hands for fields of a form and columns of its tables, required unless told; what they say is the form language's (`core/form/types`).

type More<T extends Field['type']> = Partial<Omit<Extract<Field, { type: T }>, 'key' | 'label' | 'type'>>

export const half = { width: 'half' } as const
export const optional = { required: false } as const

/** One line of text, 100 characters at most. */
export function line(key: string, label: Text, more: More<'text'> = {}): Field {
  return { key, type: 'text', label, required: true, maxLength: 100, ...more }
}

/** Several paragraphs, 3000 characters at most. */
export function paragraph(key: string, label: Text, more: More<'long-text'> = {}): Field {
  return { key, type: 'long-text', label, required: true, maxLength: 3000, rows: 4, ...more }
}

/** An amount in 万元. */
export function money(key: string, label: Text, more: More<'money'> = {}): Field {
  return { key, type: 'money', label, required: true, ...more }
}

/** A measure of at least 0 with two decimals, in `unit`. */
export function measure(key: string, label: Text, unit: Text, more: More<'number'> = {}): Field {
  return { key, type: 'number', label, unit, min: 0, decimals: 2, required: true, ...more }
}

/** A whole number of at least 0. */
export function count(key: string, label: Text, more: More<'number'> = {}): Field {
  return { key, type: 'number', label, integer: true, min: 0, required: true, ...more }
}

export function yesNo(key: string, label: Text, more: More<'yes-no'> = {}): Field {
  return { key, type: 'yes-no', label, required: true, ...more }
}

/** A choice of the given options. */
export function choice(key: string, label: Text, options: Option[], more: More<'select'> = {}): Field {
  return { key, type: 'select', label, options, required: true, ...more }
}

/** A choice of a code list (`core/codes`). */
export function coded(key: string, label: Text, codeList: string, more: More<'select'> = {}): Field {
  return { key, type: 'select', label, codeList, required: true, ...more }
}

export function day(key: string, label: Text, more: More<'date'> = {}): Field {
  return { key, type: 'date', label, required: true, ...more }
}

export function period(key: string, label: Text, more: More<'period'> = {}): Field {
  return { key, type: 'period', label, required: true, ...more }
}

/** A period of what is to be done: it is not over on the day of the application. */
export function plannedPeriod(key: string, label: Text, more: More<'period'> = {}): Field {
  return period(key, label, { minEnd: 'today', ...more })
}

/** Rows that have to be filled in. */
export function table(key: string, label: Text, columns: Field[], more: More<'table'> = {}): Field {
  return { key, type: 'table', label, columns, required: true, minRows: 1, maxRows: 100, ...more }
}
