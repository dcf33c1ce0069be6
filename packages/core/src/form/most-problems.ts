import type { FieldProblem } from '../kernel/errors.ts'

/**
 * At most so many problems are reported of one section: a hostile table cannot make a reply of millions, and one that is wrong throughout hides nothing of the
 * others.
 */
export const mostProblems = 200

/** Whether there may be more wrong than these problems say: of some section as many are named as may be. */
export function isCapped(problems: readonly FieldProblem[]): boolean {
  const counted = new Map<string, number>()
  for (const { path } of problems) {
    const [section = ''] = path.split('.')
    counted.set(section, (counted.get(section) ?? 0) + 1)
  }
  return [...counted.values()].some((n) => n >= mostProblems)
}
