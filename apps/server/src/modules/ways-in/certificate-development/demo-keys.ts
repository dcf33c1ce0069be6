import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { PersonKeyKind } from '@wenwu/core/certificate/model'
import { nodeKey, p256Key, sm2Key, type SigningKey } from '../../../edges/certificate-development/signing-key.ts'

const generate = promisify(generateKeyPair)

/** A new key of a demo certificate: 32 secret bytes, or PKCS #8 for RSA. */
export async function newDemoKey(kind: PersonKeyKind): Promise<Buffer> {
  if (kind !== 'rsa') return randomBytes(32)
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  return privateKey.export({ format: 'der', type: 'pkcs8' })
}

export function openDemoKey(kind: PersonKeyKind, stored: Buffer): SigningKey {
  if (kind === 'rsa') return nodeKey(createPrivateKey({ key: stored, format: 'der', type: 'pkcs8' }))
  return kind === 'sm2' ? sm2Key(stored) : p256Key(stored)
}
