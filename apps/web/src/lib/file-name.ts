/** File name of a content-disposition header (RFC 6266: `filename*` first), or undefined. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined
  const extended = /filename\*\s*=\s*(?:UTF-8|utf-8)''([^;]+)/.exec(disposition)?.[1]
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim())
    } catch {
      return undefined
    }
  }
  const simple = /filename\s*=\s*"?([^";]+)"?/.exec(disposition)?.[1]?.trim()
  if (simple === undefined) return undefined
  try {
    return decodeURIComponent(simple)
  } catch {
    return simple
  }
}
