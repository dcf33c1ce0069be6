const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as base64; neither side of the wall has a function for it that the other has, too. */
export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 12_288) {
    let part = ''
    const end = Math.min(at + 12_288, bytes.length)
    for (let i = at; i < end; i += 3) {
      const value = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
      part +=
        letters[value >> 18]! +
        letters[(value >> 12) & 63]! +
        (i + 1 < end ? letters[(value >> 6) & 63]! : '=') +
        (i + 2 < end ? letters[value & 63]! : '=')
    }
    parts.push(part)
  }
  return parts.join('')
}
