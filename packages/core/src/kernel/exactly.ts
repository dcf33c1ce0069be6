import type { z } from 'zod'

/** Whether two types are the same to the last optional field; that each is assignable to the other does not say that. */
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/**
 * `exactly<T>()(schema)` gives the schema as it is, and compiles only where what the schema describes is T. It is for types that are written by
 * hand because people write such content, or because they refer to themselves; every other type is inferred from its schema (decision 0086).
 */
export function exactly<T>() {
  return <S extends z.ZodType>(
    schema: S & (IsSame<z.output<S>, T> extends true ? unknown : { 'schema and type differ': [schema: z.output<S>, type: T] }),
  ): S => schema
}
