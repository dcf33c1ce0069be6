// core knows neither Node nor the DOM; both have this.
const randomSource = globalThis as unknown as { crypto: { getRandomValues(bytes: Uint8Array): Uint8Array } }

/** The millisecond of the last id that was made now, and its place among those of that millisecond. */
let lastMs = 0
let place = 0

/**
 * UUIDv7 (RFC 9562): 48 bits of milliseconds, twelve of the place within them, then randomness. Ids sort by time and index well, and those that one
 * process makes sort as they were made: what one act writes at one instant is read in that order. With `now` (ms since the epoch) the place is random.
 */
export function newId(now?: number): string {
  const bytes = new Uint8Array(16)
  randomSource.crypto.getRandomValues(bytes)
  const random = ((bytes[6]! & 0x0f) << 8) | bytes[7]!
  let rest = now ?? stampNow(random)
  const within = now === undefined ? place : random
  for (let i = 5; i >= 0; i--) {
    bytes[i] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = (within >> 8) | 0x70
  bytes[7] = within & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Takes the next place: within the last millisecond where the clock has not gone on (or back), in the one after it where there is none left. */
function stampNow(random: number): number {
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    // half of the places are left for those that follow
    place = random & 0x7ff
  } else if (++place > 0xfff) {
    lastMs++
    place = 0
  }
  return lastMs
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is an id of ours (lower-case UUID of any version). */
export function isId(text: string): boolean {
  return uuid.test(text)
}
