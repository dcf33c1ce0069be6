import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as certificate } from '@wenwu/core/certificate/contract'
import { keyCodes } from '@wenwu/core/certificate/key-protocol'
import { readCertificate } from '@wenwu/core/certificate/x509'
import { contract, demoPin } from '@wenwu/core/certificate-development/contract'
import type { UserKind } from '@wenwu/core/auth/model'
import { developmentCertificates } from '../../../platform/certificate-settings.ts'
import { readConfig } from '../../../platform/config.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { testAnchors } from '../certificate/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ config: { certificate: developmentCertificates } })
})
afterAll(() => api.stop())

const keys = () => api.anonymous.call(contract.listCertificates, {})
const issued = async (serial: string) => (await api.anonymous.call(contract.issued, {})).certificates.find((one) => one.serial === serial)

/** Signs in with a key of the signer, as the page does. */
async function signIn(id: string, kind: UserKind, pin = demoPin): Promise<[number, string | undefined]> {
  const { certificates } = await keys()
  const key = certificates.find((one) => one.id === id)!
  const asked = await api.anonymous.send(certificate.ask, { kind })
  const { nonce, message } = (asked.body as { data: { nonce: string; message: string } }).data
  const { signature } = await api.anonymous.call(contract.sign, { id, data: message, pin })
  const headers = { cookie: asked.headers.get('set-cookie')!.split(';')[0]! }
  const reply = await api.anonymous.send(
    certificate.signIn,
    { nonce, certificate: key.certificate, chain: key.chain, signature },
    { headers },
  )
  return [reply.status, (reply.body as { error?: string }).error]
}

describe('the test authority and its signer', () => {
  it('bring certificates of each kind that open their demo accounts, after a restart too', async () => {
    expect(await api.anonymous.call(auth.ways, {})).toContain('certificate')
    expect(await api.anonymous.call(certificate.way, {})).toEqual({
      isOpen: true,
      isRehearsal: true,
      keyAddress: '/api/certificate-development',
      asksPin: true,
    })
    const { certificates } = await keys()
    expect(certificates.map((one) => [one.label, readCertificate(Buffer.from(one.certificate, 'base64')).publicKey.kind]).sort()).toEqual([
      ['company', 'p256'],
      ['national-lead', 'rsa'],
      ['national-officer', 'sm2'],
      ['person', 'sm2'],
    ])
    const kinds: Record<string, UserKind> = { company: 'legal-entity', person: 'individual' }
    for (const { id, label } of certificates) expect(await signIn(id, kinds[label] ?? 'official'), label).toEqual([200, undefined])
    expect((await keys()).certificates).toEqual(certificates)
    const again = testAnchors({ environment: 'test', secret: Buffer.from(api.services.config.secret) })
    expect(again.map((one) => one.anchor.publicKey.spki)).toEqual(testAnchors(api.services.config).map((one) => one.anchor.publicKey.spki))
  })

  it('sign against the PIN alone', async () => {
    const { certificates } = await keys()
    expect(await api.anonymous.call(contract.sign, { id: certificates[0]!.id, data: 'AAAA', pin: '000000' })).toEqual({
      code: keyCodes.pinIncorrect,
      signature: '',
    })
    expect(await api.anonymous.call(contract.sign, { id: 'another', data: 'AAAA', pin: demoPin })).toEqual({
      code: keyCodes.deviceRemoved,
      signature: '',
    })
    expect(await signIn(certificates.find((one) => one.label === 'national-officer')!.id, 'official', '000000')).toEqual([
      400,
      'bad-request',
    ])
  })

  it('issue to demo accounts alone; what is expired, unbound or revoked is refused by the way of real certificates', async () => {
    const order = { username: 'province-sx', keyKind: 'p256', isExpired: false, isBound: true } as const
    expect((await api.anonymous.send(contract.issue, { ...order, username: 'nobody' })).status).toBe(404)
    await api.anonymous.call(contract.issue, order)
    const { certificates } = await keys()
    const fresh = certificates[0]!
    expect(fresh.label).toBe('province-sx')
    expect(await signIn(fresh.id, 'official')).toEqual([200, undefined])
    await api.anonymous.call(contract.revoke, { id: fresh.id })
    expect(await signIn(fresh.id, 'official')).toEqual([403, 'certificate-revoked'])
    expect((await api.anonymous.send(contract.revoke, { id: fresh.id })).status).toBe(404)
    expect(await issued(readCertificate(Buffer.from(fresh.certificate, 'base64')).serial)).toMatchObject({
      isRevoked: true,
      isBound: true,
      username: 'province-sx',
    })

    await api.anonymous.call(contract.issue, { ...order, isExpired: true, isBound: false })
    expect(await signIn((await keys()).certificates[0]!.id, 'official')).toEqual([403, 'certificate-expired'])
    await api.anonymous.call(contract.issue, { ...order, keyKind: 'sm2', isBound: false })
    expect(await signIn((await keys()).certificates[0]!.id, 'official')).toEqual([403, 'certificate-unbound'])
  })
})

describe('in production', () => {
  it('there is neither signer nor authority', async () => {
    const { environment } = api.services.config
    Object.assign(api.services.config, { environment: 'production' })
    const replies = [
      await api.anonymous.send(contract.listCertificates, {}),
      await api.anonymous.send(contract.sign, { id: 'x', data: 'AAAA', pin: demoPin }),
      await api.anonymous.send(contract.issued, {}),
      await api.anonymous.send(contract.issue, { username: 'company', keyKind: 'p256', isExpired: false, isBound: true }),
      await api.anonymous.send(contract.revoke, { id: 'x' }),
    ]
    expect(() => testAnchors(api.services.config)).toThrow('refused in production')
    Object.assign(api.services.config, { environment })
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404, 404])
    expect((await api.anonymous.send(contract.issued, {})).status).toBe(200)
  })

  it('the setting ends the start', () => {
    const env = {
      WENWU_ENV: 'production',
      WENWU_SECRET: 'x'.repeat(32),
      WENWU_PUBLIC_URL: 'https://wenwu.example',
      WENWU_CA: 'development',
    }
    expect(() => readConfig(env, '/nowhere')).toThrow('WENWU_CA=development')
    expect(readConfig({ ...env, WENWU_CA: '' }, '/nowhere').certificate).toBeUndefined()
  })
})
