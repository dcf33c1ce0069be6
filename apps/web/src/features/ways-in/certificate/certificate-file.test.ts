import { expect, it } from 'vitest'
import { readCertificateFile } from './certificate-file.ts'

const der = Uint8Array.from([0x30, 0x82, 0x01, 0x0a, ...Array.from({ length: 266 }, (_, i) => i % 256)])
const base64 = btoa(String.fromCharCode(...der))
const pem = (body: string): string => `-----BEGIN CERTIFICATE-----\r\n${body.replace(/.{64}/g, '$&\r\n')}\r\n-----END CERTIFICATE-----\r\n`

it('takes a certificate from PEM with its authorities, from DER and from bare base64', async () => {
  expect(await readCertificateFile(new Blob([der]))).toEqual({ certificate: base64, chain: [] })
  expect(await readCertificateFile(new Blob([`subject=CN\n${pem(base64)}${pem('AAAA')}`]))).toEqual({
    certificate: base64,
    chain: ['AAAA'],
  })
  expect(await readCertificateFile(new Blob([base64.replace(/.{76}/g, '$&\n')]))).toEqual({ certificate: base64, chain: [] })
})

it('takes nothing else', async () => {
  for (const wrong of ['', 'hello', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----', 'x'.repeat(20_001)])
    expect(await readCertificateFile(new Blob([wrong]))).toBeUndefined()
})
