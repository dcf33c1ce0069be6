import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem, textSchema } from '../../field-base.ts'
import { fitted, formats, hasFormat, tidyFormat, type Format } from '../../formats.ts'
import { charCount, isBlank } from '../../json.ts'
import { letterFields, type LetterField } from '../../letter.ts'
import { findPatternRisk, matchesPattern, patternTextLimit } from '../../pattern.ts'
import type { FieldBase, FieldType } from '../../model.ts'
import { tidyEnds } from '../../../kernel/text.ts'
import type { Text } from '../../../i18n/text.ts'

/** One line of text. */
export interface Settings extends FieldBase {
  type: 'text'
  /** Characters at most; 200 unless told. */
  maxLength?: number
  format?: Format
  /** Regular expression for the whole text; checked to be safe (`pattern.ts`). */
  pattern?: string
  patternMessage?: Text
  /** As a column: no two rows have the same, however it is typed (`foldNumber`). Nothing outside a table. */
  isUnique?: boolean
  /** In the form of an action: what stands in it until something else is typed, the number or the title of the letter in the case's own form. */
  proposal?: LetterField
}

const defaultMaxLength = 200

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('text'),
    maxLength: z.number().int().min(1).max(2000).optional(),
    format: z.enum(formats).optional(),
    pattern: z.string().min(1).optional(),
    patternMessage: textSchema.optional(),
    isUnique: z.boolean().optional(),
    proposal: z.enum(letterFields).optional(),
  }),
)

export const fieldType: FieldType<Settings> = {
  type: 'text',
  settings,
  isEmpty: isBlank,
  check(value, field) {
    if (typeof value !== 'string') return problem('type')
    const max = field.maxLength ?? defaultMaxLength
    if (charCount(value) > max) return problem('too-long', { max, length: charCount(value) })
    if (/[\r\n\v\f\u0085\u2028\u2029]/.test(value)) return problem('one-line')
    if (field.format !== undefined && !hasFormat(field.format, value.trim())) return problem(`format-${field.format}`)
    if (field.pattern !== undefined && !matchesPattern(field.pattern, value.trim())) return problem('pattern')
    return []
  },
  toText: plainText,
  fromText: (text, field) => (field.format === undefined ? text.replace(/\s*[\r\n]+\s*/g, ' ').trim() : tidyFormat(field.format, text)),
  tidy: (value, { format }) => (typeof value !== 'string' ? value : format === undefined ? tidyEnds(value) : fitted(format, value)),
  inspect(field) {
    if (field.pattern === undefined) return []
    const risk = findPatternRisk(field.pattern)
    const isLong = (field.maxLength ?? defaultMaxLength) > patternTextLimit
    return [
      ...(risk === undefined ? [] : [`pattern: ${risk}`]),
      ...(isLong ? [`a field with a pattern has maxLength ≤ ${patternTextLimit}`] : []),
    ]
  },
}
