import { newId } from '@wenwu/core/kernel/id'
import { defaultLocale, type Locale } from '@wenwu/core/i18n/text'
import type { TextParams } from '@wenwu/core/i18n/translate'
import type { MessageTemplate } from '@wenwu/core/messages/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { messageText } from './message-text.ts'
import { sealMessage, type SealedMessage } from './seal-message.ts'

export interface NewMessage {
  /** A normalised number (`normaliseMobile`), or null: a message that is queued like any other and then withheld, so that both take the same time. */
  mobile: string | null
  template: MessageTemplate
  params: TextParams
  /** The reader's language (`users.locale`); null or absent: never chosen, so Chinese. */
  locale?: Locale | null | undefined
  now: Date
  /** After so many seconds it is not sent any more (default a day). */
  lifetimeSeconds?: number
}

const day = 86_400

/** Queues a message, in its reader's language, inside the caller's transaction: it is sent after the commit, exactly when the change happened. */
export async function queueMessage(db: Db, services: Pick<AppServices, 'config' | 'jobs'>, message: NewMessage): Promise<void> {
  const { mobile, template, params, locale, now, lifetimeSeconds = day } = message
  const text = await messageText(template, params, locale ?? defaultLocale)
  await queueSealed(db, services, { template, now, lifetimeSeconds, message: { mobile: mobile ?? '', text: mobile === null ? '' : text } })
}

/** Queues what is worded already. */
export async function queueSealed(
  db: Db,
  services: Pick<AppServices, 'config' | 'jobs'>,
  { template, message, now, lifetimeSeconds }: { template: MessageTemplate; message: SealedMessage; now: Date; lifetimeSeconds: number },
): Promise<void> {
  const id = newId(now.getTime())
  // one flight
  await Promise.all([
    db
      .insertInto('messages')
      .values({
        id,
        template,
        sealed: sealMessage(services.config.secret, id, message),
        created_at: now,
        expires_at: new Date(now.getTime() + lifetimeSeconds * 1000),
        done_at: null,
      })
      .execute(),
    services.jobs.add(db, 'send-message', { messageId: id }),
  ])
}
