import { createHmac, randomInt } from 'node:crypto'
import type { CodePurpose } from '@wenwu/core/verification/model'
import { deriveKey } from '../../../platform/crypto/keys.ts'

const codeShape = /^\d{6}$/

/** The key of everything in this module that must be found again but not read: phones and codes. */
export function verificationKey(secret: Buffer): Buffer {
  return deriveKey(secret, 'verification-codes')
}

/** Six digits from the system's random source, each as likely as any other. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** A code as somebody typed it: full-width digits and spaces are forgiven. Undefined where it is no code. */
export function typedCode(text: string): string | undefined {
  const bare = text.slice(0, 40).normalize('NFKC').replace(/\s/g, '')
  return codeShape.test(bare) ? bare : undefined
}

/** What is kept of a normalised number: the same each time, useless without the key. */
export function hashOfMobile(key: Buffer, mobile: string): Buffer {
  return createHmac('sha256', key).update(`mobile\n${mobile}`).digest()
}

/** What is kept of a code; bound to phone and purpose, so no row can speak for another. */
export function hashOfCode(key: Buffer, mobileHash: Buffer, purpose: CodePurpose, code: string): Buffer {
  return createHmac('sha256', key).update(`code\n${purpose}\n${code}\n`).update(mobileHash).digest()
}
