import type { GuideCategory } from '../item/categories.ts'
import type { MatterMark } from '../item/listing.ts'

/**
 * Matters by the group of the public catalogue they stand in, without those marked with one of `except`, which stand in another list; and by what their
 * items say of themselves, whatever their group.
 */
export interface Matters {
  categories?: readonly GuideCategory[]
  marks?: readonly MatterMark[]
  except?: readonly MatterMark[]
}

/** Whether a matter is among them. */
export function isAmong(
  { categories = [], marks = [], except = [] }: Matters,
  matter: { category: GuideCategory; marks: readonly MatterMark[] },
): boolean {
  const has = (some: readonly MatterMark[]) => matter.marks.some((mark) => some.includes(mark))
  return has(marks) || (categories.includes(matter.category) && !has(except))
}
