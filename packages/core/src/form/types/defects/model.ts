import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { hasVisibleText } from '../../../kernel/text.ts'
import { baseShape, pathSchema, problem } from '../../field-base.ts'
import { joinPath } from '../../paths.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** What an applicant has to correct: fields and materials of the application that were marked, each with what is wrong with it. */
export interface Settings extends FieldBase {
  type: 'defects'
}

const settings = exactly<Settings>()(z.strictObject({ ...baseShape, type: z.literal('defects') }))

/** Characters of what is said of one thing. */
export const maxDefectNote = 2000
const note = z.string()

/** One marked field by its path in the application, one marked material by its key. */
export const fieldDefect = z.object({ path: pathSchema, note })
export const materialDefect = z.object({ key: pathSchema, note })

/** The value of the field. */
export const defectsSchema = z.strictObject({
  fields: z.array(z.strictObject(fieldDefect.shape)).max(500),
  materials: z.array(z.strictObject(materialDefect.shape)).max(200),
})
export type Defects = z.output<typeof defectsSchema>

export const fieldType: FieldType<Settings> = {
  type: 'defects',
  settings,
  isOfAction: true,
  isEmpty(value) {
    const { data } = defectsSchema.safeParse(value)
    return value === undefined || value === null || (data !== undefined && data.fields.length + data.materials.length === 0)
  },
  /** Each thing to be corrected is told once, with what is wrong with it (行政许可法 32条). */
  check(value) {
    const { data, error } = defectsSchema.safeParse(value)
    if (data === undefined) {
      const unknown = unknownKeys(error)
      return unknown.length === 0 ? problem('type') : unknown.flatMap((path) => problem('unknown-field', undefined, path))
    }
    const marks = [
      ...data.fields.map(({ path, note }, i) => ({ name: `field ${path}`, note, at: `fields[${i}]`, key: 'path' })),
      ...data.materials.map(({ key, note }, i) => ({ name: `material ${key}`, note, at: `materials[${i}]`, key: 'key' })),
    ]
    const bare = marks.filter((mark) => !hasVisibleText(mark.note)).length
    const seen = new Set<string>()
    return marks.flatMap(({ name, note, at, key }) => {
      const isTwice = seen.has(name)
      seen.add(name)
      if (isTwice) return problem('defect-twice', undefined, `${at}.${key}`)
      if (!hasVisibleText(note)) return problem('defect-notes-required', { n: bare }, `${at}.note`)
      return note.length > maxDefectNote ? problem('defect-note-long', { max: maxDefectNote, length: note.length }, `${at}.note`) : []
    })
  },
  toText(value) {
    const { data } = defectsSchema.safeParse(value)
    return [...(data?.fields ?? []), ...(data?.materials ?? [])].map((each) => each.note).join('；')
  },
}

/** Where a value has keys that nothing is known of; none where something else is wrong with its shape. */
function unknownKeys({ issues }: z.ZodError): string[] {
  const strange = issues.filter((issue) => issue.code === 'unrecognized_keys')
  if (strange.length < issues.length) return []
  return strange.flatMap((issue) => {
    const at = issue.path.reduce<string>((path, part) => joinPath(path, typeof part === 'number' ? `[${part}]` : String(part)), '')
    return issue.keys.map((key) => joinPath(at, key))
  })
}
