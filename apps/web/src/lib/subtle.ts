/** The browser's cryptography. The type says it is always there; over plain http at another machine's address it is not. Not for the sign-in, whose page is small and shares no code with forms. */
export function findSubtle(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle
}

/** SHA-256 in hex, off the page's thread. Throws when a file has gone since it was chosen. */
export async function sha256Of(subtle: SubtleCrypto, content: Blob): Promise<string> {
  const hash = await subtle.digest('SHA-256', await content.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
