import { BpmnError } from './errors.ts'

/** A value that survives JSON unchanged. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Process variables by name. */
export type Variables = Record<string, Json>

const maxDepth = 64

/**
 * A deep copy of a value as JSON; undefined properties are left out.
 * Throws BpmnError 'invalid-variables' for anything JSON cannot carry (functions, dates, NaN, cycles).
 */
export function toJson(value: unknown, depth = 0): Json {
  if (depth > maxDepth) throw new BpmnError('invalid-variables', `nested deeper than ${maxDepth}`)
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  // adding zero turns -0 into 0, which JSON would do anyway
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0
  if (Array.isArray(value)) return value.map((item) => toJson(item, depth + 1))
  if (isPlainObject(value)) {
    const kept = Object.entries(value).filter(([key, item]) => item !== undefined && key !== '__proto__')
    return Object.fromEntries(kept.map(([key, item]) => [key, toJson(item, depth + 1)]))
  }
  throw new BpmnError('invalid-variables', `not a JSON value: ${typeof value}`)
}

/** A deep copy of a record of variables; no variables at all give an empty record. Throws BpmnError 'invalid-variables'. */
export function toVariables(value: unknown): Variables {
  if (value === undefined) return {}
  const json = toJson(value)
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    throw new BpmnError('invalid-variables', 'variables are not a record')
  return json
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
