import { AppError } from '@wenwu/core/kernel/errors'
import { readCertificate, type Certificate } from '@wenwu/core/certificate/x509'
import type { CertificateSettings } from '../../../platform/certificate-settings.ts'
import { authorityFamilies, testAuthority, type TestAuthority } from '../../../edges/certificate-development/authority.ts'
import type { Config } from '../../../platform/config.ts'
import type { Trust } from './chain.ts'

/** The settings of sign-in by certificate. Throws `certificate-closed`. */
export function requireSettings(config: Config): CertificateSettings {
  if (config.certificate === undefined) throw new AppError('certificate-closed')
  return config.certificate
}

/** Whom this installation trusts: the configured authorities, or the test authority. Throws `certificate-closed`. */
export function trustOf(config: Config): Trust {
  const { kind, anchors, intermediates } = requireSettings(config)
  return kind === 'external' ? { anchors, intermediates } : { anchors: testAnchors(config).map((one) => one.anchor), intermediates: [] }
}

const made = new WeakMap<Buffer, { authority: TestAuthority; anchor: Certificate }[]>()

/** The roots of the test authority, made once per process. Refuses in production. */
export function testAnchors({
  environment,
  secret,
}: Pick<Config, 'environment' | 'secret'>): { authority: TestAuthority; anchor: Certificate }[] {
  if (environment === 'production') throw new Error('the test authority is refused in production')
  const known =
    made.get(secret) ??
    authorityFamilies.map((family) => {
      const authority = testAuthority(secret, family)
      return { authority, anchor: readCertificate(authority.certificate) }
    })
  made.set(secret, known)
  return known
}
