import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '@wenwu/core/auth/model'
import { memoryStorage } from './testing/memory-storage.ts'

vi.stubGlobal('localStorage', memoryStorage())
vi.stubGlobal('sessionStorage', memoryStorage())
const { announceSessionLost, clearSession, findLoginName, isAskedFor, loginPath, storeSession, returnAfterSignIn, takeReturnPath } =
  await import('./session.ts')

const company = { id: 'c', kind: 'legal-entity' } as const
const official = { id: 'o', kind: 'official' } as const

describe('the sign-in page', () => {
  it('is the applicants’ one on a new browser, else the one used last, also after signing out', () => {
    expect(loginPath()).toBe('/login?type=1')
    storeSession('token', official as SignedInUser)
    expect(loginPath()).toBe('/login?type=3')
    clearSession()
    expect(loginPath()).toBe('/login?type=3')
    storeSession('token', { id: 'p', kind: 'individual' } as SignedInUser)
    clearSession()
    expect(loginPath()).toBe('/login?type=2')
  })
})

describe('where somebody goes on after signing in', () => {
  beforeEach(() => sessionStorage.clear())

  it('is where they were asked to, once, also through the entrance that signs out', () => {
    returnAfterSignIn('/qr/secret')
    clearSession()
    expect([takeReturnPath(official), takeReturnPath(official)]).toEqual(['/qr/secret', undefined])
  })

  it('is known to the sign-in page, unless a session was lost', () => {
    returnAfterSignIn('/cases?page=2')
    expect([isAskedFor('/cases'), isAskedFor('/todo')]).toEqual([true, false])
    sessionStorage.setItem('RETURN_TO', JSON.stringify({ userId: company.id, path: '/cases' }))
    expect(isAskedFor('/cases')).toBe(false)
  })

  it('is meant for people of some kinds: others go home', () => {
    const path = '/new-application?itemCode=56005'
    returnAfterSignIn(path, ['legal-entity', 'individual'])
    expect(takeReturnPath(company)).toBe(path)
    returnAfterSignIn(path, ['legal-entity', 'individual'])
    expect(takeReturnPath(official)).toBeUndefined()
  })

  it('is first where a session was lost, whatever is looked at meanwhile', () => {
    sessionStorage.setItem('RETURN_TO', JSON.stringify({ userId: company.id, path: '/applications/1' }))
    returnAfterSignIn('/new-application?itemCode=56005')
    expect(takeReturnPath(company)).toBe('/applications/1')
  })

  it('has the pages again that stood open, and the name, for the same person alone', async () => {
    vi.stubGlobal('location', { pathname: '/todo', search: '?keyword=x' })
    vi.stubGlobal('window', new EventTarget())
    const lose = async (): Promise<void> => {
      storeSession('token', { ...official, username: 'officer' } as SignedInUser)
      sessionStorage.setItem('PAGE_TABS', '[{"path":"/todo"}]')
      await announceSessionLost()
      clearSession()
    }
    await lose()
    expect([sessionStorage.getItem('PAGE_TABS'), findLoginName()]).toEqual([null, 'officer'])
    expect([takeReturnPath(official), sessionStorage.getItem('PAGE_TABS')]).toEqual(['/todo?keyword=x', '[{"path":"/todo"}]'])
    await lose()
    expect([takeReturnPath(company), sessionStorage.getItem('PAGE_TABS')]).toEqual([undefined, null])
  })

  it('is never on another site', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      returnAfterSignIn(path)
      expect(takeReturnPath(company), path).toBeUndefined()
    }
  })
})
