import { z } from 'zod'
import { formatDay } from '../../../i18n/format.ts'
import { translate } from '../../../i18n/translate.ts'
import { monthsBetween } from '../../../kernel/date.ts'
import { dayOfBound, findDay, isDay, type DayBound } from '../../day.ts'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem } from '../../field-base.ts'
import { isBlank, isRecord, own } from '../../json.ts'
import { boundSchema } from '../date/model.ts'
import type { FieldBase, FieldType, FormContext } from '../../model.ts'

/** A period of days `{start, end}`, both included. */
export interface Settings extends FieldBase {
  type: 'period'
  /** Earliest start, or `today`. */
  min?: DayBound
  /** Latest end, or `today`. */
  max?: DayBound
  /** Earliest end, or `today`: what is planned is not over yet. */
  minEnd?: DayBound
  /** Months at most. */
  maxMonths?: number
}

export interface Period {
  start: string
  end: string
}

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('period'),
    min: boundSchema.optional(),
    max: boundSchema.optional(),
    minEnd: boundSchema.optional(),
    maxMonths: z.number().int().min(1).max(600).optional(),
  }),
)

const parts = ['start', 'end']

/** `2026-03-01~2026-08-31 共计6个月` (specification §9). */
function toText(value: unknown, _field: Settings, context: FormContext): string {
  const start = own(value, 'start')
  const end = own(value, 'end')
  if (!isDay(start) || !isDay(end) || end < start) return [start, end].map(plainText).filter(Boolean).join('~')
  return translate(context.locale, 'form.periodText', {
    start: formatDay(start, context.locale),
    end: formatDay(end, context.locale),
    n: monthsBetween(start, end),
  })
}

export const fieldType: FieldType<Settings> = {
  type: 'period',
  settings,
  isEmpty: isBlank,
  check(value, field, { today }) {
    if (!isRecord(value) || Object.keys(value).some((key) => !parts.includes(key))) return problem('type')
    const start = own(value, 'start')
    const end = own(value, 'end')
    const missing = parts.filter((part) => isBlank(own(value, part))).flatMap((part) => problem('required', undefined, part))
    const wrong = parts
      .filter((part) => !isBlank(own(value, part)) && !isDay(own(value, part)))
      .flatMap((part) => problem('date', undefined, part))
    if (missing.length + wrong.length > 0 || !isDay(start) || !isDay(end)) return [...missing, ...wrong]
    if (end < start) return problem('period-order', undefined, 'end')
    const min = field.min === undefined ? undefined : dayOfBound(field.min, today)
    if (min !== undefined && start < min) return problem('before', { day: min }, 'start')
    const max = field.max === undefined ? undefined : dayOfBound(field.max, today)
    if (max !== undefined && end > max) return problem('after', { day: max }, 'end')
    const minEnd = field.minEnd === undefined ? undefined : dayOfBound(field.minEnd, today)
    if (minEnd !== undefined && end < minEnd) return problem('before', { day: minEnd }, 'end')
    if (field.maxMonths !== undefined && monthsBetween(start, end) > field.maxMonths)
      return problem('period-long', { n: field.maxMonths }, 'end')
    return []
  },
  toText,
  tell: (value, field, context) => ({ [field.key]: value, [`${field.key}Text`]: toText(value, field, context) }),
  fromText(text) {
    const [start, end] = text.replace(/共计.*$|in total.*$/u, '').split(/~|～|—|至|\bto\b/u)
    const from = findDay(start ?? '')
    const to = findDay((end ?? '').replace(/[,，(（].*$/u, ''))
    return from !== undefined && to !== undefined ? { start: from, end: to } : text.trim()
  },
  partKey: (part) => (parts.includes(part) ? `form.period.${part}` : undefined),
}
