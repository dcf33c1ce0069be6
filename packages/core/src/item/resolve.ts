/** What of an item its code is looked up by. */
export interface ItemNames {
  code: string
  entity: string
  aliases: readonly string[]
}

/** The item the viewer falls back to when it does not know a code (specification §2.6). */
const viewerFallback = 'TBCrpPaMainEntity'

/**
 * The item a notation means: its own code first, then an alias (56008-b), then the viewer's entity code. Where several items share an
 * entity (56005 and 56012) the first of the list is taken. Letter case and surrounding blanks do not matter.
 */
export function resolveItemCode<T extends ItemNames>(items: readonly T[], notation: string): T | undefined {
  const wanted = normal(notation)
  if (wanted === '') return undefined
  return (
    items.find((item) => normal(item.code) === wanted) ??
    items.find((item) => item.aliases.some((alias) => normal(alias) === wanted)) ??
    items.find((item) => normal(item.entity) === wanted)
  )
}

/** Whether an item answers to a notation: its code, an alias or its entity code. */
export function answersTo(item: ItemNames, notation: string): boolean {
  return resolveItemCode([item], notation) !== undefined
}

/** As `resolveItemCode`, but an unknown notation gives the initiation of protection works, as the viewer does (specification §2.6). */
export function resolveForViewer<T extends ItemNames>(items: readonly T[], notation: string): T | undefined {
  return resolveItemCode(items, notation) ?? resolveItemCode(items, viewerFallback)
}

function normal(notation: string): string {
  return notation.trim().toLowerCase()
}
