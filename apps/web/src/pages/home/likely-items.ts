import type { ItemEntry } from '@wenwu/core/items/contract'

/**
 * Matters in the order in which this applicant is likely to want them: those applied for before, the last first; then others of their areas, the area
 * used most first; then the rest as it was. What kind of institution a unit is its account does not say: what it applies for does.
 * @param used codes of what was applied for, the last first
 */
export function likelyItems(items: readonly ItemEntry[], used: readonly string[]): ItemEntry[] {
  const categoryOf = new Map(items.map(({ code, category }) => [code, category]))
  const uses = new Map<ItemEntry['category'], number>()
  for (const code of used) {
    const category = categoryOf.get(code)
    if (category !== undefined) uses.set(category, (uses.get(category) ?? 0) + 1)
  }
  const places = new Map([...new Set(used)].map((code, place) => [code, place]))
  const placeOf = ({ code }: ItemEntry): number => places.get(code) ?? places.size
  const usesOf = ({ category }: ItemEntry): number => uses.get(category) ?? 0
  return [...items].sort((a, b) => placeOf(a) - placeOf(b) || usesOf(b) - usesOf(a))
}
