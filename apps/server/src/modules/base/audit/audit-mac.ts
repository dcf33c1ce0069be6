import { createHash, createHmac, getHashes, timingSafeEqual } from 'node:crypto'

/**
 * Keyed hashes of the audit trail: one byte that names the algorithm, then the value. HMAC-SM3 (GB/T 32905) as GB/T 39786
 * asks for; an OpenSSL built without SM3 writes HMAC-SHA-256 under its own tag, and both stay verifiable.
 */
const algorithms = [
  { tag: 1, name: 'sm3' },
  { tag: 2, name: 'sha256' },
] as const

const current = algorithms.find(({ name }) => getHashes().includes(name)) ?? algorithms[1]

/** Name of the algorithm new rows are written with. */
export const auditAlgorithm: string = current.name

/** The tagged keyed hash of a text. */
export function macOf(key: Buffer, text: string): Buffer {
  return tagged(current.tag, createHmac(current.name, key).update(text).digest())
}

/** Whether a stored value is the keyed hash of the text, by the algorithm its tag names. */
export function isMacOf(key: Buffer, text: string, stored: Buffer): boolean {
  const algorithm = algorithms.find(({ tag }) => tag === stored[0])
  if (algorithm === undefined || !getHashes().includes(algorithm.name)) return false
  const expected = tagged(algorithm.tag, createHmac(algorithm.name, key).update(text).digest())
  return expected.length === stored.length && timingSafeEqual(expected, stored)
}

/** Hash over the rows of a seal in order: position, transaction and keyed hash of each. `tag` of a stored root repeats its algorithm. */
export class RootHash {
  private readonly hash
  private readonly tag: number
  count = 0
  firstId: number | null = null
  lastId: number | null = null

  constructor(tag: number = current.tag) {
    const algorithm = algorithms.find((one) => one.tag === tag) ?? current
    this.tag = algorithm.tag
    this.hash = createHash(algorithm.name)
  }

  add(row: { id: number; xid: string; mac: Buffer }): void {
    this.hash.update(`${row.id}:${row.xid}:`).update(row.mac)
    this.count++
    this.firstId ??= row.id
    this.lastId = row.id
  }

  digest(): Buffer {
    return tagged(this.tag, this.hash.digest())
  }
}

function tagged(tag: number, digest: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), digest])
}
