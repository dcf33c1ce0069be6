import { z } from 'zod'
import { exactly } from '../kernel/exactly.ts'

/**
 * A condition over form data, as data: `{op: 'eq', field: 'basic.level', value: '1'}`. Paths are `section.field`, or a bare
 * field name inside a sub-table row (then the row is looked at first).
 *
 * A comparison may take more of its field than the value: `monthsSince` names a day, and what is compared are the months from it to the field's
 * own day (both included, each begun month counting as one, as plans count them); `times` multiplies a number (five times the pieces of grade one).
 * `listed`: a number stands in a column of a table of the form (`table` is `section.table`), however it is typed (`foldNumber`).
 */
export type Condition =
  | { op: 'eq' | 'ne'; field: string; value: ConditionValue }
  | { op: 'in'; field: string; values: ConditionValue[] }
  | { op: 'gt' | 'gte' | 'lt' | 'lte'; field: string; monthsSince?: string; times?: number; value?: number | string; other?: string }
  | { op: 'empty' | 'not-empty'; field: string }
  | { op: 'listed'; field: string; table: string; column: string }
  | { op: 'and' | 'or'; all: Condition[] }
  | { op: 'not'; condition: Condition }

export type ConditionValue = string | number | boolean | null

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A condition inside a condition: the schema refers to itself. */
const inner = z.lazy((): z.ZodType<Condition> => conditionSchema)

export const conditionSchema = exactly<Condition>()(
  z.union([
    z.strictObject({ op: z.enum(['eq', 'ne']), field: z.string(), value }),
    z.strictObject({ op: z.literal('in'), field: z.string(), values: z.array(value) }),
    z.strictObject({
      op: z.enum(['gt', 'gte', 'lt', 'lte']),
      field: z.string(),
      monthsSince: z.string().optional(),
      times: z.number().optional(),
      value: z.union([z.number(), z.string()]).optional(),
      other: z.string().optional(),
    }),
    z.strictObject({ op: z.enum(['empty', 'not-empty']), field: z.string() }),
    z.strictObject({ op: z.literal('listed'), field: z.string(), table: z.string(), column: z.string() }),
    z.strictObject({ op: z.enum(['and', 'or']), all: z.array(inner) }),
    z.strictObject({ op: z.literal('not'), condition: inner }),
  ]),
)
