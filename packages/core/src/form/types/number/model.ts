import { z } from 'zod'
import { textIn, type Locale, type Text } from '../../../i18n/text.ts'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem, textSchema } from '../../field-base.ts'
import { decimalsOf, findNumber, groupDigits } from '../../numbers.ts'
import { isBlank, own } from '../../json.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** A number with an optional unit (平方米, 件). */
export interface Settings extends FieldBase {
  type: 'number'
  integer?: boolean
  /** Decimals at most; 6 unless told, 0 for integers. */
  decimals?: number
  min?: number
  max?: number
  unit?: Text
  /** Its digits stand together, as those of a year: 2026, not 2,026. */
  isUngrouped?: boolean
  /** How the number is read and told, `{n}` for it: 第{n}批. Absent: the number and its unit, and other programs are told the number. */
  phrase?: Text
}

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('number'),
    integer: z.boolean().optional(),
    decimals: z.number().int().min(0).max(8).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    unit: textSchema.optional(),
    isUngrouped: z.boolean().optional(),
    phrase: textSchema.optional(),
  }),
)

const greatest = 1e12
const placeholder = '{n}'

function phrased(value: number, phrase: Text, locale: Locale): string {
  return textIn(phrase, locale).replace(placeholder, groupDigits(value))
}

/** A number as it is written in a field: thousands parted unless the field says otherwise. */
export function digitsOf(value: number, { isUngrouped = false }: Pick<Settings, 'isUngrouped'>): string {
  return isUngrouped ? String(value) : groupDigits(value)
}

export const fieldType: FieldType<Settings> = {
  type: 'number',
  settings,
  isEmpty: isBlank,
  check(value, field) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return problem('number')
    if (field.integer && !Number.isInteger(value)) return problem('integer')
    const decimals = field.decimals ?? 6
    if (decimalsOf(value) > decimals) return problem('decimals', { n: decimals })
    const min = field.min ?? -greatest
    const max = field.max ?? greatest
    if (value < min) return problem('too-small', { min })
    return value > max ? problem('too-large', { max }) : []
  },
  toText(value, field, context) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value)
    if (field.phrase !== undefined) return phrased(value, field.phrase, context.locale)
    const digits = digitsOf(value, field)
    return field.unit === undefined ? digits : `${digits} ${textIn(field.unit, context.locale)}`
  },
  unit: (field, locale) => (field.unit === undefined ? undefined : textIn(field.unit, locale)),
  toCell: (value, field) => (typeof value === 'number' && Number.isFinite(value) ? digitsOf(value, field) : plainText(value)),
  fromText: (text) => findNumber(text) ?? text.trim(),
  tell: (value, { key, phrase }, { locale }) => ({
    [key]: phrase === undefined || typeof value !== 'number' ? value : phrased(value, phrase, locale),
  }),
  hear(told, { key, phrase }, { locale }) {
    const value = own(told, key)
    if (phrase === undefined || typeof value !== 'string') return value
    const [before = '', after = ''] = textIn(phrase, locale).split(placeholder)
    return findNumber(value.slice(before.length, value.length - after.length)) ?? value
  },
  inspect: (field) => [
    ...(field.min !== undefined && field.max !== undefined && field.min > field.max ? ['min is above max'] : []),
    ...(field.phrase !== undefined && Object.values(field.phrase).some((words) => words.split(placeholder).length !== 2)
      ? ['a phrase has {n} once']
      : []),
  ],
}
