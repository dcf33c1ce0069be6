export type { ContentKind, PublishedEntry, PublishingContext } from './content-kind.ts'
export { createEntry, moveEntry, saveEntry } from './edit-entry.ts'
export { queryEntries, readEntry, readVersion } from './entry-reading.ts'
export { importEntry, type ImportOutcome } from './import-entry.ts'
