import { z } from 'zod'
import { translate } from '../../../i18n/translate.ts'
import { formatMoney, formatYuan, isMoney, maxMoney, parseMoney } from '../../../kernel/money.ts'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem } from '../../field-base.ts'
import { isBlank } from '../../json.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** An amount in 万元 (specification §9); the sixth decimal is one fen. */
export interface Settings extends FieldBase {
  type: 'money'
  /** In 万元; 0 unless told. */
  min?: number
  /** In 万元; `maxMoney` unless told. */
  max?: number
}

const moneyDecimals = 6

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('money'),
    min: z.number().optional(),
    max: z.number().max(maxMoney).optional(),
  }),
)

export const fieldType: FieldType<Settings> = {
  type: 'money',
  settings,
  isEmpty: isBlank,
  check(value, field) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return problem('number')
    const min = field.min ?? 0
    const max = field.max ?? maxMoney
    if (value < min) return problem('too-small', { min })
    if (value > max) return problem('too-large', { max })
    return isMoney(value) ? [] : problem('decimals', { n: moneyDecimals })
  },
  toText(value, _field, context) {
    if (!isMoney(value)) return plainText(value)
    // English has no word for 万元: where an amount stands alone it is in yuan
    if (context.locale === 'en_US') return formatYuan(value)
    return `${formatMoney(value)} ${translate(context.locale, 'form.tenThousandYuan')}`
  },
  unit: (_field, locale) => translate(locale, 'form.tenThousandYuan'),
  toCell: (value) => (isMoney(value) ? formatMoney(value) : plainText(value)),
  fromText: (text) => parseMoney(text) ?? text.trim(),
  inspect: (field) => ((field.min ?? 0) > (field.max ?? maxMoney) ? ['min is above max'] : []),
}
