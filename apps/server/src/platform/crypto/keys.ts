import { hkdfSync } from 'node:crypto'

/** A 32-byte key for one purpose, derived from the installation's secret (RFC 5869), so that no two purposes share a key. */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'wenwu', purpose, 32))
}
