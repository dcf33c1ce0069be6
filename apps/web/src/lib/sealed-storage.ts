import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { isRecord } from '@wenwu/core/form/json'
import { useSession } from './session.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nonceLength = 24
/** Bytes that are made to characters at once. */
const chunk = 8192

/**
 * A storage of the browser for what a person has begun and the server does not have yet. Only that person can read it again: it is encrypted
 * (XChaCha20-Poly1305, bound to its name) with a key that the server gives to whoever is signed in and that is stored nowhere (decision 0102).
 * The cipher is not the browser's own, because that cannot be waited for while a page closes and is missing where the product is served
 * without TLS. Without a key nothing is read, and writing throws as for a full storage.
 */
export function sealed(findStore: () => Store): Store {
  return {
    getItem(name) {
      const key = findKey()
      const text = findStore().getItem(name)
      if (key === undefined || text === null) return null
      try {
        const bytes = fromBase64(text)
        const nonce = bytes.subarray(0, nonceLength)
        return new TextDecoder().decode(xchacha20poly1305(key, nonce, encode(name)).decrypt(bytes.subarray(nonceLength)))
      } catch {
        // another person's, or of an installation whose secret was exchanged: nobody can read it here again
        findStore().removeItem(name)
        return null
      }
    },
    setItem(name, value) {
      const key = findKey()
      if (key === undefined) throw new Error('no key to keep it with')
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
      const cipher = xchacha20poly1305(key, nonce, encode(name)).encrypt(encode(value))
      findStore().setItem(name, toBase64([nonce, cipher]))
    },
    removeItem: (name) => findStore().removeItem(name),
  }
}

/** As `sealed`, for things that are kept whole: what cannot be read is not there, and where the browser has no room the page goes on without. */
export function sealedRecords(findStore: () => Store) {
  const store = sealed(findStore)
  return {
    read(name: string): Record<string, unknown> | undefined {
      try {
        const value: unknown = JSON.parse(store.getItem(name) ?? 'null')
        return isRecord(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    keep(name: string, value: object): void {
      try {
        store.setItem(name, JSON.stringify(value))
      } catch {
        // it is still on the page
      }
    },
    forget: (name: string): void => store.removeItem(name),
  }
}

function findKey(): Uint8Array | undefined {
  const { copyKey } = useSession.getState()
  return copyKey === null ? undefined : fromBase64(copyKey)
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

function toBase64(parts: readonly Uint8Array[]): string {
  let binary = ''
  for (const part of parts) for (let at = 0; at < part.length; at += chunk) binary += String.fromCharCode(...part.subarray(at, at + chunk))
  return btoa(binary)
}

function fromBase64(text: string): Uint8Array {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}
