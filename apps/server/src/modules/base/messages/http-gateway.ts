import type { SmsGateway } from '../../../platform/config.ts'
import { MessageRefused, type SmsMessage, type SmsPort } from './ports.ts'

const timeoutMs = 10_000

/**
 * A gateway spoken to by HTTP: `POST {url}` with `{id, mobile, template, text}` as JSON, the secret as Bearer, the id as Idempotency-Key.
 * 2xx is taken; 408, 429 and 5xx may work later; anything else is refused for good. The address is the operator's alone: nothing of a
 * message goes into it, and redirects are not followed.
 */
export class HttpGateway implements SmsPort {
  private readonly gateway: SmsGateway

  constructor(gateway: SmsGateway) {
    this.gateway = gateway
  }

  async send(message: SmsMessage): Promise<void> {
    const response = await fetch(this.gateway.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.gateway.secret}`,
        'content-type': 'application/json',
        'idempotency-key': message.id,
      },
      body: JSON.stringify(message),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // the reply may echo number and words: nothing of it is read
    await response.body?.cancel()
    if (response.ok) return
    if (response.status === 408 || response.status === 429 || response.status >= 500)
      throw new Error(`the message gateway answered ${response.status}`)
    throw new MessageRefused(`the message gateway refused with ${response.status}`)
  }
}
