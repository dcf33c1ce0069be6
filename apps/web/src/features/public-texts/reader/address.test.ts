import { expect, test } from 'vitest'
import { ownFileAddress, readParams } from './address.ts'

const origin = 'https://wenwu.example'
const id = '01934f6a-1111-7222-8333-444455556666'

test('files of this installation', () => {
  expect(ownFileAddress('/api/v1/files/open?link=a.b', origin)).toBe('/api/v1/files/open?link=a.b')
  expect(ownFileAddress(`${origin}/api/wbws/downloadWbwsFile/${id}#page=2`, origin)).toBe(`/api/wbws/downloadWbwsFile/${id}`)
  expect(ownFileAddress('/api/getHelpBook?userType=1', origin)).toBe('/api/getHelpBook?userType=1')
  expect(ownFileAddress(id, origin)).toBe(`/api/wbws/downloadWbwsFile/${id}`)
})

test.each([
  'https://evil.example/x.ofd',
  '//evil.example/api/v1/files/open',
  'https://wenwu.example@evil.example/api/getHelpBook',
  'https://user:x@wenwu.example/api/getHelpBook',
  'http://wenwu.example/api/getHelpBook',
  '\\\\evil.example\\x',
  'javascript:alert(1)',
  'data:application/pdf;base64,AAAA',
  'blob:https://wenwu.example/1',
  'file:///etc/passwd',
  '/sso/signOut',
  '/api/v1/files/open/../../../sso/signOut',
  '/api/wbws/downloadWbwsFile/a%2F..%2F..',
  '/home',
  '',
])('nothing else: %s', (address) => {
  expect(ownFileAddress(address, origin)).toBeUndefined()
})

test('the params of the viewer page', () => {
  expect(readParams('{"openurl":"/a","saveurl":"https://evil.example","savesize":5}')).toEqual({ openUrl: '/a' })
  for (const bad of [null, '', '{', '[]', 'null', '"x"', '{"openurl":5}', '{"openurl":""}', `{"openurl":"${'a'.repeat(5000)}"}`])
    expect(readParams(bad)).toBeUndefined()
})
