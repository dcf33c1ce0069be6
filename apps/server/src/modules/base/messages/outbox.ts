import { AppError } from '@wenwu/core/kernel/errors'
import type { OutboxMessage } from '@wenwu/core/messages/contract'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { isRehearsal } from './channels.ts'
import type { MailMessage, MailPort, SmsMessage, SmsPort } from './ports.ts'

const shown = 50

/** The development outbox: messages become rows that a page shows. Refuses in production. */
export class Outbox implements SmsPort, MailPort {
  private readonly services: Pick<AppServices, 'config' | 'pool'>
  private readonly now: Date

  constructor(services: Pick<AppServices, 'config' | 'pool'>, now: Date) {
    if (services.config.environment === 'production') throw new Error('the development outbox is never used in production')
    this.services = services
    this.now = now
  }

  send({ id, mobile, template, text }: SmsMessage): Promise<void> {
    return this.keep({ id, template, text, mobile, email: '', subject: '' })
  }

  sendMail({ id, email, subject, template, text }: MailMessage): Promise<void> {
    return this.keep({ id, template, text, mobile: '', email, subject })
  }

  private async keep(message: Omit<OutboxMessage, 'sentAt'>): Promise<void> {
    await inTransaction(this.services.pool, (db) =>
      db
        .insertInto('outbox_messages')
        .values({ ...message, sent_at: this.now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),
    )
  }
}

/** The newest messages of the outbox, of one number, one address or all. Throws `not-found` where messages go to a gateway, and in production. */
export async function listOutbox(
  ctx: Ctx,
  { mobile = '', email = '' }: { mobile?: string | undefined; email?: string | undefined },
): Promise<OutboxMessage[]> {
  if (!isRehearsal(ctx.services.config)) throw new AppError('not-found')
  const wanted = mobile.trim() === '' ? undefined : (normaliseMobile(mobile) ?? '')
  const rows = await ctx.db
    .selectFrom('outbox_messages')
    .select(['id', 'mobile', 'email', 'subject', 'template', 'text', 'sent_at'])
    .$if(wanted !== undefined, (query) => query.where('mobile', '=', wanted!))
    .$if(email.trim() !== '', (query) => query.where('email', '=', email.trim()))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ sent_at: sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }))
}
