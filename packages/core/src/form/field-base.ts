import { z } from 'zod'
import type { Text } from '../i18n/text.ts'
import type { ErrorCode } from '../kernel/errors.ts'
import { isErrorCode } from '../kernel/error-codes.ts'
import { exactly } from '../kernel/exactly.ts'
import { conditionSchema } from './condition.ts'

const someText = z.string().min(1).max(2000)

/** Schema of a text of content in a definition. */
export const textSchema = exactly<Text>()(
  z.strictObject({
    zh_CN: someText,
    en_US: someText,
    ja_JP: someText.optional(),
    ko_KR: someText.optional(),
    tw_CN: someText.optional(),
  }),
)

/** Names of sections and fields: the specification's (punitName, PROJECT_FUNDING). */
const keyPattern = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
export const keySchema = z.string().regex(keyPattern, 'a key is a letter followed by letters, digits and _ (64 at most)')

/** The path of a field, or the key of a material, where it is the content of a value. */
export const pathSchema = z.string().max(200)

/** The settings that every field type has; each type spreads them into its own strict object. */
export const baseShape = {
  key: keySchema,
  label: textSchema,
  help: textSchema.optional(),
  example: textSchema.optional(),
  required: z.union([z.boolean(), conditionSchema]).optional(),
  missing: z.custom<ErrorCode>((code) => typeof code === 'string' && isErrorCode(code), 'an error code').optional(),
  when: conditionSchema.optional(),
  width: z.enum(['half', 'full']).optional(),
}

/** One problem of the field itself, in the form `FieldType.check` gives. */
export function problem(
  code: string,
  params?: Record<string, string | number>,
  path = '',
): { path: string; code: string; params?: Record<string, string | number> }[] {
  return [params === undefined ? { path, code } : { path, code, params }]
}

/** What cannot be shown in the way of its type is shown as it is, when it is text or a number at all. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
