const maxFolder = 40
const maxFile = 100
const maxEnding = 12
/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

/**
 * A name that every system takes as one part of a path: no separators, none of the signs Windows refuses, no device name, no dot or space at
 * the end, at most so many characters (the ending survives). Never empty.
 */
export function safeName(given: string, maxLength = maxFile): string {
  const cleaned = given
    .normalize('NFC')

    .replace(/[\u0000-\u001f\u007f-\u009f<>:"/\\|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const named = cleaned === '' ? '_' : reserved.test(cleaned) ? `_${cleaned}` : cleaned
  return shorten(named, '', maxLength)
}

/** Hands out paths `folder/file`, each once: systems that take no notice of case find no two the same. */
export class ZipPaths {
  private readonly taken = new Set<string>()
  /** The number a name was last given with: a thousand files of one name are a thousand attempts, not half a million. */
  private readonly lastNumbers = new Map<string, number>()

  take(folder: string, file: string): string {
    const place = folder === '' ? '' : `${safeName(folder, maxFolder)}/`
    const name = safeName(file)
    const wanted = (place + name).toLowerCase()
    for (let n = (this.lastNumbers.get(wanted) ?? 0) + 1; ; n++) {
      const path = place + (n === 1 ? name : shorten(name, ` (${n})`, maxFile))
      const key = path.toLowerCase()
      if (this.taken.has(key)) continue
      this.taken.add(key)
      this.lastNumbers.set(wanted, n)
      return path
    }
  }
}

/** Puts a mark before the ending and takes what is too long from what stands before it; whole characters only. */
function shorten(name: string, mark: string, maxLength: number): string {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= maxEnding ? name.slice(dot) : ''
  const stem = Array.from(name.slice(0, name.length - ending.length))
  let length = name.length + mark.length
  while (length > maxLength && stem.length > 0) length -= stem.pop()!.length
  return stem.join('').replace(/[\s.]+$/, '') + mark + ending
}
