import { createHmac, randomBytes } from 'node:crypto'
import { withoutInvisible } from '@wenwu/core/kernel/text'
import { deriveKey } from '../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../platform/crypto/seal.ts'

/** A code says nothing of its paper, and whoever does not hold the paper cannot guess it: 128 bits. */
const codeBytes = 16

/** The code of a new paper as it is stored: sealed for drawing, as a keyed digest for the check. Neither tells the code to who reads the database. */
export function newCode(secret: Buffer, paperId: string): { code_digest: Buffer; code_sealed: Buffer } {
  const code = randomBytes(codeBytes)
  return { code_digest: digestOf(secret, code), code_sealed: seal(deriveKey(secret, 'sealed-paper-codes'), code, paperId) }
}

/** The code as it stands on the paper. */
export function codeOf(secret: Buffer, paperId: string, sealed: Buffer): string {
  return openSealed(deriveKey(secret, 'sealed-paper-codes'), sealed, paperId).toString('hex')
}

/** The digest by which a typed code is found, in small letters or capitals, spaced or not; undefined for what cannot be one. */
export function findDigest(secret: Buffer, typed: string): Buffer | undefined {
  const text = withoutInvisible(typed.normalize('NFKC')).toLowerCase()
  return /^[0-9a-f]{32}$/.test(text) ? digestOf(secret, Buffer.from(text, 'hex')) : undefined
}

function digestOf(secret: Buffer, code: Buffer): Buffer {
  return createHmac('sha256', deriveKey(secret, 'paper-codes')).update(code).digest()
}
