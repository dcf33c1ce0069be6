import type { z } from 'zod'
import type { FormDefinition } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { Db } from '../../../platform/database/request-database.ts'

/** What publishing needs of a request; seeds and imports have it too. */
export interface PublishingContext {
  readonly db: Db
  readonly now: Date
}

/** A version that goes public. */
export interface PublishedEntry<T> {
  /** Id of the entry; stays the same over all versions. */
  id: string
  version: number
  payload: T
  publishedAt: Date
}

/**
 * A kind of text that editors maintain (notice, law, guide …). It belongs to the module that shows it to readers and stands in `contentKinds`
 * of that module's index (docs/how-to/add-a-content-kind.md). The payload is flat: the fields of all sections of `form` by their keys,
 * which are therefore unique in the whole form; fields that are not filled are absent.
 */
export interface ContentKind<T = unknown> {
  /** Lower case with hyphens; in addresses and tables. */
  kind: string
  name: Text
  /** What may be published. The form is checked before, so this states shape and what a form cannot say. */
  schema: z.ZodType<T>
  form: FormDefinition
  /** What makes two payloads the same thing; unique within the kind among what was ever published. */
  keyOf(payload: T): string
  titleOf(payload: T): string
  /** Writes what readers read, in the transaction of the act; called again for each later version. */
  publish(ctx: PublishingContext, entry: PublishedEntry<T>): Promise<void>
  /** As `publish` for several entries, each once, with fewer statements; without it they are published one by one. */
  publishAll?(ctx: PublishingContext, entries: readonly PublishedEntry<T>[]): Promise<void>
  /** Takes it from the readers again. */
  withdraw(ctx: PublishingContext, entryId: string): Promise<void>
}
