import fs from 'node:fs'
import path from 'node:path'
import { DerError } from '@wenwu/core/certificate/der'
import { sameBytes } from '@wenwu/core/certificate/der-values'
import { readCertificate, type Certificate } from '@wenwu/core/certificate/x509'

/** How sign-in by certificate is set up: authorities of this installation, or the built-in test authority. */
export interface CertificateSettings {
  kind: 'external' | 'development'
  /** Trusted roots; those of the test authority follow from the secret. */
  anchors: readonly Certificate[]
  /** Authorities below the roots, which keys need not bring along. */
  intermediates: readonly Certificate[]
  /** Files and addresses of revocation lists. Where there are any, a certificate whose authority has no list in force is refused. */
  revocationLists: readonly string[]
  /** Where the page finds the key: the origin of a middleware on the user's own machine; undefined: the built-in signer. */
  middleware: string | undefined
  /** Whether the page asks for the PIN and hands it to the middleware. */
  asksPin: boolean
}

type Env = Record<string, string | undefined>
type Fail = (zh: string, en: string) => never

/**
 * Reads WENWU_CA and WENWU_CA_*; undefined: no sign-in by certificate. In development the built-in test authority is there without any
 * setting. `fail` ends the start.
 */
export function readCertificateSettings(
  env: Env,
  environment: 'development' | 'production' | 'test',
  fail: Fail,
): CertificateSettings | undefined {
  const mode = env.WENWU_CA ?? ''
  const trust = env.WENWU_CA_TRUST ?? ''
  if (mode === 'off') return undefined
  if (mode !== '' && mode !== 'development') fail(`WENWU_CA 只能是 development 或 off：${mode}`, `WENWU_CA is development or off: ${mode}`)
  if (mode === 'development' && environment === 'production')
    fail(
      '生产环境不允许使用内置的演练证书机构（WENWU_CA=development）',
      'production refuses the built-in test authority (WENWU_CA=development)',
    )
  if (mode === '' && trust !== '') return external(env, trust, fail)
  if (mode === 'development' || environment === 'development') return developmentCertificates
  return undefined
}

/** The test authority with the built-in signer. */
export const developmentCertificates: CertificateSettings = {
  kind: 'development',
  anchors: [],
  intermediates: [],
  revocationLists: [],
  middleware: undefined,
  asksPin: true,
}

function external(env: Env, trust: string, fail: Fail): CertificateSettings {
  const authorities = readAuthorities(trust, fail)
  const anchors = authorities.filter(({ subject, issuer }) => sameBytes(subject.raw, issuer.raw))
  if (anchors.length === 0) fail(`WENWU_CA_TRUST 中没有根证书：${trust}`, `no root certificate in WENWU_CA_TRUST: ${trust}`)
  return {
    kind: 'external',
    anchors,
    intermediates: authorities.filter((one) => !anchors.includes(one)),
    revocationLists: (env.WENWU_CA_REVOCATION ?? '')
      .split(',')
      .flatMap((each) => (each.trim() === '' ? [] : [readSource(each.trim(), fail)])),
    middleware: readMiddleware(env.WENWU_CA_MIDDLEWARE ?? '', fail),
    asksPin: env.WENWU_CA_PIN === 'page',
  }
}

/** Every certificate of a file, or of the .pem, .crt and .cer files of a folder; all must be authorities. */
function readAuthorities(place: string, fail: Fail): Certificate[] {
  const found: Certificate[] = []
  for (const file of filesOf(place, fail)) {
    const pem = fs.readFileSync(file, 'latin1')
    for (const [, body = ''] of pem.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g)) {
      const certificate = readOne(Buffer.from(body, 'base64'), file, fail)
      if (!certificate.isAuthority)
        fail(`WENWU_CA_TRUST 中的证书不是证书机构：${file}`, `a certificate in WENWU_CA_TRUST is no authority: ${file}`)
      found.push(certificate)
    }
  }
  return found
}

function filesOf(place: string, fail: Fail): string[] {
  if (!fs.existsSync(place)) return fail(`WENWU_CA_TRUST 不存在：${place}`, `WENWU_CA_TRUST does not exist: ${place}`)
  if (!fs.statSync(place).isDirectory()) return [place]
  return fs
    .readdirSync(place)
    .filter((name) => /\.(pem|crt|cer)$/i.test(name))
    .sort()
    .map((name) => path.join(place, name))
}

function readOne(bytes: Buffer, file: string, fail: Fail): Certificate {
  try {
    return readCertificate(bytes)
  } catch (error) {
    if (!(error instanceof DerError)) throw error
    return fail(`证书无法使用：${file}（${error.message}）`, `a certificate cannot be used: ${file} (${error.message})`)
  }
}

/** A file that is there, or an address. Lists are signed, so plain http does no harm; authorities publish them that way. */
function readSource(source: string, fail: Fail): string {
  if (/^https?:\/\//.test(source) ? URL.canParse(source) : fs.existsSync(source)) return source
  return fail(`WENWU_CA_REVOCATION 不是文件或地址：${source}`, `WENWU_CA_REVOCATION is neither a file nor an address: ${source}`)
}

/** The page may only speak to the user's own machine. */
function readMiddleware(given: string, fail: Fail): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    !['127.0.0.1', 'localhost'].includes(url.hostname) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.username !== ''
  )
    return fail(
      `WENWU_CA_MIDDLEWARE 应为本机中间件的地址，如 http://127.0.0.1:9001：${given}`,
      `WENWU_CA_MIDDLEWARE is an address of the user’s own machine like http://127.0.0.1:9001: ${given}`,
    )
  return url.origin
}
