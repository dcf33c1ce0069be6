import { OfdError } from './errors.ts'
import { limits } from './limits.ts'
import { child, childrenOf, type XmlElement } from './xml.ts'

/** An entry of the table of contents, or a bookmark. */
export interface OutlineEntry {
  title: string
  /** Page it leads to, from 0; null where it leads nowhere inside the document. */
  page: number | null
  children: OutlineEntry[]
}

/** Outlines and bookmarks of a document; links that leave it are dropped. Throws OfdError `too-large`. */
export function readOutline(
  document: XmlElement,
  pageIndexOf: ReadonlyMap<string, number>,
): { outline: OutlineEntry[]; bookmarks: OutlineEntry[] } {
  let count = 0
  const read = (element: XmlElement): OutlineEntry => {
    if (++count > limits.outlineEntries) throw new OfdError('too-large', `more than ${limits.outlineEntries} outline entries`)
    return {
      title: element.attributes['Title'] ?? element.attributes['Name'] ?? '',
      page: pageOf(element, pageIndexOf),
      children: childrenOf(element, 'OutlineElem').map(read),
    }
  }
  return {
    outline: childrenOf(child(document, 'Outlines'), 'OutlineElem').map(read),
    bookmarks: childrenOf(child(document, 'Bookmarks'), 'Bookmark').map(read),
  }
}

function pageOf(element: XmlElement, pageIndexOf: ReadonlyMap<string, number>): number | null {
  const actions = childrenOf(child(element, 'Actions'), 'Action')
  const target = child(element, 'Dest') ?? actions.map((action) => child(action, 'Goto', 'Dest')).find((dest) => dest !== undefined)
  return pageIndexOf.get(target?.attributes['PageID'] ?? '') ?? null
}
