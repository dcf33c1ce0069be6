import { describe, expect, it } from 'vitest'
import { readFramedSites } from './framed-sites.ts'

const read = (given: string | undefined, publicUrl?: string) =>
  readFramedSites(given, publicUrl, (_zh, en) => {
    throw new Error(en)
  })

describe('the list of framed sites', () => {
  it('is empty unless the operator says otherwise', () => {
    expect(read(undefined)).toEqual([])
    expect(read(' ')).toEqual([])
  })

  it('names sites by key, title and address', () => {
    expect(read('status=状态监测|https://status.example.org/a?b=1, second=另一个|https://b.example.org')).toEqual([
      { key: 'status', name: '状态监测', url: 'https://status.example.org/a?b=1' },
      { key: 'second', name: '另一个', url: 'https://b.example.org/' },
    ])
  })

  it.each([
    'http://plain.example.org',
    'a=甲|http://plain.example.org',
    'a=甲|javascript:alert(1)',
    'a=甲|https://user:secret@example.org',
    'a=甲|https://own.example.org/login',
    'a=甲|https://one.example.org,a=乙|https://two.example.org',
    'a=|https://one.example.org',
  ])('refuses %s', (given) => {
    expect(() => read(given, 'https://own.example.org')).toThrow('WENWU_FRAMED_SITES')
  })
})
