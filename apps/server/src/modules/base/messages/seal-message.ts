import { deriveKey } from '../../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../../platform/crypto/seal.ts'

/** What waits in the table until it is sent: to whom, and the words. A message to a phone with an empty number is not sent. */
export type SealedMessage = { mobile: string; text: string } | SealedMail

export interface SealedMail {
  email: string
  subject: string
  text: string
}

function keyOf(secret: Buffer): Buffer {
  return deriveKey(secret, 'message-seal')
}

/** Encrypts a waiting message, bound to its id: a code must not lie readable in the database. */
export function sealMessage(secret: Buffer, id: string, message: SealedMessage): Buffer {
  return seal(keyOf(secret), Buffer.from(JSON.stringify(message), 'utf8'), id)
}

/** Opens what `sealMessage` made. Throws when it was changed, moved to another id, or sealed under another secret. */
export function openMessage(secret: Buffer, id: string, sealed: Buffer): SealedMessage {
  return JSON.parse(openSealed(keyOf(secret), sealed, id).toString('utf8')) as SealedMessage
}
