import { md5 } from 'js-md5'
import { contract } from '@wenwu/core/profile/contract'
import { call } from './call.ts'

interface SealingKey {
  kid: string
  publicKey: string
  nonce: string
}

/**
 * Passwords as they leave the page: `enc:v1:…`, readable by the server alone and good for one use within minutes. Several passwords of one
 * form take one key. Over plain http at an address other than this machine browsers have no WebCrypto; then the MD5 of the specification
 * (§5) goes out, which the server may refuse. Seal right before sending, and again for each try. Throws CallError.
 */
export async function sealPasswords<const T extends readonly string[]>(
  passwords: T,
  signal?: AbortSignal,
): Promise<{ [K in keyof T]: string }> {
  const subtle = findSubtle()
  let sealed: string[]
  if (subtle === undefined) sealed = passwords.map((password) => md5(password))
  else {
    const key = await call(contract.passwordKey, {}, { isQuiet: true, ...(signal && { signal }) })
    sealed = await Promise.all(passwords.map((password) => seal(subtle, key, password)))
  }
  return sealed as { [K in keyof T]: string }
}

/** As `sealPasswords`, for one. */
export async function sealPassword(password: string, signal?: AbortSignal): Promise<string> {
  return (await sealPasswords([password], signal))[0]
}

/** The type says it is always there; in an insecure context it is not. */
function findSubtle(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle
}

/** ephemeral public key ‖ iv ‖ AES-256-GCM of `{password, nonce}`; the key by HKDF of the P-256 secret (platform/passwords/password-seal.ts). */
async function seal(subtle: SubtleCrypto, key: SealingKey, password: string): Promise<string> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const serverPoint = bytesOf(key.publicKey)
  const server = await subtle.importKey('raw', serverPoint, curve, false, [])
  const ephemeral = await subtle.generateKey(curve, false, ['deriveBits'])
  const point = new Uint8Array(await subtle.exportKey('raw', ephemeral.publicKey))
  const shared = await subtle.importKey(
    'raw',
    await subtle.deriveBits({ name: 'ECDH', public: server }, ephemeral.privateKey, 256),
    'HKDF',
    false,
    ['deriveKey'],
  )
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: joined([point, serverPoint]), info: new TextEncoder().encode('wenwu password v1') }
  const content = await subtle.deriveKey(hkdf, shared, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const prefix = `enc:v1:${key.kid}`
  const text = new TextEncoder().encode(JSON.stringify({ password, nonce: key.nonce }))
  const encrypted = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(prefix) }, content, text)
  return `${prefix}:${btoa(String.fromCharCode(...joined([point, iv, new Uint8Array(encrypted)])))}`
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
