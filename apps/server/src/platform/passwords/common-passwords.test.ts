import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isCommonPassword, isMadeOfName } from './common-passwords.ts'

const digestOf = (password: string) => createHash('md5').update(password).digest('hex')

describe('common passwords, asked by their digest', () => {
  it.each(['123456', 'Admin@123', 'Aa123456', 'P@ssw0rd', '1qaz@WSX', 'Qwe123!@#', 'Wenwu@2026', 'Beijing2008', 'woaini520', '888888'])(
    '%s is one',
    async (password) => {
      expect(await isCommonPassword(digestOf(password))).toBe(true)
    },
  )

  it.each(['Kz7!wpQ', '云冈石窟Yg1', 'tR4&nine!Lm', 'x9_Vb22Qr'])('%s is none', async (password) => {
    expect(await isCommonPassword(digestOf(password))).toBe(false)
  })

  it('knows what people make of a user name', () => {
    for (const password of ['lixiaolong', 'Lixiaolong1', 'Lixiaolong@123', 'LIXIAOLONG!2026', 'lixiaolong2026#'])
      expect(isMadeOfName(digestOf(password), 'lixiaolong'), password).toBe(true)
    expect(isMadeOfName(digestOf('Kz7!wpQ'), 'lixiaolong')).toBe(false)
    expect(isMadeOfName(digestOf('123456'), '')).toBe(false)
  })
})
