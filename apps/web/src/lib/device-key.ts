import { contract } from '@wenwu/core/device/contract'
import { deviceMessage, deviceProofHeader, type DevicePurpose } from '@wenwu/core/device/device-proof'
import { call } from './call.ts'

const database = 'wenwu-device'
const store = 'keys'
const slot = 'sign-in'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** The type says it is always there; over plain http at another machine's address it is not. */
function findSubtle(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle
}

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  const opened = await asPromise(request)
  opened.onversionchange = () => opened.close()
  return opened
}

/** This browser's key, made at its first use. The private half cannot be exported: neither a script nor a copy of a cookie takes it along. */
async function findKey(subtle: SubtleCrypto): Promise<CryptoKeyPair> {
  const opened = await open()
  try {
    const read = async (): Promise<CryptoKeyPair | undefined> =>
      asPromise(opened.transaction(store).objectStore(store).get(slot) as IDBRequest<CryptoKeyPair | undefined>)
    const known = await read()
    if (known !== undefined) return known
    const made = await subtle.generateKey(algorithm, false, ['sign', 'verify'])
    // another tab may have been faster: `add` refuses, and its key is the browser's
    await asPromise(opened.transaction(store, 'readwrite').objectStore(store).add(made, slot)).catch(() => undefined)
    return (await read()) ?? made
  } finally {
    opened.close()
  }
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/**
 * The header by which this browser proves its key to one call. Empty where the browser cannot (no WebCrypto, no IndexedDB) or the server
 * gives no nonce: signing in by password works without it, only nothing is remembered.
 */
export async function deviceProof(purpose: DevicePurpose): Promise<Record<string, string>> {
  const subtle = findSubtle()
  if (subtle === undefined) return {}
  try {
    const [{ nonce }, { privateKey, publicKey }] = await Promise.all([call(contract.nonce, {}, { isQuiet: true }), findKey(subtle)])
    const message = new TextEncoder().encode(deviceMessage(purpose, nonce))
    const [spki, signature] = await Promise.all([
      subtle.exportKey('spki', publicKey),
      subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, message),
    ])
    return { [deviceProofHeader]: `${base64url(spki)}~${nonce}~${base64url(signature)}` }
  } catch {
    return {}
  }
}
