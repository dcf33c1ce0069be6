import { createHmac, randomInt } from 'node:crypto'
import { deriveKey } from '../../../../platform/crypto/keys.ts'

const count = 10
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten fresh codes of 49 random bits, `abcde-fghjk`; they are shown once. */
export function newRecoveryCodes(): string[] {
  const half = (): string => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]!).join('')
  return Array.from({ length: count }, () => `${half()}-${half()}`)
}

/** The code as it is compared: however somebody typed it. Undefined where it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return code.length === 10 ? code : undefined
}

/** What the database keeps: keyed, since 49 bits alone could be guessed from a stolen table. */
export function hashOfRecoveryCode(secret: Buffer, userId: string, code: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'recovery-codes'))
    .update(`${userId}\n${readRecoveryCode(code) ?? ''}`)
    .digest()
}
