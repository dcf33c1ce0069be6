/** Things under their headings, in the order in which each heading first appears. */
export function byCategory<T extends { category: string }>(things: readonly T[]): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(thing.category, [...(groups.get(thing.category) ?? []), thing])
  return [...groups]
}
