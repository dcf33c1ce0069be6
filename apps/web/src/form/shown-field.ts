import { idsOf } from './dom.ts'
import { turnTo } from './table-pages.ts'

/** Scrolls to a field that is read, the nearest of it that is on the page; a table turns to the page of its row. */
export function goToShown(path: string): void {
  turnTo(path)
  const ids = idsOf(path).flatMap((id) => [`${id}-view`, id])
  ids
    .map((id) => document.getElementById(id))
    .find((found) => found !== null)
    ?.scrollIntoView({ block: 'center' })
}
