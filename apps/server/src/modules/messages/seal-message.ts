import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../../platform/crypto/keys.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** What waits in the table until it is sent: to whom, and the words. `mobile` is empty where nothing must be sent. */
export interface SealedMessage {
  mobile: string
  text: string
}

function keyOf(secret: Buffer): Buffer {
  return deriveKey(secret, 'message-seal')
}

/** Encrypts a waiting message, bound to its id: a code must not lie readable in the database. */
export function sealMessage(secret: Buffer, id: string, message: SealedMessage): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(id))
  const content = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content])
}

/** Opens what `sealMessage` made. Throws when it was changed, moved to another id, or sealed under another secret. */
export function openMessage(secret: Buffer, id: string, sealed: Buffer): SealedMessage {
  const iv = sealed.subarray(0, ivBytes)
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, keyOf(secret), iv, { authTagLength: tagBytes }).setAAD(Buffer.from(id)).setAuthTag(tag)
  const content = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
  return JSON.parse(content.toString('utf8')) as SealedMessage
}
