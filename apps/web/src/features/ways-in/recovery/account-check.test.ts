import { describe, expect, it } from 'vitest'
import { checkAccount, checkBeforeCode, firstError, isIncomplete, type AccountForm } from './account-check.ts'

const full: AccountForm = { userType: 'person', username: 'person', phone: '13800138000', code: '123456' }

describe('the first step of the forgotten password', () => {
  it('lets a full form pass', () => {
    expect(checkAccount(full)).toEqual({})
    expect(checkBeforeCode({ ...full, code: '' })).toEqual({})
    expect(isIncomplete(full)).toBe(false)
    expect(firstError({})).toBeUndefined()
  })

  it('names every missing field, and the first of them', () => {
    const empty: AccountForm = { userType: '', username: ' ', phone: '', code: '' }
    expect(checkAccount(empty)).toEqual({
      userType: 'recovery.userTypeRequired',
      username: 'recovery.usernameRequired',
      phone: 'recovery.phoneRequired',
      code: 'recovery.codeRequired',
    })
    expect(firstError(checkAccount(empty))).toBe('userType')
    expect(firstError({ code: 'recovery.codeRequired', phone: 'recovery.phoneWrong' })).toBe('phone')
    expect(isIncomplete(empty)).toBe(true)
  })

  it('has other words before a code is sent, and does not ask for one', () => {
    expect(checkBeforeCode({ ...full, username: '', phone: '', code: '' })).toEqual({
      username: 'recovery.fillUsername',
      phone: 'recovery.fillPhone',
    })
  })

  it.each(['12345678901', '1380013800', 'x'])('a phone like %s is wrong, not missing', (phone) => {
    expect(checkAccount({ ...full, phone })).toEqual({ phone: 'recovery.phoneWrong' })
    expect(isIncomplete({ ...full, phone })).toBe(false)
  })

  it.each(['13800138000', '16600138000', '+86 199 0013 8000'])('the wider rule takes %s', (phone) => {
    expect(checkAccount({ ...full, phone })).toEqual({})
  })
})
