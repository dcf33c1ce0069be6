/** Addresses of this installation that give a file and do nothing else. */
const fileAddresses = [/^\/api\/v1\/files\/open$/, /^\/api\/wbws\/downloadWbwsFile\/[\w-]{1,64}$/, /^\/api\/getHelpBook$/]
const fileId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/**
 * The address of a file that a query names, as path of this installation; undefined for anything else. Another origin, another scheme and
 * calls that act (some of the specification's GET calls do) are not fetched, since the session would go with them. A bare file id is one of
 * ours, too.
 */
export function ownFileAddress(given: string, origin: string): string | undefined {
  if (fileId.test(given)) return `/api/wbws/downloadWbwsFile/${given}`
  const url = readUrl(given, origin)
  if (url === undefined || url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  return fileAddresses.some((address) => address.test(url.pathname)) ? url.pathname + url.search : undefined
}

function readUrl(given: string, origin: string): URL | undefined {
  try {
    return new URL(given, origin)
  } catch {
    return undefined
  }
}

/** What `params` of the OFD viewer page asks for (specification §2.10). Saving is for readers that edit; this one never sends anything. */
export interface ReaderParams {
  openUrl: string
}

/** Reads the JSON of `params`; undefined where it is none or names no document. */
export function readParams(params: string | null): ReaderParams | undefined {
  if (params === null || params.length > 4000) return undefined
  try {
    const value = JSON.parse(params) as unknown
    const openUrl = typeof value === 'object' && value !== null && 'openurl' in value ? value.openurl : undefined
    return typeof openUrl === 'string' && openUrl !== '' ? { openUrl } : undefined
  } catch {
    return undefined
  }
}
