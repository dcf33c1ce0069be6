/** Longest file that is looked at; certificates have one or two thousand bytes. */
const mostBytes = 20_000

/**
 * The certificate of a file as the wire carries it: PEM (the first in it; the rest are authorities) or DER. Undefined: no certificate's file.
 */
export async function readCertificateFile(file: Blob): Promise<{ certificate: string; chain: string[] } | undefined> {
  if (file.size === 0 || file.size > mostBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const [certificate, ...chain] = Array.from(
    text.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g),
    ([, body = '']) => body.replace(/\s/g, ''),
  )
  if (certificate !== undefined) return { certificate, chain: chain.slice(0, 4) }
  // DER begins with a sequence; some authorities hand out its bare base64
  if (bytes[0] === 0x30) return { certificate: btoa(text), chain: [] }
  const bare = text.replace(/\s/g, '')
  return /^MII[A-Za-z0-9+/]+={0,2}$/.test(bare) ? { certificate: bare, chain: [] } : undefined
}
