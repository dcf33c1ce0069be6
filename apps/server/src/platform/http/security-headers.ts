import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The local office helper of specification §9, on the user's own machine; named only where the installation uses it. */
const officeHelper = 'http://127.0.0.1:58890 https://127.0.0.1:58891'

/**
 * Pages run our own scripts only. Styles may stand inline because antd writes its styles at run time. PDFs are shown in a frame of our
 * own origin: by signed link, since a `blob:` document would inherit `object-src 'none'`, which stops Chrome's PDF viewer.
 */
const pagePolicy = ({ certificate, framedSites = [], officeHelper: usesOfficeHelper = false }: HeaderSettings): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // nothing outside but what the installation names on the user's own machine: the office helper, the middleware of certificate keys
    [
      "connect-src 'self'",
      ...(usesOfficeHelper ? [officeHelper] : []),
      ...(certificate?.middleware === undefined ? [] : [certificate.middleware]),
    ].join(' '),
    ["frame-src 'self' blob:", ...new Set(framedSites.map(({ url }) => new URL(url).origin))].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Settings that headers follow. */
type HeaderSettings = Pick<Config, 'environment'> & Partial<Pick<Config, 'certificate' | 'framedSites' | 'officeHelper'>>

const noPowers = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((power) => `${power}=()`)
  .join(', ')

/** The headers every reply carries; also for replies that are made before any hook runs (`frameworkErrors`: addresses that cannot be decoded). */
export function securityHeaders(config: HeaderSettings): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': noPowers,
    ...(config.environment === 'production' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/**
 * Headers of every reply (ASVS 5.0 V3.4): content policy, no sniffing, no referrer, own window group, no powers of the device; HSTS for
 * a year in production; replies of calls are never stored. A handler may set its own value (files do: send-stream.ts).
 */
export function addSecurityHeaders(fastify: FastifyInstance, config: HeaderSettings): void {
  const headers = securityHeaders(config)
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isCall(request.url)) reply.header('cache-control', 'no-store')
    done()
  })
}

/** Whether an address is one of a call, not of a page or an asset. */
export function isCall(url: string): boolean {
  return /^\/(api|sso|framework)(\/|\?|$)/.test(url)
}
