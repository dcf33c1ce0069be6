import { createHash, createHmac } from 'node:crypto'
import { deriveKey } from '../../platform/crypto/keys.ts'
import { seal } from '../../platform/crypto/seal.ts'

/** What is kept of an identity number: sealed for its account, and a keyed hash by which a second one is found. */
export interface StoredIdentityNumber {
  sealed: Buffer
  hash: Buffer
}

/** The keyed hash of a normalized identity number: the same each time, useless without the key. */
export function hashOfIdentityNumber(secret: Buffer, number: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'identity-number-hash')).update(number).digest()
}

/** Seals a normalized identity number for the account of `userId`; another account's cannot be put in its place. */
export function storeIdentityNumber(secret: Buffer, number: string, userId: string): StoredIdentityNumber {
  return {
    sealed: seal(deriveKey(secret, 'identity-number-seal'), Buffer.from(number, 'utf8'), userId),
    hash: hashOfIdentityNumber(secret, number),
  }
}

/** The keyed hash of anything that is only compared: a phone with its entrance, the content of a request, an address. */
export function registrationHash(secret: Buffer, kind: string, content: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'registration')).update(`${kind}\n${content}`).digest()
}

/** What is kept of the key of a request: it is the caller's random text, so no slow or keyed hash is needed. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
