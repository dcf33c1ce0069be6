import { z } from 'zod'
import { textIn, type Text } from '../../../i18n/text.ts'
import { translate } from '../../../i18n/translate.ts'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem, textSchema } from '../../field-base.ts'
import { isBlank } from '../../json.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** Yes (true) or no (false); not answered is null. */
export interface Settings extends FieldBase {
  type: 'yes-no'
  /** Words instead of 是 and 否. */
  yes?: Text
  no?: Text
}

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('yes-no'),
    yes: textSchema.optional(),
    no: textSchema.optional(),
  }),
)

const yesWords = new Set(['是', '有', '√', 'y', 'yes', 'true', '1'])
const noWords = new Set(['否', '无', '×', 'n', 'no', 'false', '0'])

export const fieldType: FieldType<Settings> = {
  type: 'yes-no',
  settings,
  isEmpty: isBlank,
  check: (value) => (typeof value === 'boolean' ? [] : problem('yes-no')),
  toText(value, field, { locale }) {
    if (typeof value !== 'boolean') return plainText(value)
    const word = value ? field.yes : field.no
    return word === undefined ? translate(locale, value ? 'common.yes' : 'common.no') : textIn(word, locale)
  },
  fromText(text, field, { locale }) {
    const word = text.trim()
    if (field.yes !== undefined && textIn(field.yes, locale) === word) return true
    if (field.no !== undefined && textIn(field.no, locale) === word) return false
    if (yesWords.has(word.toLowerCase())) return true
    return noWords.has(word.toLowerCase()) ? false : word
  },
}
