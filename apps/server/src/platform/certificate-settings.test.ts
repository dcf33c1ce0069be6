import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { authorityExtensions, makeCertificate, nameOf, personExtensions } from '../edges/certificate-development/make-certificate.ts'
import { sm2Key } from '../edges/certificate-development/signing-key.ts'
import { readCertificateSettings } from './certificate-settings.ts'
import { ConfigError } from './config.ts'
import { securityHeaders } from './http/security-headers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'wenwu-trust-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = sm2Key(Buffer.alloc(32, 7))
const order = { spki: key.spki, notBefore: new Date('2026-01-01T00:00:00Z'), notAfter: new Date('2036-01-01T00:00:00Z') }
const root = nameOf({ C: 'CN', CN: '根' })
const pemOf = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
const write = (name: string, ...ders: Buffer[]): string => {
  const file = path.join(folder, name)
  writeFileSync(file, ders.map(pemOf).join('comment\n'))
  return file
}
const rootDer = makeCertificate(
  { name: root, key },
  { ...order, subject: root, serial: Buffer.from([1]), extensions: authorityExtensions() },
)
const below = makeCertificate(
  { name: root, key },
  { ...order, subject: nameOf({ CN: '下级' }), serial: Buffer.from([2]), extensions: authorityExtensions() },
)
const person = makeCertificate(
  { name: root, key },
  { ...order, subject: nameOf({ CN: '某人' }), serial: Buffer.from([3]), extensions: personExtensions() },
)

function read(env: Record<string, string>, environment: 'development' | 'production' | 'test' = 'production') {
  return readCertificateSettings(env, environment, (zh, en) => {
    throw new ConfigError(zh, en)
  })
}

it('reads roots and authorities below them from a file or a folder', () => {
  const file = write('trust.pem', rootDer, below)
  const middleware = 'http://127.0.0.1:9001'
  const settings = read({
    WENWU_CA_TRUST: file,
    WENWU_CA_MIDDLEWARE: middleware,
    WENWU_CA_REVOCATION: `https://ca.example/list.crl, ${file}`,
  })
  expect(settings).toMatchObject({ kind: 'external', middleware, asksPin: false, revocationLists: ['https://ca.example/list.crl', file] })
  expect([settings?.anchors.length, settings?.intermediates.length]).toEqual([1, 1])
  expect(read({ WENWU_CA_TRUST: folder, WENWU_CA_MIDDLEWARE: middleware, WENWU_CA_PIN: 'page' })).toMatchObject({
    asksPin: true,
    anchors: [{ serial: '1' }],
  })
})

it('is the test authority in development, nothing in production and when it is switched off', () => {
  expect(read({}, 'development')?.kind).toBe('development')
  expect(read({ WENWU_CA: 'off' }, 'development')).toBeUndefined()
  expect([read({}), read({}, 'test')]).toEqual([undefined, undefined])
})

it('ends the start where something is wrong', () => {
  const trust = write('root.pem', rootDer)
  const middleware = 'http://127.0.0.1:9001'
  const bad = write('person.txt', person)
  const wrong: [Record<string, string>, string][] = [
    [{ WENWU_CA: 'development' }, 'WENWU_CA=development'],
    [{ WENWU_CA: 'on' }, 'WENWU_CA is'],
    [{ WENWU_CA_TRUST: '/nowhere' }, 'does not exist'],
    [{ WENWU_CA_TRUST: bad }, 'no authority'],
    [{ WENWU_CA_TRUST: write('below.txt', below) }, 'no root'],
    [{ WENWU_CA_TRUST: write('broken.txt', rootDer.subarray(0, 100)) }, 'cannot be used'],
    [{ WENWU_CA_TRUST: trust }, 'WENWU_CA_MIDDLEWARE'],
    [{ WENWU_CA_TRUST: trust, WENWU_CA_MIDDLEWARE: 'http://10.0.0.7:9001' }, 'WENWU_CA_MIDDLEWARE'],
    [{ WENWU_CA_TRUST: trust, WENWU_CA_MIDDLEWARE: 'http://127.0.0.1:9001/x' }, 'WENWU_CA_MIDDLEWARE'],
    [{ WENWU_CA_TRUST: trust, WENWU_CA_MIDDLEWARE: middleware, WENWU_CA_REVOCATION: '/nowhere' }, 'WENWU_CA_REVOCATION'],
  ]
  for (const [env, text] of wrong) expect(() => read(env), JSON.stringify(env)).toThrow(text)
  expect(read({ WENWU_CA_TRUST: trust, WENWU_CA_MIDDLEWARE: middleware })?.anchors).toHaveLength(1)
})

it('lets the page speak to the configured middleware and to no other place', () => {
  const settings = read({ WENWU_CA_TRUST: write('root.pem', rootDer), WENWU_CA_MIDDLEWARE: 'http://127.0.0.1:9001' })
  const policy = (certificate: typeof settings) =>
    /connect-src ([^;]+)/.exec(securityHeaders({ environment: 'production', certificate })['content-security-policy'] ?? '')?.[1]
  expect(policy(settings)).toBe(`${policy(undefined)} http://127.0.0.1:9001`)
})
