import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { toJsonSchema, type JsonSchema } from '../platform/http/json-schema.ts'

/** An id that nothing has. */
const nobodysId = '01890000-0000-7000-8000-00000000dead'

/** The smallest wire input an endpoint's schema accepts, so that a call reaches the check of rights behind validation. */
export function sampleInput(endpoint: AnyEndpoint): Record<string, unknown> {
  return sampleOf(toJsonSchema(endpoint.input.schema)) as Record<string, unknown>
}

function sampleOf(schema: JsonSchema): unknown {
  const options = (schema.enum ?? (schema.const === undefined ? undefined : [schema.const])) as unknown[] | undefined
  if (options !== undefined) return options[0]
  const variants = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (variants !== undefined) return sampleOf(variants[0]!)
  switch (schema.type) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
      return Object.fromEntries(((schema.required as string[] | undefined) ?? []).map((name) => [name, sampleOf(properties[name] ?? {})]))
    }
    case 'array':
      return Array.from({ length: (schema.minItems as number | undefined) ?? 0 }, () => sampleOf(schema.items as JsonSchema))
    case 'number':
    case 'integer':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'string':
      return sampleText(schema)
    default:
      return null
  }
}

function sampleText(schema: JsonSchema): string {
  if (typeof schema.pattern !== 'string') return 'x'
  const fits = [nobodysId, '2026-11-23', 'x', '11', '0'.repeat(64)].find((text) => new RegExp(schema.pattern as string).test(text))
  if (fits === undefined) throw new Error(`no sample for ${schema.pattern}`)
  return fits
}
