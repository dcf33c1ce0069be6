import { formatChineseDate } from '../kernel/date.ts'
import { formatMoney, isMoney } from '../kernel/money.ts'
import { isDay } from './day.ts'
import { own } from './json.ts'
import type { Field, FormContext } from './model.ts'
import { fieldText } from './to-text.ts'

/**
 * The value of a field within a sentence of an official document, in Chinese: days in words, figures in one piece and no blank before a unit. Of other types as
 * `fieldText`; '' when it is empty. Accepts any JSON and never throws. It stands by itself because pages never write such a sentence.
 */
export function proseText(field: Field, value: unknown, context: FormContext): string {
  switch (field.type) {
    case 'date':
      return isDay(value) ? formatChineseDate(value) : fieldText(field, value, context)
    case 'period': {
      const [start, end] = [own(value, 'start'), own(value, 'end')]
      return isDay(start) && isDay(end) ? `${formatChineseDate(start)}至${formatChineseDate(end)}` : fieldText(field, value, context)
    }
    case 'money':
      return isMoney(value) ? `${formatMoney(value).replaceAll(',', '')}万元` : fieldText(field, value, context)
    case 'number':
      return field.phrase === undefined && typeof value === 'number' && Number.isFinite(value)
        ? `${value}${field.unit?.zh_CN ?? ''}`
        : fieldText(field, value, context)
    default:
      return fieldText(field, value, context)
  }
}
