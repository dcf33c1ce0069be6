import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, keySchema, plainText } from '../../field-base.ts'
import { isBlank, own } from '../../json.ts'
import { checkParts, tidyParts } from '../../parts.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/**
 * A heritage unit (文物保护单位). Chosen from the directory it has a code and a snapshot of what the directory said then; a unit
 * that is not in it is written as a name alone.
 */
export interface Settings extends FieldBase {
  type: 'heritage-unit'
  /** Only units of the directory, no free text. */
  mustBeListed?: boolean
  /** Fields of the same section that a chosen unit fills; an own address and a finer division stay: part of the unit ↦ key of the field. */
  fills?: Partial<Record<FillPart, string>>
}

const heritageUnitParts = ['code', 'name', 'level', 'className', 'age', 'provinceCode', 'lotNumber', 'address'] as const
export type HeritageUnitPart = (typeof heritageUnitParts)[number]

/** What a chosen unit can fill: its parts, and the division that its province and address mean. */
const fillParts = [...heritageUnitParts, 'region'] as const
type FillPart = (typeof fillParts)[number]

/** Texts as the directory writes them; `name` is always there. */
export type HeritageUnitValue = Partial<Record<HeritageUnitPart, string>> & { name: string }

const limits: Record<HeritageUnitPart, number> = {
  code: 64,
  name: 200,
  level: 64,
  className: 64,
  age: 100,
  provinceCode: 2,
  lotNumber: 10,
  address: 300,
}

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('heritage-unit'),
    mustBeListed: z.boolean().optional(),
    fills: z.partialRecord(z.enum(fillParts), keySchema).optional(),
  }),
)

export const fieldType: FieldType<Settings> = {
  type: 'heritage-unit',
  settings,
  isEmpty: (value) => isBlank(typeof value === 'object' && !Array.isArray(value) ? own(value, 'name') : value),
  check(value, field) {
    const problems = checkParts(value, limits, ['name'])
    if (problems.length > 0 || !field.mustBeListed || !isBlank(own(value, 'code'))) return problems
    return [{ path: '', code: 'unit-listed' }]
  },
  toText: (value) => plainText(own(value, 'name')),
  fromText: (text) => ({ name: text.trim() }),
  tidy: (value) => tidyParts(value),
  // other programs know a unit by its name; what the directory says of it fills fields of its own
  tell: (value, { key }) => ({ [key]: plainText(own(value, 'name')) }),
  hear: (told, { key }) => ({ name: plainText(own(told, key)) }),
  partKey: (part) => ((heritageUnitParts as readonly string[]).includes(part) ? `form.unit.${part}` : undefined),
}
