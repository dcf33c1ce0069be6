import { hkdfSync } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Keys of each secret by purpose; deriving one costs more than what it is used for. Bounded, since some purposes name a person. */
const known = new WeakMap<Buffer, LRUCache<string, Buffer>>()

/** A 32-byte key for one purpose, derived from the installation's secret (RFC 5869), so that no two purposes share a key. */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  const ofSecret = known.get(secret) ?? new LRUCache<string, Buffer>({ max: 500 })
  known.set(secret, ofSecret)
  const key = ofSecret.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'wenwu', purpose, 32))
  ofSecret.set(purpose, key)
  // a copy: who is given it may change it
  return Buffer.from(key)
}
