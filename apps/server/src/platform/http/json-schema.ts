import { z } from 'zod'

export type JsonSchema = { [key: string]: unknown }

const known = new WeakMap<z.ZodType, JsonSchema>()

/**
 * JSON schema of a wire schema for ajv and fast-json-stringify, made once and shared: it is never changed. `anyOf [X, null]` becomes X
 * with `nullable`, which both compile to straight code instead of a trial of alternatives.
 */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  let json = known.get(schema)
  if (json === undefined) known.set(schema, (json = make(schema)))
  return json
}

function make(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-7' }) as JsonSchema
  delete json.$schema
  return simplify(json) as JsonSchema
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify)
  if (node === null || typeof node !== 'object') return node
  const entries: JsonSchema = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, simplify(value)]))
  const options = entries.anyOf
  if (Array.isArray(options) && options.length === 2) {
    const other = options.find((o) => (o as JsonSchema).type !== 'null') as JsonSchema | undefined
    if (other !== undefined && typeof other.type === 'string' && options.some((o) => (o as JsonSchema).type === 'null')) {
      const rest = Object.fromEntries(Object.entries(entries).filter(([key]) => key !== 'anyOf'))
      const values = Array.isArray(other.enum) ? { enum: [...other.enum, null] } : {}
      return { ...rest, ...other, ...values, nullable: true }
    }
  }
  return entries
}

interface SplitSchema {
  params: JsonSchema | undefined
  rest: JsonSchema
}

const split = new WeakMap<JsonSchema, Map<string, SplitSchema>>()

/** Splits an object schema into the part of its path parameters and the rest, once for each path: what is compiled of them is kept by them. */
export function splitByPath(schema: JsonSchema, names: string[]): SplitSchema {
  const ofSchema = split.get(schema) ?? new Map<string, SplitSchema>()
  split.set(schema, ofSchema)
  const parts = ofSchema.get(names.join('/')) ?? splitBy(schema, names)
  ofSchema.set(names.join('/'), parts)
  return parts
}

function splitBy(schema: JsonSchema, names: string[]): SplitSchema {
  const properties = (schema.properties ?? {}) as Record<string, unknown>
  const required = ((schema.required as string[] | undefined) ?? []).slice()
  const pick = (keep: (name: string) => boolean): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => keep(name))),
    required: required.filter(keep),
    additionalProperties: false,
  })
  const params = names.length > 0 ? pick((name) => names.includes(name)) : undefined
  const rest = pick((name) => !names.includes(name))
  // `refusingOtherNames` of core/list/wire.ts: asked before other names are taken out
  if (schema.propertyNames === true) rest.propertyNames = { enum: Object.keys(rest.properties as object) }
  return { params, rest }
}
