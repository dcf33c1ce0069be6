import type { MessageTemplate } from '@wenwu/core/messages/model'

interface Message {
  /** The same at each try, so that the other side can tell a repetition. */
  id: string
  template: MessageTemplate
  text: string
}

export interface SmsMessage extends Message {
  mobile: string
}

export interface MailMessage extends Message {
  email: string
  subject: string
}

/** The other side will not take this message, now or later: trying again is useless. */
export class MessageRefused extends Error {}

/** Hands messages for phones on. Throws MessageRefused, or anything else when it may work later. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>
}

/** Hands e-mails on. Throws as `SmsPort` does. */
export interface MailPort {
  sendMail(message: MailMessage): Promise<void>
}
