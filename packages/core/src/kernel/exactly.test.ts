import { expect, it } from 'vitest'
import { z } from 'zod'
import { exactly } from './exactly.ts'

interface Named {
  name: string
  note?: string
}

const named = z.object({ name: z.string(), note: z.string().optional() })

it('gives a schema that says the type as it is', () => {
  expect(exactly<Named>()(named)).toBe(named)
})

it('does not compile with a schema that lacks an optional field, has another one or allows more', () => {
  const differing = [
    // @ts-expect-error -- the optional field is missing: assignable, and not the same
    exactly<Named>()(z.object({ name: z.string() })),
    // @ts-expect-error -- one more
    exactly<Named>()(named.extend({ more: z.string() })),
    // @ts-expect-error -- null too
    exactly<Named>()(named.extend({ name: z.string().nullable() })),
    // @ts-expect-error -- anything
    exactly<Named>()(z.any()),
  ]
  expect(differing).toHaveLength(4)
})
