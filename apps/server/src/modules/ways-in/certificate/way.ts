import type { CertificateWay } from '@wenwu/core/certificate/model'
import type { Config } from '../../../platform/config.ts'

/** Where the built-in signer answers; it speaks as a middleware does. */
const signerPath = '/api/certificate-development'

/** How the page reaches the key. */
export function wayOf({ certificate }: Config): CertificateWay {
  if (certificate === undefined) return { isOpen: false, isRehearsal: false, keyAddress: '', asksPin: false }
  const { middleware, asksPin, kind } = certificate
  return { isOpen: true, isRehearsal: kind === 'development', keyAddress: middleware ?? signerPath, asksPin }
}
