import { AppError } from '@wenwu/core/kernel/errors'
import { decide, isRefusal } from '@wenwu/core/publishing/model'
import type { ContentKind, PublishingContext } from './content-kind.ts'
import { addEvent, lockEntries, storeStep } from './entry-repository.ts'

/** Takes the text with a key from the readers, by the program and with its reason; what is not public stays as it is. */
export async function withdrawEntry(ctx: PublishingContext, kind: ContentKind, key: string, words: string): Promise<void> {
  const entry = (await lockEntries(ctx.db, kind.kind, [key])).get(key)
  if (entry === undefined || entry.publishedVersion === null) return
  const head = { version: entry.headVersion, state: entry.state, authors: entry.authors }
  const step = decide({ head, publishedVersion: entry.publishedVersion }, 'withdraw', '')
  if (isRefusal(step)) throw new AppError(step)
  await storeStep(ctx, entry, step)
  await kind.withdraw(ctx, entry.id)
  await addEvent(ctx, { entryId: entry.id, version: step.head.version, action: 'withdraw', userId: null, words })
}
