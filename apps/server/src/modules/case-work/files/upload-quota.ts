import { uploadQuota } from '@wenwu/core/files/upload-parts'

/** An open upload as the quota sees it. */
export interface OpenUpload {
  id: string
  size: number
  /** When its last part came, or it was opened. */
  touchedAt: Date
}

/** Uploads without a part for so long make room for others, in milliseconds. */
const idleAfter = 3_600_000

/**
 * Which of somebody's open uploads must be given up so that one of `size` bytes finds room: idle ones, the longest idle first, and no more
 * than needed. Undefined where there is no room.
 */
export function uploadsToGiveUp(open: readonly OpenUpload[], size: number, now: Date): string[] | undefined {
  const idle = open
    .filter(({ touchedAt }) => now.getTime() - touchedAt.getTime() > idleAfter)
    .sort((a, b) => a.touchedAt.getTime() - b.touchedAt.getTime())
  let count = open.length + 1
  let bytes = open.reduce((sum, upload) => sum + upload.size, size)
  const given: string[] = []
  while (count > uploadQuota.uploads || bytes > uploadQuota.bytes) {
    const next = idle.shift()
    if (next === undefined) return undefined
    given.push(next.id)
    count--
    bytes -= next.size
  }
  return given
}
