import { createHmac, randomBytes } from 'node:crypto'
import { readPaperCode } from '@wenwu/core/papers/code'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../../platform/crypto/seal.ts'

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

/** The digest by which a typed code or a pasted address is found; undefined for what holds no code. */
export function findDigest(secret: Buffer, typed: string): Buffer | undefined {
  const code = readPaperCode(typed)
  return code === undefined ? undefined : digestOf(secret, Buffer.from(code, 'hex'))
}

function digestOf(secret: Buffer, code: Buffer): Buffer {
  return createHmac('sha256', deriveKey(secret, 'paper-codes')).update(code).digest()
}
