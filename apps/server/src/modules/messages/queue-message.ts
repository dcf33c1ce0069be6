import { newId } from '@wenwu/core/kernel/id'
import { findText, type TextParams } from '@wenwu/core/i18n/translate'
import type { MessageTemplate } from '@wenwu/core/messages/model'
import type { Db } from '../../platform/database/request-database.ts'
import type { AppServices } from '../../platform/services.ts'
import { sealMessage } from './seal-message.ts'

export interface NewMessage {
  /** A normalised number (`normaliseMobile`), or null: a message that is queued like any other and then withheld, so that both take the same time. */
  mobile: string | null
  template: MessageTemplate
  params: TextParams
  now: Date
  /** After so many seconds it is not sent any more (default a day). */
  lifetimeSeconds?: number
}

const day = 86_400

/** Queues a message, in Chinese, inside the caller's transaction: it is sent after the commit, exactly when the change happened. */
export async function queueMessage(db: Db, services: Pick<AppServices, 'config' | 'jobs'>, message: NewMessage): Promise<void> {
  const { mobile, template, params, now, lifetimeSeconds = day } = message
  const text = findText('zh_CN', `messages.${template}`, params)
  if (text === undefined) throw new Error(`the message ${template} has no text`)
  const id = newId(now.getTime())
  await db
    .insertInto('messages')
    .values({
      id,
      template,
      sealed: sealMessage(services.config.secret, id, { mobile: mobile ?? '', text: mobile === null ? '' : text }),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeSeconds * 1000),
      done_at: null,
    })
    .execute()
  await services.jobs.add(db, 'send-message', { messageId: id })
}
