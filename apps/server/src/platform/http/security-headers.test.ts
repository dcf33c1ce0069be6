import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Config } from '../config.ts'
import { errorBody, toAppError } from './error-reply.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'

function appIn(environment: Config['environment']) {
  const app = Fastify()
  addSecurityHeaders(app, { environment })
  app.setErrorHandler((error, request, reply) => reply.code(toAppError(error).status).send(errorBody(toAppError(error), request.id)))
  for (const url of ['/api/v1/x', '/sso/login', '/framework/x', '/home']) app.get(url, () => ({ ok: true }))
  app.get('/api/v1/broken', () => Promise.reject(new Error('secret')))
  return app
}

describe('security headers', () => {
  it.each(['/api/v1/x', '/home', '/unknown', '/api/v1/broken'])('stand on the reply of %s', async (url) => {
    const reply = await appIn('test').inject(url)
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(reply.headers['permissions-policy']).toContain('camera=()')
    const policy = String(reply.headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "connect-src 'self'"]),
    )
    expect(policy.find((part) => part.startsWith('script-src'))).not.toContain('unsafe')
  })

  it('name the two doors of the office helper, and nothing else outside, only where the installation uses it', () => {
    const connect = (officeHelper: boolean) =>
      securityHeaders({ environment: 'production', officeHelper })
        ['content-security-policy']!.split('; ')
        .find((part) => part.startsWith('connect-src'))
    expect(connect(false)).toBe("connect-src 'self'")
    expect(connect(true)).toBe("connect-src 'self' http://127.0.0.1:58890 https://127.0.0.1:58891")
  })

  it.each([
    ['/api/v1/x', 'no-store'],
    ['/api/v1/broken', 'no-store'],
    ['/sso/login', 'no-store'],
    ['/framework/x', 'no-store'],
    ['/home', undefined],
  ])('%s is stored: %s', async (url, expected) => {
    expect((await appIn('test').inject(url)).headers['cache-control']).toBe(expected)
  })

  it('demand TLS for a year in production, and only there', async () => {
    expect((await appIn('production').inject('/home')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect((await appIn('development').inject('/home')).headers['strict-transport-security']).toBeUndefined()
  })
})
