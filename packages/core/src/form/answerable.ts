import type { FieldProblem } from '../kernel/errors.ts'

/** Whose unit and place it is; and days: one that could be planned when it was filed may be over by now. */
const onlyWhereOpen: ReadonlySet<string> = new Set([
  'other-unit',
  'own-unit',
  'own-kind',
  'other-province',
  'other-bureau',
  'before',
  'after',
])

/**
 * Whether the applicant can do something about a problem: in a correction the unit that applies, the place and the days are as they were accepted,
 * unless they were flagged. `open`: the paths that the correction opens; undefined where the whole form is open.
 */
export function isAnswerable({ code, path }: FieldProblem, open: readonly string[] | undefined): boolean {
  const isOpen = (known: string): boolean => path === known || path.startsWith(`${known}.`) || path.startsWith(`${known}[`)
  return open === undefined || !onlyWhereOpen.has(code) || open.some(isOpen)
}
