import { createHmac } from 'node:crypto'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../../platform/crypto/seal.ts'

/** What is kept of an identity number: sealed for its account, and a keyed hash by which a second one is found. */
export interface StoredIdentityNumber {
  sealed: Buffer
  hash: Buffer
}

function sealKeyOf(secret: Buffer): Buffer {
  return deriveKey(secret, 'identity-number-seal')
}

/** The keyed hash of a normalized identity number: the same each time, useless without the key. */
export function hashOfIdentityNumber(secret: Buffer, number: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'identity-number-hash')).update(number).digest()
}

/** Seals a normalized identity number for the account of `userId`; another account's cannot be put in its place. */
export function storeIdentityNumber(secret: Buffer, number: string, userId: string): StoredIdentityNumber {
  return { sealed: seal(sealKeyOf(secret), Buffer.from(number, 'utf8'), userId), hash: hashOfIdentityNumber(secret, number) }
}

/** The identity number sealed for this account. Throws where it was sealed for another one, or a bit was changed. */
export function openIdentityNumber(secret: Buffer, sealed: Buffer, userId: string): string {
  return openSealed(sealKeyOf(secret), sealed, userId).toString('utf8')
}
