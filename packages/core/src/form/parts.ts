import { problem } from './field-base.ts'
import { charCount, isBlank, isRecord } from './json.ts'
import { tidyEnds } from '../kernel/text.ts'
import type { FieldProblem } from '../kernel/errors.ts'

/**
 * Checks the shape that composite values share: an object of short texts with known names only. Gives the problems of the shape,
 * and of parts that must be filled; an empty list means every part may be read as a text or is absent.
 */
export function checkParts(value: unknown, limits: Readonly<Record<string, number>>, required: readonly string[]): FieldProblem[] {
  if (!isRecord(value)) return problem('type')
  const problems: FieldProblem[] = []
  for (const [part, entry] of Object.entries(value)) {
    if (!Object.hasOwn(limits, part)) return problem('type')
    if (isBlank(entry)) continue
    const max = limits[part]!
    if (typeof entry !== 'string') problems.push(...problem('type', undefined, part))
    else if (charCount(entry) > max) problems.push(...problem('too-long', { max, length: charCount(entry) }, part))
  }
  for (const part of required)
    if (isBlank(Object.hasOwn(value, part) ? value[part] : undefined)) problems.push(...problem('required', undefined, part))
  return problems
}

/** The texts of a composite value as they are stored; whatever else it holds stays. */
export function tidyParts(value: unknown, tidyPart: (part: string, text: string) => string = (_, text) => tidyEnds(text)): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([part, entry]) => [part, typeof entry === 'string' ? tidyPart(part, entry) : entry]))
}
