import { describe, expect, it } from 'vitest'
import type { Profile } from '@wenwu/core/profile/model'
import { sideOf } from './crop-picture.ts'
import { checkPasswords, checkProfile, isChanged, isNewMobile, valuesOf } from './profile-check.ts'

const profile: Profile = {
  id: '1',
  username: 'someone',
  familyName: '林',
  name: '林青禾',
  mobile: '13800138000',
  email: 'lin@example.org',
  avatar: '',
  isNameFixed: false,
  canChangeMobile: true,
  lastSignInAt: null,
  registeredAt: '2026-01-01T00:00:00Z',
  passwordChangedAt: '2026-01-01T00:00:00Z',
  roles: [],
}
const values = valuesOf(profile)

describe('the profile form', () => {
  it('has nothing to say about what is stored', () => {
    expect(checkProfile(values, profile)).toEqual({})
    expect(isChanged(values, profile)).toBe(false)
  })

  it('proposes the family name of who registered without one, which changes nothing by itself', () => {
    const registered = { ...profile, familyName: '', name: '欧阳青禾' }
    expect(valuesOf(registered).familyName).toBe('欧阳')
    expect([checkProfile(valuesOf(registered), registered), isChanged(valuesOf(registered), registered)]).toEqual([{}, false])
  })

  it('names each missing field, in their order', () => {
    expect(Object.entries(checkProfile({ ...values, familyName: ' ', name: '', email: 'x', mobile: '' }, profile))).toEqual([
      ['familyName', 'profile.familyNameRequired'],
      ['name', 'profile.nameRequired'],
      ['email', 'profile.emailFormat'],
      ['mobile', 'profile.mobileRequired'],
    ])
  })

  it('takes what cannot be seen for missing', () => {
    const nothing = '\u200b\u3164\u2800'
    expect(checkProfile({ ...values, familyName: nothing, name: nothing }, profile)).toEqual({
      familyName: 'profile.familyNameRequired',
      name: 'profile.nameRequired',
    })
  })

  it('wants code and password for a new telephone alone, however the old one is spelled', () => {
    expect(isNewMobile({ ...values, mobile: '+86 138-0013-8000' }, profile)).toBe(false)
    expect(checkProfile({ ...values, mobile: '13912345678' }, profile)).toEqual({
      code: 'profile.codeRequired',
      password: 'profile.currentPasswordRequired',
    })
    expect(checkProfile({ ...values, mobile: '13912345678', code: '123456', password: 'x' }, profile)).toEqual({})
    expect(checkProfile({ ...values, mobile: '12912345678' }, profile)).toEqual({ mobile: 'profile.mobileFormat' })
  })

  it('asks nobody for a telephone who has none and could not prove one', () => {
    const without = { ...profile, mobile: '', canChangeMobile: false }
    expect(checkProfile(valuesOf(without), without)).toEqual({})
    expect(checkProfile(valuesOf(without), { ...without, canChangeMobile: true })).toEqual({ mobile: 'profile.mobileRequired' })
  })

  it('counts spaces around as no change, and a code as none', () => {
    expect(isChanged({ ...values, name: ' 林青禾 ', code: '123456' }, profile)).toBe(false)
    expect(isChanged({ ...values, avatar: 'data:image/png;base64,AAAA' }, profile)).toBe(true)
  })
})

describe('the password form', () => {
  it('follows the order and the words of the specification', () => {
    expect(checkPasswords({ current: '', next: '', again: '' })).toEqual({
      current: 'profile.currentPasswordRequired',
      next: 'profile.newPasswordRequired',
      again: 'profile.confirmPasswordRequired',
    })
    expect(checkPasswords({ current: 'x', next: 'abcdef', again: 'abcdeg' })).toEqual({
      next: 'profile.newPasswordFormat',
      again: 'profile.confirmPasswordDiffers',
    })
    expect(checkPasswords({ current: 'x', next: 'Kz7!wpQ4', again: 'Kz7!wpQ4' })).toEqual({})
  })
})

describe('the cut square', () => {
  it('is never enlarged and never larger than is kept', () => {
    expect([
      sideOf({ x: 0, y: 0, width: 100.4, height: 100 }),
      sideOf({ x: 0, y: 0, width: 4000, height: 4000 }),
      sideOf({ x: 0, y: 0, width: 0.2, height: 0.2 }),
    ]).toEqual([100, 512, 1])
  })
})
