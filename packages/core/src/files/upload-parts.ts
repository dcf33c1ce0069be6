/** Files larger than this travel in parts of this many bytes; the last part is what is left. */
export const partBytes = 1024 * 1024

/** What may be open at once for one person: uploads that were begun and neither finished nor given up. */
export const uploadQuota = { uploads: 10, bytes: 100 * 1024 * 1024 } as const

/** For how long an upload may be gone on with, in milliseconds from its opening. */
export const uploadLifetime = 24 * 3_600_000

/** A stretch of a file: bytes from `offset`, `length` of them. */
export interface FilePart {
  offset: number
  length: number
}

/** The part of a file that begins at an offset; undefined at and behind its end, and where no part begins. */
export function partAt(size: number, offset: number): FilePart | undefined {
  if (!Number.isInteger(offset) || offset < 0 || offset >= size || offset % partBytes !== 0) return undefined
  return { offset, length: Math.min(partBytes, size - offset) }
}

/** How long to wait before the next attempt, in milliseconds: 1 s, doubled each time, at most 30 s; `chance` (0 to 1) spreads it by a quarter. */
export function retryDelay(attempt: number, chance: number): number {
  return Math.min(30_000, 1000 * 2 ** attempt) * (0.75 + chance / 2)
}
