export { payloadProblems } from './check-payload.ts'
export type { ContentKind, PublishedEntry, PublishingContext } from './content-kind.ts'
export { createEntry, moveEntry, saveEntry } from './edit-entry.ts'
export { importEntry, type ImportOutcome } from './import-entry.ts'
