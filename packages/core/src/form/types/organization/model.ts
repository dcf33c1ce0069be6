import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText } from '../../field-base.ts'
import { isBlank, own } from '../../json.ts'
import { checkParts, tidyParts } from '../../parts.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** An organisation: its name, and its id where it is one the platform knows. */
export interface Settings extends FieldBase {
  type: 'organization'
}

export interface OrganizationValue {
  id?: string
  name: string
}

const settings = exactly<Settings>()(z.strictObject({ ...baseShape, type: z.literal('organization') }))

const limits = { id: 64, name: 200 }

export const fieldType: FieldType<Settings> = {
  type: 'organization',
  settings,
  isEmpty: (value) => isBlank(typeof value === 'object' && !Array.isArray(value) ? own(value, 'name') : value),
  check: (value) => checkParts(value, limits, ['name']),
  toText: (value) => plainText(own(value, 'name')),
  fromText: (text) => ({ name: text.trim() }),
  tidy: (value) => tidyParts(value),
  partKey: (part) => (part === 'name' ? 'form.organization.name' : undefined),
}
