import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, pathSchema, problem } from '../../field-base.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** Why the applicant leaves what a correction asks for as it is. Whether one is owed is known when the correction is closed. */
export interface Settings extends FieldBase {
  type: 'unchanged-reasons'
}

const settings = exactly<Settings>()(z.strictObject({ ...baseShape, type: z.literal('unchanged-reasons') }))

const reason = z.string().max(500)

/** The value of the field. */
export const unchangedReasonsSchema = z.object({
  fields: z.array(z.object({ path: pathSchema, reason })).max(500),
  materials: z.array(z.object({ key: pathSchema, reason })).max(200),
})
export type UnchangedReasons = z.output<typeof unchangedReasonsSchema>

export const fieldType: FieldType<Settings> = {
  type: 'unchanged-reasons',
  settings,
  isOfAction: true,
  isEmpty: (value) => value === undefined || value === null,
  check: (value) => (unchangedReasonsSchema.safeParse(value).success ? [] : problem('type')),
  toText(value) {
    const { data } = unchangedReasonsSchema.safeParse(value)
    return [...(data?.fields ?? []), ...(data?.materials ?? [])].map((each) => each.reason).join('；')
  },
}
