import { expect, it } from 'vitest'
import { maskEmail, maskMobile } from './masks.ts'

it.each([
  ['13812348000', '138****8000'],
  ['+8613812348000', '+86****8000'],
  ['12345', '1****'],
  ['', ''],
])('mobile %j', (mobile, masked) => expect(maskMobile(mobile)).toBe(masked))

it.each([
  ['zhang.san@x.cn', 'z***@x.cn'],
  ['a@b@x.cn', 'a***@x.cn'],
  ['@x.cn', '***'],
  ['nothing', '***'],
  ['𠮷@x.cn', '𠮷***@x.cn'],
  ['', ''],
])('e-mail %j', (email, masked) => expect(maskEmail(email)).toBe(masked))
