import { createHash, randomBytes } from 'node:crypto'

const shape = /^[A-Za-z0-9_-]{43}$/

/** A fresh opaque secret: 256 random bits as base64url (43 characters). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret: its SHA-256. The secret has full entropy, so no slow hash is needed. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether a text can be a secret of ours; anything else needs no look-up. */
export function isSecret(text: string): boolean {
  return shape.test(text)
}
