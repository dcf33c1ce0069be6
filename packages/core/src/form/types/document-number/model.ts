import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem } from '../../field-base.ts'
import { isBlank } from '../../json.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** The number under which a document goes out; the next free one of the year is proposed. How it is written is checked when it is given. */
export interface Settings extends FieldBase {
  type: 'document-number'
}

const settings = exactly<Settings>()(z.strictObject({ ...baseShape, type: z.literal('document-number') }))

/** Characters at most. */
export const maxLength = 100

export const fieldType: FieldType<Settings> = {
  type: 'document-number',
  settings,
  isOfAction: true,
  isEmpty: isBlank,
  check(value) {
    if (typeof value !== 'string') return problem('type')
    return value.length > maxLength ? problem('too-long', { max: maxLength, length: value.length }) : []
  },
  toText: plainText,
}
