import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { contract } from '@wenwu/core/profile/contract'
import type { Caller } from '../platform/http/caller.ts'

export interface TestSealingKey {
  kid: string
  publicKey: string
  nonce: string
}

/** Seals a password as the page does (`apps/web/src/lib/seal-password.ts`), with a fresh key of the server. */
export async function sealedBy(caller: Caller, password: string): Promise<string> {
  return sealWith(await caller.call(contract.passwordKey, {}), password)
}

/** Seals a password with a given key; `content` replaces what is encrypted. */
export function sealWith(key: TestSealingKey, password: string, content: unknown = { password, nonce: key.nonce }): string {
  const ephemeral = createECDH('prime256v1')
  const point = ephemeral.generateKeys()
  const serverPoint = Buffer.from(key.publicKey, 'base64')
  const salt = Buffer.concat([point, serverPoint])
  const contentKey = Buffer.from(hkdfSync('sha256', ephemeral.computeSecret(serverPoint), salt, 'wenwu password v1', 32))
  const iv = randomBytes(12)
  const prefix = `enc:v1:${key.kid}`
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(prefix))
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${prefix}:${Buffer.concat([point, iv, text]).toString('base64')}`
}
