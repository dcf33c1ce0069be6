/** The groups of the public catalogue of matters, in its order. */
export const guideCategories = [
  'protection-works',
  'construction',
  'planning',
  'archaeology',
  'collections',
  'entry-exit',
  'safety',
  'qualification',
  'other',
] as const
export type GuideCategory = (typeof guideCategories)[number]

/** Matters under their category, in the catalogue's order; categories without any are left out. */
export function groupByCategory<T extends { category: GuideCategory }>(entries: readonly T[]): { category: GuideCategory; entries: T[] }[] {
  return guideCategories
    .map((category) => ({ category, entries: entries.filter((entry) => entry.category === category) }))
    .filter((group) => group.entries.length > 0)
}
