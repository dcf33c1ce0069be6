import type { MessageTemplate } from '@wenwu/core/messages/model'

export interface SmsMessage {
  /** The same at each try, so that a gateway can tell a repetition. */
  id: string
  mobile: string
  template: MessageTemplate
  text: string
}

/** The gateway will not take this message, now or later: trying again is useless. */
export class MessageRefused extends Error {}

/** Hands messages to a gateway. Throws MessageRefused, or anything else when it may work later. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>
}
