import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem } from '../../field-base.ts'
import { charCount, isBlank } from '../../json.ts'
import { withoutOuterMarks } from '../../../kernel/text.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** Text of several paragraphs. */
export interface Settings extends FieldBase {
  type: 'long-text'
  /** Characters at most; 4000 unless told. */
  maxLength?: number
  /** Height of the empty input in lines. */
  rows?: number
}

export const defaultMaxLength = 4000

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('long-text'),
    // whole laws
    maxLength: z.number().int().min(1).max(200_000).optional(),
    rows: z.number().int().min(1).max(30).optional(),
  }),
)

export const fieldType: FieldType<Settings> = {
  type: 'long-text',
  settings,
  isEmpty: isBlank,
  check(value, field) {
    if (typeof value !== 'string') return problem('type')
    const max = field.maxLength ?? defaultMaxLength
    return charCount(value) > max ? problem('too-long', { max, length: charCount(value) }) : []
  },
  toText: plainText,
  fromText: (text) => text.trim(),
  // paragraphs, indents and empty lines are the writer's
  tidy: (value) => (typeof value === 'string' ? withoutOuterMarks(value) : value),
}
