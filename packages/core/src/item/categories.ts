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
