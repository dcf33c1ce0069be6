const pattern = /^([0-9a-f]{2})\/([0-9a-f]{2})\/(\1\2[0-9a-f]{60})$/

/** The name of a content by its SHA-256 in hex: `ab/cd/<sha256>`. */
export function storageKeyOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}

export function isStorageKey(text: string): boolean {
  return pattern.test(text)
}

/** The SHA-256 that a storage key names. Throws for anything that is no key, so that no path of somebody's choosing is ever opened. */
export function hashOfKey(storageKey: string): string {
  const hash = pattern.exec(storageKey)?.[3]
  if (hash === undefined) throw new Error(`not a storage key: ${storageKey}`)
  return hash
}
