export type { ContentKind, PublishedEntry, PublishingContext } from './content-kind.ts'
