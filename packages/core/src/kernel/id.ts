// core knows neither Node nor the DOM; both have this.
const randomSource = globalThis as unknown as { crypto: { getRandomValues(bytes: Uint8Array): Uint8Array } }

/** UUIDv7 (RFC 9562): 48 bits of milliseconds, then randomness, so ids sort by time and index well. `now` in ms since the epoch. */
export function newId(now: number = Date.now()): string {
  const bytes = new Uint8Array(16)
  randomSource.crypto.getRandomValues(bytes)
  let rest = now
  for (let i = 5; i >= 0; i--) {
    bytes[i] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is an id of ours (lower-case UUID of any version). */
export function isId(text: string): boolean {
  return uuid.test(text)
}
