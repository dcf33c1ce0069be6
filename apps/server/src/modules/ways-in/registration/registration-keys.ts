import { createHash, createHmac } from 'node:crypto'
import { deriveKey } from '../../../platform/crypto/keys.ts'

/** The keyed hash of anything that is only compared: a phone with its entrance, the content of a request, an address. */
export function registrationHash(secret: Buffer, kind: string, content: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'registration')).update(`${kind}\n${content}`).digest()
}

/** What is kept of the key of a request: it is the caller's random text, so no slow or keyed hash is needed. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
