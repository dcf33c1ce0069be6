import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { hasVisibleText } from '../../../kernel/text.ts'
import { baseShape, pathSchema, problem } from '../../field-base.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** What an applicant has to correct: fields and materials of the application that were marked, each with what is wrong with it. */
export interface Settings extends FieldBase {
  type: 'defects'
}

const settings = exactly<Settings>()(z.strictObject({ ...baseShape, type: z.literal('defects') }))

const note = z.string().max(2000)

/** One marked field by its path in the application, one marked material by its key. */
export const fieldDefect = z.object({ path: pathSchema, note })
export const materialDefect = z.object({ key: pathSchema, note })

/** The value of the field. */
export const defectsSchema = z.object({ fields: z.array(fieldDefect).max(500), materials: z.array(materialDefect).max(200) })
export type Defects = z.output<typeof defectsSchema>

export const fieldType: FieldType<Settings> = {
  type: 'defects',
  settings,
  isOfAction: true,
  isEmpty(value) {
    const { data } = defectsSchema.safeParse(value)
    return value === undefined || value === null || (data !== undefined && data.fields.length + data.materials.length === 0)
  },
  /** Each thing to be corrected is told with what is wrong with it (行政许可法 32条). */
  check(value) {
    const { data } = defectsSchema.safeParse(value)
    if (data === undefined) return problem('type')
    const bare = (['fields', 'materials'] as const).flatMap((kind) =>
      data[kind].flatMap((each, i) => (hasVisibleText(each.note) ? [] : [`${kind}[${i}].note`])),
    )
    return bare.flatMap((path) => problem('defect-notes-required', { n: bare.length }, path))
  },
  toText(value) {
    const { data } = defectsSchema.safeParse(value)
    return [...(data?.fields ?? []), ...(data?.materials ?? [])].map((each) => each.note).join('；')
  },
}
