import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSameSignature, signAnswer, signCall } from './signature.ts'

const call = { path: '/tickets', app: 'wenwu', time: '1795226400000', nonce: 'n1', body: '{"ticket":"x"}' }

describe('signatures of calls to the national platform', () => {
  it('use SM3 as GB/T 32905 defines it', () => {
    expect(createHash('sm3').update('abc').digest('hex')).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0')
  })

  it('cover every part of a call', () => {
    const signature = signCall('k', call)
    expect(signCall('k', { ...call })).toBe(signature)
    for (const part of Object.keys(call) as (keyof typeof call)[])
      expect(signCall('k', { ...call, [part]: `${call[part]} ` }), part).not.toBe(signature)
    expect(signCall('K', call)).not.toBe(signature)
  })

  it('tell an answer from that of another call, another status, another body, and from a call', () => {
    const answer = { status: 200, nonce: 'n1', body: '{}' }
    const all = [
      signAnswer('k', answer),
      signAnswer('k', { ...answer, nonce: 'n2' }),
      signAnswer('k', { ...answer, status: 400 }),
      signAnswer('k', { ...answer, body: '{ }' }),
      signCall('k', call),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  it('are compared whole', () => {
    const signature = signCall('k', call)
    expect(isSameSignature(signature, signature)).toBe(true)
    for (const given of [
      undefined,
      null,
      '',
      signature.slice(1),
      `${signature}0`,
      signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ])
      expect(isSameSignature(signature, given)).toBe(false)
  })
})
