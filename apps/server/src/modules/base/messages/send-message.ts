import { inTransaction } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { canSendMail } from './channels.ts'
import { HttpGateway } from './http-gateway.ts'
import { Outbox } from './outbox.ts'
import { openMessage, type SealedMessage } from './seal-message.ts'
import { MessageRefused, type MailPort, type SmsPort } from './ports.ts'
import { SmtpMailer } from './smtp-mailer.ts'

type Done = 'sent' | 'withheld' | 'expired' | 'refused'

/**
 * The job `send-message`: hands a queued message to the gateway or the mail server, or to the outbox outside production. Throws when it may work later, so
 * that the queue tries again; a message that is too old by then is given up. Nothing of number, address or words goes into the log.
 */
export async function sendMessage(services: AppServices, messageId: string, now: Date): Promise<void> {
  const message = await inTransaction(services.pool, (db) =>
    db.selectFrom('messages').select(['template', 'sealed', 'status', 'expires_at']).where('id', '=', messageId).executeTakeFirst(),
  )
  if (message === undefined || message.status !== 'queued' || message.sealed === null) return
  const { template, sealed, expires_at: expiresAt } = message
  if (expiresAt <= now) return settle(services, messageId, 'expired', now)
  const opened = openMessage(services.config.secret, messageId, sealed)
  if (!canBeSent(services, opened)) return settle(services, messageId, 'withheld', now)
  try {
    if ('email' in opened) await mailerOf(services, now).sendMail({ id: messageId, template, ...opened })
    else await portOf(services, now).send({ id: messageId, template, ...opened })
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error
    services.log.error({ err: error, messageId, template }, 'a message was refused')
    return settle(services, messageId, 'refused', now)
  }
  await settle(services, messageId, 'sent', now)
}

/** Nobody to send it to, or a channel that was closed after the message was queued. */
function canBeSent({ config }: AppServices, message: SealedMessage): boolean {
  return 'email' in message ? canSendMail(config) : message.mobile !== ''
}

function mailerOf(services: AppServices, now: Date): MailPort {
  return services.config.mail === undefined ? new Outbox(services, now) : new SmtpMailer(services.config.mail)
}

function portOf(services: AppServices, now: Date): SmsPort {
  return services.config.sms === undefined ? new Outbox(services, now) : new HttpGateway(services.config.sms)
}

async function settle(services: AppServices, messageId: string, status: Done, now: Date): Promise<void> {
  await inTransaction(services.pool, (db) =>
    db.updateTable('messages').set({ status, sealed: null, done_at: now }).where('id', '=', messageId).execute(),
  )
  services.log.info({ messageId, status }, 'a message is done')
}
