import { hasVisibleText } from '../kernel/text.ts'

/** Small tools over JSON of unknown shape; all of them look at own properties only and never throw. */

export type Json = Record<string, unknown>

/** Whether a value is a plain JSON object (no array, no null). */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own property of a JSON object, or undefined; inherited names (`constructor`, `__proto__`) are never found. */
export function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Sets an own property, also for a key such as `__proto__`. */
export function put(target: Json, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  else target[key] = value
}

const depthLimit = 32

/** Whether nothing was filled in: null, nothing to be seen (`hasVisibleText`), an empty list, an object whose parts are all blank. `false` and 0 are answers. */
export function isBlank(value: unknown, depth = 0): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return !hasVisibleText(value)
  if (Array.isArray(value)) return value.length === 0
  if (isRecord(value)) return depth < depthLimit && Object.keys(value).every((key) => isBlank(value[key], depth + 1))
  return false
}

/** Whether two JSON values say the same; blank values (null, '', missing) are all equal. */
export function isSame(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true
  if (isBlank(a) && isBlank(b)) return true
  if (depth >= depthLimit) return false
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((entry, i) => isSame(entry, b[i], depth + 1))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(own(a, key), own(b, key), depth + 1))
}

/** Length in characters as a reader counts them (a rare Chinese character outside the basic plane is one). */
export function charCount(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
