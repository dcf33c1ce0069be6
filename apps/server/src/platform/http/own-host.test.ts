import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { AppServices } from '../services.ts'
import { isOwnHost } from './own-host.ts'
import { publicOrigin } from './public-origin.ts'

const own = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ family }) => family === 'IPv4')
  .map(({ address }) => address)

const originOf = (host: string, publicUrl?: string, isSecure = false) =>
  publicOrigin({
    services: { config: { publicUrl, port: 9100 } } as AppServices,
    isSecure,
    header: (name) => (name === 'host' ? host : undefined),
  })

describe('without WENWU_PUBLIC_URL', () => {
  it('a host is believed where it is this machine: loopback and its own addresses', () => {
    for (const host of ['localhost', 'localhost:9100', 'LOCALHOST:9100', '127.0.0.1:9100', '127.8.8.8', '[::1]:9100', ...own])
      expect([host, isOwnHost(host), originOf(host)]).toEqual([host, true, `http://${host}`])
    expect(originOf('localhost:9100', undefined, true)).toBe('https://localhost:9100')
  })

  it.each([
    'evil.example',
    'evil.example:9100',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example#localhost',
    'user@localhost',
    'localhost/x',
    '192.0.2.1',
    '0.0.0.0:9100',
    '2130706433',
    '',
  ])('%s is not: addresses lead to this machine', (host) => {
    expect([isOwnHost(host), originOf(host)]).toEqual([false, 'http://localhost:9100'])
  })
})

it('with WENWU_PUBLIC_URL the host of a request is ignored', () => {
  expect(originOf('evil.example', 'https://wenwu.example')).toBe('https://wenwu.example')
  expect(originOf('localhost:9100', 'https://wenwu.example')).toBe('https://wenwu.example')
})

it('production does not start without its address', () => {
  const production = { WENWU_ENV: 'production', WENWU_SECRET: 's'.repeat(40), WENWU_DATA: '/nowhere' }
  expect(() => readConfig(production, '/nowhere')).toThrow('WENWU_PUBLIC_URL')
  expect(() => readConfig({ ...production, WENWU_PUBLIC_URL: '' }, '/nowhere')).toThrow('WENWU_PUBLIC_URL')
  expect(readConfig({ ...production, WENWU_PUBLIC_URL: 'https://wenwu.example' }, '/nowhere').publicUrl).toBe('https://wenwu.example')
  expect(readConfig({ ...production, WENWU_ENV: 'test' }, '/nowhere').publicUrl).toBeUndefined()
})
