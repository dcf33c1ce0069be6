import { z } from 'zod'

/**
 * A pair of the wire form (what the specification's callers send and read) and the domain form (what our code speaks).
 * `schema` describes the wire: the server compiles it to ajv and fast-json-stringify, OpenAPI prints it.
 */
export interface Codec<W, D> {
  schema: z.ZodType<W>
  toDomain(wire: W): D
  toWire(domain: D): W
}

export type DomainOf<C> = C extends Codec<infer _W, infer D> ? D : never

/** Wire and domain are the same. */
export function plain<W>(schema: z.ZodType<W>): Codec<W, W> {
  return { schema, toDomain: (w) => w, toWire: (d) => d }
}

/** Wire and domain differ in names. */
export function mapped<W, D>(schema: z.ZodType<W>, toDomain: (wire: W) => D, toWire: (domain: D) => NoInfer<W>): Codec<W, D> {
  return { schema, toDomain, toWire }
}

/** `{code: 200, data}`: the common envelope of the specification's replies. */
export function inData<W, D>(inner: Codec<W, D>): Codec<{ code: number; msg?: string | undefined; data: W }, D> {
  return {
    schema: z.object({ code: z.number(), msg: z.string().optional(), data: inner.schema }),
    toDomain: (wire) => inner.toDomain(wire.data),
    toWire: (domain) => ({ code: 200, data: inner.toWire(domain) }),
  }
}

/** `{code: 200, data: {data}}`: what §7.3 reads as data.data. */
export function inDataData<W, D>(inner: Codec<W, D>): Codec<{ code: number; msg?: string | undefined; data: { data: W } }, D> {
  return inData({
    schema: z.object({ data: inner.schema }),
    toDomain: (wire: { data: W }) => inner.toDomain(wire.data),
    toWire: (domain: D) => ({ data: inner.toWire(domain) }),
  })
}

/** No content of interest: `{code: 200}`. */
export const nothing: Codec<{ code: number; msg?: string | undefined }, void> = {
  schema: z.object({ code: z.number(), msg: z.string().optional() }),
  toDomain: () => undefined,
  toWire: () => ({ code: 200 }),
}
