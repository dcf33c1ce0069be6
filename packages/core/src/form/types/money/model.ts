import { z } from 'zod'
import { translate } from '../../../i18n/translate.ts'
import { baseShape, plainText, problem } from '../../field-base.ts'
import { isBlank } from '../../json.ts'
import { decimalsOf, findNumber, groupDigits } from '../../numbers.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** An amount in 万元 (specification §9); six decimals reach 0.01 yuan. */
export interface Settings extends FieldBase {
  type: 'money'
  /** In 万元; 0 unless told. */
  min?: number
  /** In 万元; 100,000,000 (a trillion yuan) unless told. */
  max?: number
}

export const moneyDecimals = 6
const greatest = 1e8

const settings = z.strictObject({
  ...baseShape,
  type: z.literal('money'),
  min: z.number().optional(),
  max: z.number().max(greatest).optional(),
}) satisfies z.ZodType<Settings>

export const fieldType: FieldType<Settings> = {
  type: 'money',
  settings,
  isEmpty: isBlank,
  check(value, field) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return problem('number')
    const min = field.min ?? 0
    const max = field.max ?? greatest
    if (value < min) return problem('too-small', { min })
    if (value > max) return problem('too-large', { max })
    return decimalsOf(value) > moneyDecimals ? problem('decimals', { n: moneyDecimals }) : []
  },
  toText(value, _field, context) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value)
    return `${groupDigits(value)} ${translate(context.locale, 'form.tenThousandYuan')}`
  },
  fromText: (text) => findNumber(text.replace(/万元\s*$/, '')) ?? text.trim(),
  inspect: (field) => ((field.min ?? 0) > (field.max ?? greatest) ? ['min is above max'] : []),
}
