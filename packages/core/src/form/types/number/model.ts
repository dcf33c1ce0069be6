import { z } from 'zod'
import { textIn, type Text } from '../../../i18n/text.ts'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem, textSchema } from '../../field-base.ts'
import { decimalsOf, findNumber, groupDigits } from '../../numbers.ts'
import { isBlank } from '../../json.ts'
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
  }),
)

const greatest = 1e12

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
    return field.unit === undefined ? groupDigits(value) : `${groupDigits(value)} ${textIn(field.unit, context.locale)}`
  },
  unit: (field, locale) => (field.unit === undefined ? undefined : textIn(field.unit, locale)),
  toCell: (value) => (typeof value === 'number' && Number.isFinite(value) ? groupDigits(value) : plainText(value)),
  fromText: (text) => findNumber(text) ?? text.trim(),
  inspect: (field) => (field.min !== undefined && field.max !== undefined && field.min > field.max ? ['min is above max'] : []),
}
