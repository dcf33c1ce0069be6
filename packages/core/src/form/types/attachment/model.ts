import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, problem } from '../../field-base.ts'
import { isRecord, own } from '../../json.ts'
import { isId } from '../../../kernel/id.ts'
import type { FieldBase, FieldType, FileValue } from '../../model.ts'

/** Files of a field; the value is FileValue[]. Whose files they are is the server's question, not this one's. */
export interface Settings extends FieldBase {
  type: 'attachment'
  /** Files at most; 20 unless told. */
  maxCount?: number
  /** Endings without dot, lower case; absent: what the upload accepts. */
  types?: string[]
}

export const defaultMaxCount = 20

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('attachment'),
    maxCount: z.number().int().min(1).max(200).optional(),
    types: z
      .array(z.string().regex(/^[a-z0-9]{1,10}$/))
      .min(1)
      .max(40)
      .optional(),
  }),
)

/** Ending of a file name without dot, lower case; '' when it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase()
}

/** The files of a value, whatever it is. */
export function filesOf(value: unknown): FileValue[] {
  return Array.isArray(value) ? value.filter(isFile) : []
}

function isFile(value: unknown): value is FileValue {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'fileId' && key !== 'name' && key !== 'size')) return false
  const { fileId, name, size } = { fileId: own(value, 'fileId'), name: own(value, 'name'), size: own(value, 'size') }
  return (
    typeof fileId === 'string' &&
    isId(fileId) &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= 255 &&
    Number.isSafeInteger(size) &&
    (size as number) >= 0
  )
}

export const fieldType: FieldType<Settings> = {
  type: 'attachment',
  settings,
  isEmpty: (value) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0),
  check(value, field) {
    if (!Array.isArray(value) || !value.every(isFile)) return problem('type')
    if (new Set(value.map((file) => file.fileId)).size !== value.length) return problem('type')
    const max = field.maxCount ?? defaultMaxCount
    if (value.length > max) return problem('files-max', { n: max })
    const wrong = field.types === undefined ? undefined : value.find((file) => !field.types!.includes(endingOf(file.name)))
    return wrong === undefined ? [] : problem('file-type', { name: wrong.name, types: field.types!.join('、') })
  },
  toText: (value) =>
    filesOf(value)
      .map((file) => file.name)
      .join('、'),
}
