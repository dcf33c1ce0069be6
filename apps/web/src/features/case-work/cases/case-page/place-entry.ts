import type { Location } from 'react-router'

/** What an entry of the history knows of a case that is open. */
export interface EntryState {
  /** What the open reader shows (`readingNamed`). */
  reading?: string
  /** The entry from which the reader was opened. */
  over?: string
}

/** Name of the entry whose place on the page a location has: the reader lies over another and moves nothing. */
export function placeEntry({ key, state }: Pick<Location, 'key' | 'state'>): string {
  return ((state ?? {}) as EntryState).over ?? key
}
