import { z } from 'zod'
import type { Text } from '../i18n/text.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { exactly } from '../kernel/exactly.ts'
import { lastPage } from '../kernel/page.ts'

/** Caps on texts of requests; longer ones are refused with 400 before any work. */
export const limits = { name: 200, line: 500, keyword: 100, paragraph: 20_000, id: 36 } as const

/** A revision or version that the caller knows: as the database counts it, with room for the next. */
export const counterNumber = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 2)

export const idText = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
/** Ids with commas between them, or nothing. */
export const idListText = z.string().regex(/^(?:(?:^|,)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})*$/)
export const lineText = z.string().max(limits.line)
export const nameText = z.string().max(limits.name)
/** A day of the Gregorian calendar: the database refuses any other, 30 February too. */
export const dateText = z
  .string()
  .regex(
    /^(?!0000)(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/,
  )

/** The seed's page object. */
export const pageNation = z.object({ pageNumber: z.number().int().min(1).max(lastPage), pageSize: z.number().int().min(1).max(1000) })

/** Page of query strings, where numbers arrive as text. */
export const queryNumber = z.coerce.number().int()

/** A text of content in its languages. */
export const textSchema = exactly<Text>()(
  z.object({
    zh_CN: z.string(),
    en_US: z.string(),
    ja_JP: z.string().optional(),
    ko_KR: z.string().optional(),
    tw_CN: z.string().optional(),
  }),
)

/** What a message says in its places. */
export const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

/** A problem of one field of a form or of a request. */
export const fieldProblemSchema = exactly<FieldProblem>()(z.object({ path: z.string(), code: z.string(), params: paramsSchema.optional() }))

/** The same schema under each of the names. */
export function eachOf<K extends string, S extends z.ZodType>(names: readonly K[], schema: S): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>
}
